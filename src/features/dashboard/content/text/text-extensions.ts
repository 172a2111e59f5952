import { Node, type AnyExtension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Markdown } from '@tiptap/markdown';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isTextAddress } from './text-commands';
import { shownPicture } from './shown-picture';
import { tableOfHtml } from './table-of-html';
import { TableView } from './table-view';

/** Signs that begin a list, a heading or a quotation where they stand first in a line. */
const BLOCK_SIGN = /^(?:(\d{1,9})([.)])|([-+#>]))(?=\s|$)/gm;

const REWRITTEN: Partial<Record<string, (extension: AnyExtension) => AnyExtension>> = {
  // What looks like a list but was written as a sentence ("1. lugar") stays a sentence.
  paragraph: (extension) =>
    extension.extend({
      renderMarkdown(node, helpers, context) {
        const text = this.parent?.(node, helpers, context) ?? '';
        return text.replace(BLOCK_SIGN, (_, figures?: string, end?: string, sign?: string) =>
          sign ? `\\${sign}` : `${figures ?? ''}\\${end ?? ''}`,
        );
      },
    }),
  // An address that no link may have leaves its text behind.
  link: (extension) =>
    extension.extend({
      parseMarkdown(token, helpers) {
        return typeof token.href === 'string' && isTextAddress(token.href)
          ? (this.parent?.(token, helpers) ?? [])
          : helpers.parseInline(token.tokens ?? []);
      },
    }),
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => REWRITTEN[extension.name]?.(extension) ?? extension);
  },
}).configure({
  // Markdown knows no underline.
  underline: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isTextAddress(address),
    HTMLAttributes: { target: null, rel: null },
  },
});

/** Pasted pictures of other sites are left out. */
const ShownImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (shownPicture(element.getAttribute('src')) ? null : false) },
  ],
  addAttributes() {
    return {
      ...this.parent?.(),
      src: { default: null, parseHTML: (element) => shownPicture(element.getAttribute('src')) },
    };
  },
});

const sourceOf = (element: HTMLElement) =>
  element instanceof HTMLTableElement ? tableOfHtml(element) : element.getAttribute('data-source');

/** A table as a block of its own Markdown: what is not edited goes back letter by letter. */
const TableBlock = Node.create({
  name: 'tableBlock',
  group: 'block',
  atom: true,
  // The clipboard takes it along as HTML; what is pasted from elsewhere is a table of HTML.
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element) => sourceOf(element) ?? '',
      renderHTML: ({ source }) => ({ 'data-source': String(source) }),
    },
  }),
  parseHTML: () => [
    { tag: 'div[data-table-block]' },
    { tag: 'table', getAttrs: (element) => (sourceOf(element) === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-table-block': '', ...HTMLAttributes }],
  addNodeView: () => ReactNodeViewRenderer(TableView),
  markdownTokenName: 'table',
  parseMarkdown: (token) => ({ type: 'tableBlock', attrs: { source: (token.raw ?? '').trimEnd() } }),
  renderMarkdown: ({ attrs }) => (typeof attrs?.source === 'string' ? attrs.source : ''),
});

/** What a text of the shop may hold, and how it is read from Markdown and written as it. */
export const TEXT_EXTENSIONS = [Kit, ShownImage, TableBlock, Markdown];

import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { TableView } from './table-view';

/** A table as a block of its own Markdown: what is not edited goes back letter by letter. */
export const TableBlock = Node.create({
  name: 'tableBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-table-block]' }],
  renderHTML: () => ['div', { 'data-table-block': '' }],
  addNodeView: () => ReactNodeViewRenderer(TableView),
  markdownTokenName: 'table',
  parseMarkdown: (token) => ({ type: 'tableBlock', attrs: { source: (token.raw ?? '').trimEnd() } }),
  renderMarkdown: ({ attrs }) => (typeof attrs?.source === 'string' ? attrs.source : ''),
});

import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { directionOf } from '@/lib/texts/direction';
import { sanitizeAddress } from '@/lib/texts/markdown-address';
import { MarkdownLink } from './markdown-link';

/** A wide table scrolls inside its own region, also by keyboard, and never widens the page. */
function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // A region that scrolls must take the focus (WCAG 2.1.1), or a keyboard cannot read its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className="max-w-full overflow-x-auto rounded border border-line bg-raised">
      <table className="w-full border-collapse text-start text-[0.9375rem]">{children}</table>
    </div>
  );
}

/** A picture whose address is not allowed is replaced by its description. */
function TextPicture({ src, alt = '', title }: ComponentProps<'img'>) {
  if (!src) return <>{alt}</>;
  return <img src={src} alt={alt} title={title} className="h-auto max-w-full rounded" loading="lazy" />;
}

const cell = 'border-b border-line px-2.5 py-2.5 text-start md:px-3.5 align-top';
// Typed by the library without the attributes of a div.
const WRAPPER: ComponentProps<'div'> = {
  className: 'grid grid-cols-[minmax(0,1fr)] gap-4 break-words leading-relaxed',
};
const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  sanitizer: sanitizeAddress,
  wrapper: 'div',
  forceWrapper: true,
  wrapperProps: WRAPPER,
  overrides: {
    a: MarkdownLink,
    table: ScrollingTable,
    // The page's own title is its one h1.
    h1: { component: 'h2', props: { className: 'mt-4 text-xl md:text-2xl' } },
    h2: { props: { className: 'mt-4 text-xl md:text-2xl' } },
    h3: { props: { className: 'mt-2 text-lg' } },
    ul: { props: { className: 'grid list-disc gap-2 ps-6 marker:text-primary' } },
    ol: { props: { className: 'grid list-decimal gap-2 ps-6 marker:font-bold marker:text-primary' } },
    blockquote: {
      props: { className: 'grid gap-2 rounded border-s-[5px] border-warn-line bg-warn-soft px-4 py-3.5' },
    },
    th: { props: { className: `${cell} bg-tile font-bold` } },
    td: { props: { className: cell } },
    hr: { props: { className: 'border-line' } },
    img: TextPicture,
    pre: { props: { className: 'overflow-x-auto rounded bg-tile p-4 text-sm' } },
  },
};

/** Renders Markdown. HTML inside it is shown as text, and addresses that are not allowed are left out. */
export function MarkdownText({ text, lang }: { text: string; lang?: string }) {
  return (
    <div lang={lang} dir={lang && directionOf(lang)} className="max-w-[68ch]">
      <Markdown options={options}>{text}</Markdown>
    </div>
  );
}

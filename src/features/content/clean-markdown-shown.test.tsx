import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cleanMarkdown } from '@/lib/clean-markdown';
import { MarkdownText } from './markdown-text';

// prettier-ignore
const PIECES = [
  '[', ']', '(', ')', '!', '<', '>', '\\', ':', '/', '//', '"', "'", ' ', '\n', '\n\n', '\t', '`', '```\n', '&', ';', '=', '#', '*', '_', '|', '-', '>',
  'a', 'texto', '[a](', '![a](', '[x]: ', '[a][x]', '![a][x]', '[^1]', '[^1]: ', 'javascript:alert(1)', 'JAVASCRIPT:', 'vbscript:', 'data:text/html,', '&#106;avascript:',
  'javascript&colon;', 'java\tscript:', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:1">', '<svg onload=alert(1)>', '<iframe src=',
  '<!--', '-->', 'on', 'onclick=', 'href=', '/media/a.webp', '/shop', 'https://e.example/x', 'http://e.example', 'mailto:a@b.example', 'www.e.example', '| a |\n|---|\n| ',
];

const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;
const SAFE_SRC = /^(?:https:\/\/|\/media\/)/i;

/** Everything the renderer made of a cleaned text that could do harm. */
function findHarm(text: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<MarkdownText text={cleanMarkdown(text)} lang="pt-BR" />);
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const harm = /^(?:script|style|iframe|object|embed|svg|form|base|meta|link)$/i.test(element.tagName)
      ? [`<${element.tagName}>`]
      : [];
    for (const { name, value } of element.attributes) {
      const isHarmful =
        name.startsWith('on') ||
        (name === 'href' && !SAFE_HREF.test(value)) ||
        (name === 'src' && !SAFE_SRC.test(value));
      if (isHarmful) harm.push(`${name}=${value}`);
    }
    return harm;
  });
}

it('no cleaned text makes a script, an event handler or an address that is no link', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (parts) => {
      expect(findHarm(parts.join(''))).toEqual([]);
    }),
    { numRuns: 4_000 },
  );
});

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkdownText } from './markdown-text';
import { runs } from '@/testing/runs';

// prettier-ignore
const PIECES = [
  '[', ']', '(', ')', '!', '<', '>', '\\', ':', '/', '//', '"', "'", ' ', '\n', '\n\n', '\t', '`', '```\n', '&', ';', '=', '#', '*', '_', '|', '-', '>',
  'a', 'texto', '[a](', '![a](', '[x]: ', '[a][x]', '![a][x]', '[^1]', '[^1]: ', 'javascript:alert(1)', 'JAVASCRIPT:', 'vbscript:', 'data:text/html,', '&#106;avascript:',
  'javascript&colon;', 'java\tscript:', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:1">', '<svg onload=alert(1)>', '<iframe src=',
  '<!--', '-->', 'on', 'onclick=', 'href=', '/media/a.webp', '/shop', 'https://e.example/x', 'http://e.example', 'mailto:a@b.example', 'www.e.example', '| a |\n|---|\n| ',
];

const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;
const SAFE_SRC = /^(?:https:\/\/|\/media\/)/i;

/** Everything in the rendered text that could do harm. */
function findHarm(text: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<MarkdownText text={text} lang="pt-BR" />);
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

it('no text makes a script, an event handler or an address that is no link', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (parts) => {
      expect(findHarm(parts.join(''))).toEqual([]);
    }),
    runs(4_000),
  );
});

const show = (text: string) => renderToStaticMarkup(<MarkdownText text={text} lang="pt-BR" />);

it.each([
  ['[loja](/shop)', 'href="/shop'],
  ['[fora](https://example.org/a?x=1)', 'href="https://example.org/a?x=1"'],
  ['[carta](mailto:ana@example.org)', 'href="mailto:ana@example.org"'],
  ['[fone](tel:+5534999990000)', 'href="tel:+5534999990000"'],
  ['![vaca](/media/vaca-0123abcd-320.webp)', 'src="/media/vaca-0123abcd-320.webp"'],
  ['![longe](https://example.org/a.jpg)', 'src="https://example.org/a.jpg"'],
  ['[texto][nome]\n\n[nome]: https://example.org', 'href="https://example.org"'],
  ['pH &lt;7, 2 < 3', '2 &lt; 3'],
])('shows %j', (text, markup) => {
  expect(show(text)).toContain(markup);
});

it.each([
  '[palavra](javascript:alert(1))',
  '[palavra](&#106;avascript:alert(1))',
  '[palavra](data:text/html;base64,AA)',
  '[palavra](//evil.example)',
  '[palavra](/&sol;evil.example)',
  '![palavra](data:image/png;base64,AA)',
  '![palavra](http://example.org/a.png)',
  '![palavra](/api/logout)',
  '![palavra](/media/../api/x)',
  '[palavra][x]\n\n[x]: javascript:1',
])('leaves the address out of %j and its words in', (text) => {
  const page = document.createElement('div');
  page.innerHTML = show(text);
  expect(page.querySelectorAll('a, img')).toHaveLength(0);
  expect(page).toHaveTextContent('palavra');
});

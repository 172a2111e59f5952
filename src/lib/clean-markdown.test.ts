import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkdown } from './clean-markdown';

const readTexts = (name: string) =>
  (JSON.parse(readFileSync(`demo/${name}.json`, 'utf8')) as { bodyMarkdown: string }[]).map(
    ({ bodyMarkdown }) => bodyMarkdown,
  );

describe('cleanMarkdown', () => {
  it('leaves every article and lesson of the shop as it is', () => {
    for (const text of [...readTexts('posts'), ...readTexts('lessons')])
      expect(cleanMarkdown(text)).toBe(text);
  });

  it.each([
    '[loja](/shop) e [fora](https://example.org/a_(b)?x=1#y "Título")',
    '[carta](mailto:ana@example.org), [fone](tel:+5534999990000), [parte](#dose)',
    '![vaca](/media/vaca-0123abcd-320.webp) ![longe](https://example.org/a.jpg)',
    '[![vaca](/media/vaca-0123abcd-320.webp)](/shop)',
    '<https://example.org/x> e <ana@example.org>',
    '[texto][nome]\n\n[nome]: https://example.org "Título"',
    'pH <7, 2 < 3 e x<y',
    '- [ ] a fazer\n- [x] feito',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '> Cuidado: *sal* e **ureia**',
    'Nota.[^1]\n\n[^1]: Da Embrapa.',
    'uma \\[escapada\\](assim)',
    '',
  ])('keeps %j', (text) => {
    expect(cleanMarkdown(cleanMarkdown(text))).toBe(cleanMarkdown(text));
    expect(cleanMarkdown(text).replaceAll('&lt;', '<')).toBe(text);
  });

  it.each([
    ['[clique](javascript:alert(1)) aqui', 'clique aqui'],
    ['[clique](JaVaScRiPt:alert(1))', 'clique'],
    ['[clique](&#106;avascript:alert(1))', 'clique'],
    ['[clique](<javascript:alert(1)>)', '[clique]\\(&lt;javascript:alert(1)>)'],
    ['[clique](data:text/html;base64,AA)', 'clique'],
    ['[espelho](//evil.example)', 'espelho'],
    ['[espelho](/&sol;evil.example)', 'espelho'],
    ['![foto](data:image/png;base64,AA)', 'foto'],
    ['![foto](http://example.org/a.png)', 'foto'],
    ['![foto](/api/logout)', 'foto'],
    ['![foto](/media/../api/x)', 'foto'],
    ['[![a](/media/a.webp)](javascript:1)', '![a](/media/a.webp)'],
    ['![foto][x]\n\n[x]: https://example.org', '[foto][x]\n\n[x]: https://example.org'],
    ['[a][x]\n\n[x]: javascript:1', '[a][x]\n'],
    ['a <b>negrito</b> e <br/> fim', 'a negrito e  fim'],
    ['<script>alert(1)</script>texto<!-- nota -->', 'texto'],
    ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
    ['<img src=x onerror=alert(1)//', '&lt;img src=x onerror=alert(1)//'],
    ['<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
  ])('%j becomes %j', (dirty, clean) => {
    expect(cleanMarkdown(dirty)).toBe(clean);
  });

  it('needs little time for the worst text that fits', () => {
    const started = performance.now();
    for (const piece of [
      '<b',
      '[',
      '![](',
      '](',
      '<script>',
      '<!--',
      '[a](',
      '\\',
      '[x]: ',
      '<a href=',
      '(((',
      '<https://',
    ])
      cleanMarkdown(piece.repeat(60_000 / piece.length) + '>'.repeat(1_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('changes nothing more the second time', () => {
    const pieces = fc.constantFrom(
      '[', ']', '(', ')', '!', '<', '>', '\\', ':', '/', '"', ' ', '\n', '&', 'a', 'b', '[x]:', '](', 'javascript:', 'https://e.example', '<script>', '</script>', '<!--', '-->', '&#106;', '#',
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const once = cleanMarkdown(parts.join(''));
        expect(cleanMarkdown(once)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });
});

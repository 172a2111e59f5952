import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next';
import { runs } from '@/testing/runs';

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/minha-conta',
    '/finalizar_compra/',
    '/buscar?q=sal%20mineral&categoria=aves',
    '/produtos/matriz-80-cria#doses',
    `/shop?utm_content=${'a'.repeat(1500)}`,
  ])('leads to %s', (next) => expect(safeNext(next)).toBe(next));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
    '%2F%2Fevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' /minha-conta',
    'https://evil.example',
    'evil.example',
    'data:text/html,x',
    '/%E0%A4%A',
    '/\ud800',
    '',
    `/${'a'.repeat(2100)}`,
    undefined,
    null,
    42,
    ['/minha-conta'],
    { toString: () => '/minha-conta' },
  ])('never leads to %j', (next) => expect(safeNext(next)).toBeNull());

  it('stays on this site whatever was asked for', () => {
    const site = 'https://shop.example';
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '%09',
      '\t',
      '\n',
      '.',
      '..',
      '@',
      ':',
      'evil.example',
      'javascript:',
      '?',
      '#',
      '%00',
      'a',
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })), (asked) => {
        const next = safeNext(asked);
        if (next === null) return;
        const once = new URL(next, site);
        expect(once.origin).toBe(site);
        expect(new URL(decodeURIComponent(next), site).origin).toBe(site);
        expect(new URL(once.pathname + once.search, site).origin).toBe(site);
      }),
      runs(2_000),
    );
  });
});

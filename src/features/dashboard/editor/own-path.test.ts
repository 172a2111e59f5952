import { describe, expect, it } from 'vitest';
import { brand } from '@config/brands';
import { ownPath } from './own-path';

describe('the path of a page of this shop', () => {
  it.each([
    [`${brand.canonicalUrl}/shop?q=sal#topo`, '/shop?q=sal#topo'],
    [`${brand.canonicalUrl}/pt-BR/shop`, '/shop'],
    [brand.canonicalUrl, '/'],
    [`${window.location.origin}/en`, '/'],
    [' /pt-BR/categoria/equinos ', '/categoria/equinos'],
    ['/he?x=1', '/?x=1'],
    ['/shop', '/shop'],
  ])('of %s is %s', (typed, path) => expect(ownPath(typed)).toBe(path));

  it.each([
    'https://outra.example/shop',
    `${brand.canonicalUrl}.evil.example/x`,
    '//outra.example',
    '/english',
    'shop',
  ])('is not made of %s', (typed) => expect(ownPath(typed)).toBe(typed));

  it('never becomes an address of another site', () => {
    expect(ownPath('/pt-BR//outra.example')).toBe('//outra.example');
  });
});

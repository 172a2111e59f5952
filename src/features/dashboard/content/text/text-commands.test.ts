import { describe, expect, it } from 'vitest';
import { completeAddress, isTextAddress } from './text-commands';

describe('the address of a link in a text', () => {
  it.each(['/produtos/matriz-60', 'https://x.example/a', 'mailto:a@b.example', 'tel:+5534', '#conta'])(
    '%s is one',
    (address) => expect(isTextAddress(address)).toBe(true),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'x', '', '/a b'])(
    '%s is none',
    (address) => expect(isTextAddress(address)).toBe(false),
  );

  it('is completed where people leave out what is usual', () => {
    expect(completeAddress(' www.embrapa.br/gado ')).toBe('https://www.embrapa.br/gado');
    expect(completeAddress('contato@loja.example')).toBe('mailto:contato@loja.example');
    expect(completeAddress('/shop')).toBe('/shop');
    expect(completeAddress('javascript:alert(1)')).toBe('javascript:alert(1)');
  });
});

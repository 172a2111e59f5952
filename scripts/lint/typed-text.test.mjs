import { describe, expect, it } from 'vitest';
import { isTypedText } from './typed-text.mjs';

describe('a string of a component', () => {
  it.each(['See the order', 'Pedidos da loja', 'الطلب', 'ok'])('%s is language', (text) => {
    expect(isTypedText(text)).toBe(true);
  });

  it.each([' · CNPJ ', 'SKU', '•••• ', '12 kg', 'x', ''])('%s is none', (text) => {
    expect(isTypedText(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { whatsAppHref } from './whatsapp-link';

describe('whatsAppHref', () => {
  it.each(['(34) 90000-1234', '34900001234', '+55 34 90000-1234'])(
    'reaches the same person for %s',
    (phone) =>
      expect(whatsAppHref(phone, 'Olá, é da loja')).toBe(
        'https://wa.me/5534900001234?text=Ol%C3%A1%2C%20%C3%A9%20da%20loja',
      ),
  );

  it.each([null, '', '1234', 'sem telefone'])('leads nowhere for %s', (phone) => {
    expect(whatsAppHref(phone, 'oi')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { isolate, withoutIsolates } from './isolate';

describe('a value inside a text', () => {
  it('is set apart in a right-to-left language, so that a code or a price is not turned around', () => {
    for (const language of ['ar', 'he']) expect(isolate('R$ 90,00', language)).toBe('\u2068R$ 90,00\u2069');
  });

  it('is left as it is where it is plain figures, which keep their order', () => {
    for (const figures of ['30', '1.000', '4.6', '']) expect(isolate(figures, 'ar')).toBe(figures);
  });

  it('is left as it is where it is the address of a page: the sign would become a part of the link', () => {
    expect(isolate('https://www.boalida.example/p', 'he')).toBe('https://www.boalida.example/p');
  });

  it('is left as it is in a left-to-right language', () => {
    for (const language of ['en', 'pt-BR', 'es']) expect(isolate('BL-7K2M9Q', language)).toBe('BL-7K2M9Q');
  });
});

describe('a text without its signs of direction', () => {
  it('is what was set apart, by either side, and keeps every other letter', () => {
    expect(withoutIsolates(isolate('R$ 90,00', 'ar'))).toBe('R$ 90,00');
    expect(withoutIsolates('\u202aa\u202e b\u202c \u2066c\u2067d\u2069')).toBe('a b cd');
    expect(withoutIsolates('שלום\u200f קֶמַח')).toBe('שלום\u200f קֶמַח');
  });
});

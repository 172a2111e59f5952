import { describe, expect, it } from 'vitest';
import { printable } from './printable';

describe('a text for a PDF', () => {
  it('is unchanged in Portuguese, Spanish and English', () => {
    const text = 'Ação nº 1 – “Não” ¿cómo? 0,5 µg/kg ± 2 ° • € 5…\n2ª linha\u00a0inteira';
    expect(printable(text)).toBe(text);
  });

  it.each([
    ['Cálcio ≥ 120 g/kg', 'Cálcio >= 120 g/kg'],
    ['5 − 2, e‑mail', '5 - 2, e-mail'],
    ['P₂O₅, ⅓, ﬁbra', 'P2O5, 1/3, fibra'],
    ['Łukasz Čapek', 'Lukasz Capek'],
    ['10 μg', '10 µg'],
    ['a\u0301gua', 'água'],
  ])('has a likeness of signs that the fonts lack: %j is %j', (text, drawn) => {
    expect(printable(text)).toBe(drawn);
  });

  it('has a question mark for what has no likeness, and never a byte that no font knows', () => {
    expect(printable('سل 🐄 ok\ud800')).toBe('?? ? ok?');
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');
    expect(printable(every)).toMatch(/^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u);
  });

  it('has no characters of control and of direction', () => {
    expect(printable('a\u0000\u0007b\u202e\u2068c\u2069\u200b\u00add\te\r\nf\u0085')).toBe('abcd e\nf');
  });
});

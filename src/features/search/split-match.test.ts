import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMatch } from './split-match';

describe('the typed part of a suggestion', () => {
  it('is found without regard to accents and case', () => {
    expect(splitMatch('Ração Bezerro', 'racao')).toEqual(['', 'Ração', ' Bezerro']);
    expect(splitMatch('Sal Rosa', 'ROSA')).toEqual(['Sal ', 'Rosa', '']);
    expect(splitMatch('Sal Rosa', 'ureia')).toEqual(['Sal Rosa', '', '']);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(splitMatch(text, typed).join('')).toBe(text);
      }),
    );
  });
});

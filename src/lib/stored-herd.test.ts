import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_OF_HERD, readAmount } from './stored-herd';

describe('a number about the herd', () => {
  it.each(['', '0', '-5', '99999999', '1,5', 'dez'])('is no count of heads: %s', (text) => {
    expect(readAmount('heads', text, 'pt-BR')).toBeNaN();
  });

  it('may have decimals where it is a weight', () => {
    expect(readAmount('weightKg', '300,5', 'pt-BR')).toBe(300.5);
  });

  it('is whole and within its range, or nothing, where it counts heads', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -10, max: 2 * MOST_OF_HERD.heads }), (typed) => {
        const read = readAmount('heads', typed.toFixed(2), 'en');
        if (Number.isNaN(read)) return;
        expect(Number.isInteger(read)).toBe(true);
        expect(read).toBeGreaterThan(0);
        expect(read).toBeLessThanOrEqual(MOST_OF_HERD.heads);
      }),
    );
  });
});

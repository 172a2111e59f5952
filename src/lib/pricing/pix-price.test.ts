import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '@/lib/money';
import { pixPrice } from './pix-price';

describe('the price by Pix', () => {
  it('takes the discount off and rounds it half up', () => {
    expect(pixPrice(117.9, 0.05)).toBe(112);
    expect(pixPrice(112.9, 0.05)).toBe(107.25);
    expect(pixPrice(100, 0)).toBe(100);
  });

  it('is a whole number of centavos between nothing and the price', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (cents, discount) => {
        const price = toCents(pixPrice(cents / 100, discount));
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(cents);
      }),
    );
  });
});

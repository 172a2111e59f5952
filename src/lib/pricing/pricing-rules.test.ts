import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentPrice,
  discountPercent,
  NO_IMPORTED_SCORE,
  ratingSummary,
  type HardcodedScore,
  type StarDistribution,
} from './pricing-rules';

describe('current price', () => {
  const base = { type: 'base' as const, price: 100, salePrice: null };
  it('is the base variation’s sale price, else its price, else 0', () => {
    const other = { type: 'variation' as const, price: 1, salePrice: 0.5 };
    expect(currentPrice({ variations: [other, { ...base, salePrice: 80 }] })).toBe(80);
    expect(currentPrice({ variations: [other, base] })).toBe(100);
    expect(currentPrice({ variations: [other] })).toBe(0);
    expect(currentPrice({ variations: [] })).toBe(0);
  });
});

describe('discount percent', () => {
  it('is rounded, and only where the sale price is below the price', () => {
    expect(discountPercent(134.9, 119.9)).toBe(11);
    expect(discountPercent(100, 100)).toBe(0);
    expect(discountPercent(100, 120)).toBe(0);
    expect(discountPercent(100, null)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
    expect(discountPercent(Number.NaN, 1)).toBe(0);
  });

  it('is a whole number from 0 to 100 that never falls when the sale price falls', () => {
    const reais = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(reais, reais, reais, (price, left, right) => {
        const [low, high] = [Math.min(left, right), Math.max(left, right)];
        const [more, less] = [discountPercent(price, low), discountPercent(price, high)];
        expect(Number.isInteger(more)).toBe(true);
        expect(more).toBeGreaterThanOrEqual(less);
        expect(more).toBeLessThanOrEqual(100);
        expect(less).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

const counts = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500));
const importedOf = ([five, four, three, two, one]: StarDistribution): HardcodedScore => ({
  totalReviewsCount: five + four + three + two + one,
  totalReviewsStars: 5 * five + 4 * four + 3 * three + 2 * two + one,
  fiveStars: five,
  fourStars: four,
  threeStars: three,
  twoStars: two,
  oneStar: one,
});

describe('rating summary', () => {
  it('counts own and imported reviews together', () => {
    const imported = importedOf([41, 12, 3, 1, 0]);
    expect(ratingSummary([1, 1, 0, 0, 0], imported)).toEqual({
      totalReviews: 59,
      averageRating: 4.6,
      distribution: [42, 13, 3, 1, 0],
    });
  });

  it('is zero without any review', () => {
    expect(ratingSummary([0, 0, 0, 0, 0], NO_IMPORTED_SCORE)).toEqual({
      totalReviews: 0,
      averageRating: 0,
      distribution: [0, 0, 0, 0, 0],
    });
  });

  it('does not care which reviews are own and which imported', () => {
    fc.assert(
      fc.property(counts, counts, (own, imported) => {
        expect(ratingSummary(own, importedOf(imported))).toEqual(ratingSummary(imported, importedOf(own)));
      }),
    );
  });

  it('averages from 1 to 5 with one decimal, and its distribution sums to the total', () => {
    fc.assert(
      fc.property(counts, counts, (own, imported) => {
        const { totalReviews, averageRating, distribution } = ratingSummary(own, importedOf(imported));
        expect(distribution.reduce((sum, count) => sum + count, 0)).toBe(totalReviews);
        expect(Math.round(averageRating * 10) / 10).toBe(averageRating);
        if (totalReviews > 0) {
          expect(averageRating).toBeGreaterThanOrEqual(1);
          expect(averageRating).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});

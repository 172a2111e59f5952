interface PricedVariation {
  type: 'base' | 'variation';
  price: number;
  salePrice: number | null;
}

/** Price in reais: the base variation's sale price, else its price, else 0 (docs/rules.md). */
export function currentPrice(product: { variations: readonly PricedVariation[] }): number {
  const base = product.variations.find((variation) => variation.type === 'base');
  return base?.salePrice ?? base?.price ?? 0;
}

/** Whole percent off, when the sale price is below the price; otherwise 0 (docs/rules.md). */
export function discountPercent(price: number, salePrice: number | null | undefined): number {
  if (salePrice === null || salePrice === undefined || !(price > 0) || salePrice >= price) return 0;
  return Math.round(((price - salePrice) / price) * 100);
}

/** Imported reviews as the product data names them; `totalReviewsStars` is the sum of all stars. */
export interface HardcodedScore {
  totalReviewsCount: number;
  totalReviewsStars: number;
  fiveStars: number;
  fourStars: number;
  threeStars: number;
  twoStars: number;
  oneStar: number;
}

/** The score of a product without imported reviews. */
export const NO_IMPORTED_SCORE: HardcodedScore = {
  totalReviewsCount: 0,
  totalReviewsStars: 0,
  fiveStars: 0,
  fourStars: 0,
  threeStars: 0,
  twoStars: 0,
  oneStar: 0,
};

/** Counts of five to one stars, in this order. */
export type StarDistribution = [five: number, four: number, three: number, two: number, one: number];

export interface Rating {
  totalReviews: number;
  averageRating: number;
  distribution: StarDistribution;
}

/**
 * Own reviews and imported ones counted together: total, average with one decimal, distribution from five to one
 * stars (docs/rules.md). No review at all gives an average of 0.
 */
export function ratingSummary(own: StarDistribution, imported: HardcodedScore): Rating {
  const [five, four, three, two, one] = own;
  const distribution: StarDistribution = [
    five + imported.fiveStars,
    four + imported.fourStars,
    three + imported.threeStars,
    two + imported.twoStars,
    one + imported.oneStar,
  ];
  const ownCount = five + four + three + two + one;
  const ownStars = 5 * five + 4 * four + 3 * three + 2 * two + one;
  const totalReviews = ownCount + imported.totalReviewsCount;
  const average = totalReviews === 0 ? 0 : (ownStars + imported.totalReviewsStars) / totalReviews;
  return { totalReviews, averageRating: Math.round(average * 10) / 10, distribution };
}

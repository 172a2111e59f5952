import type { Variation } from '@/contract/schemas/catalog';

/**
 * The pack that a page opens with: the first that every visitor can buy now, else the first in stock, else the first. It
 * does not depend on the visitor, because all visitors get the same page.
 */
export const firstPack = (variations: readonly Variation[]): Variation | undefined =>
  variations.find(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca) ??
  variations.find(({ stock }) => stock > 0) ??
  variations[0];

const isOnSale = ({ price, salePrice }: Variation) => salePrice !== null && salePrice < price;

/** The pack that a card opens with: the first; in a list of offers, the first on offer that can be bought. */
export const cardPack = (variations: readonly Variation[], showsOffer: boolean): Variation | undefined =>
  showsOffer ? (firstPack(variations.filter(isOnSale)) ?? variations[0]) : variations[0];

import type { Variation } from '@/contract/schemas/catalog';

/**
 * The pack a page opens with: the first that anybody can buy now, else the first in stock, else the first. The same
 * for everybody, because the page is made before anybody is known.
 */
export const firstPack = (variations: readonly Variation[]): Variation | undefined =>
  variations.find(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca) ??
  variations.find(({ stock }) => stock > 0) ??
  variations[0];

const isOnSale = ({ price, salePrice }: Variation) => salePrice !== null && salePrice < price;

/** The pack a card opens with: the first; where offers are listed, the first that is on offer and can be bought. */
export const cardPack = (variations: readonly Variation[], showsOffer: boolean): Variation | undefined =>
  showsOffer ? (firstPack(variations.filter(isOnSale)) ?? variations[0]) : variations[0];

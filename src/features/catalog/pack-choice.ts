import type { WeightBand } from '@/contract/list-options';
import type { Variation } from '@/contract/schemas/catalog';
import { weightBand } from '@/lib/weight-band';

/**
 * The pack that a page opens with: the first that every visitor can buy now, else the first in stock, else the first. It
 * does not depend on the visitor, because all visitors get the same page.
 */
export const firstPack = (variations: readonly Variation[]): Variation | undefined =>
  variations.find(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca) ??
  variations.find(({ stock }) => stock > 0) ??
  variations[0];

const isOnSale = ({ price, salePrice }: Variation) => salePrice !== null && salePrice < price;

/** What a list asks of packs. */
export interface WantedPack {
  isOnSale?: boolean;
  /** Net content within one of these. */
  bands?: readonly WeightBand[];
  /** Reais, of what it costs now. */
  min?: number;
  max?: number;
}

/**
 * The pack that a card opens with: the first; where a list asks for packs, the first that is asked for and can be bought.
 * Where none is all that was asked, the price decides, because a list is selected by it.
 */
export function cardPack(variations: readonly Variation[], wanted: WantedPack = {}): Variation | undefined {
  const { isOnSale: onSale, bands = [], min = 0, max = Infinity } = wanted;
  const isPriced = ({ price, salePrice }: Variation) => {
    const now = Math.min(price, salePrice ?? price);
    return now >= min && now <= max;
  };
  const isAsked = (variation: Variation) =>
    (!onSale || isOnSale(variation)) &&
    (bands.length === 0 ||
      bands.includes(weightBand(variation.netWeightGrams ?? variation.netVolumeMl ?? 0)));
  const isByPrice = min > 0 || max < Infinity;
  if (!onSale && bands.length === 0 && !isByPrice) return variations[0];
  const priced = variations.filter(isPriced);
  return (
    firstPack(priced.filter(isAsked)) ??
    (isByPrice ? firstPack(priced) : firstPack(variations.filter(isAsked))) ??
    variations[0]
  );
}

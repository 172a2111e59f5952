import type { Variation } from '@/contract/schemas/catalog';
import { toCents } from '@/lib/money';

export interface LotOffer {
  /** The pack that holds several units of the other one. */
  lot: Variation;
  /** Units of the small pack in one lot. */
  units: number;
  /** Lots that fit in the quantity; 1 where the quantity is below one lot, which is then the offer of the next step. */
  lots: number;
  /** Small units that stay beside the lots; 0 below one lot. */
  rest: number;
  /** Whether the quantity holds a whole lot, so that it can be exchanged. */
  isReached: boolean;
  /** What the lots cost less than the same goods in small packs. */
  savingCents: number;
}

const contentOf = ({ netWeightGrams, netVolumeMl }: Variation) => netWeightGrams ?? netVolumeMl ?? 0;
const priceOf = ({ price, salePrice }: Variation) => toCents(salePrice ?? price);
const unitOf = ({ netWeightGrams }: Variation) => (netWeightGrams === null ? 'ml' : 'g');

/** Packs of goods where the same pack costs a little less are no lot: it holds at least this many units. */
const LEAST_UNITS = 5;

/**
 * The lot or pallet of the same product that is cheaper than single packs: the one that saves most at this quantity.
 * Null where there is none, where it is out of stock, or where this person may not buy it.
 * @param chosen the pack in question
 * @param quantity how many of it
 */
export function findLotOffer(
  chosen: Variation,
  quantity: number,
  variations: readonly Variation[],
  canBuyLinhaBranca: boolean,
): LotOffer | null {
  const content = contentOf(chosen);
  if (content <= 0) return null;
  const offers = variations.flatMap((lot): LotOffer[] => {
    const units = contentOf(lot) / content;
    const isOpen = lot.stock > 0 && (canBuyLinhaBranca || !lot.visibility.buyOnlyLinhaBranca);
    if (unitOf(lot) !== unitOf(chosen) || !Number.isInteger(units) || units < LEAST_UNITS || !isOpen)
      return [];
    const reached = Math.min(Math.floor(quantity / units), lot.stock);
    const lots = Math.max(1, reached);
    const savingCents = lots * (units * priceOf(chosen) - priceOf(lot));
    const rest = reached > 0 ? quantity - lots * units : 0;
    return savingCents > 0 ? [{ lot, units, lots, rest, isReached: reached > 0, savingCents }] : [];
  });
  // A lot that is within the quantity comes before one that is not; the smallest of those is the next step.
  return (
    offers.sort(
      (one, other) =>
        Number(other.isReached) - Number(one.isReached) ||
        (one.isReached ? other.savingCents - one.savingCents : one.units - other.units),
    )[0] ?? null
  );
}

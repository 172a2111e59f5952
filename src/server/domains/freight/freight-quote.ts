import type { FreightQuote } from '@/contract/schemas/checkout';
import { businessDateAfter } from '@/lib/time/business-days';
import { stateOfCep } from '@/lib/cep';
import {
  isFreightShared,
  planFreeFreight,
  planFreightSubsidyCents,
  type FreeFreightRule,
} from '@/lib/pricing/free-freight';
import { fromCents } from '@/lib/money';
import type { FreightOffer, FreightProvider, Load, Parcel } from '@/server/ports/freight/freight-provider';
import { planPickUp, planTableOffers } from '@/server/ports/freight/freight-table';

/** An offer after the brand's promises, in centavos. */
export interface PricedOffer extends FreightOffer {
  free: boolean;
}

export interface PricedFreight {
  cep: string;
  state: string | null;
  offers: PricedOffer[];
  reason: FreightQuote['reason'];
  weightGrams: number;
  /** Centavos of goods still missing for free freight there: 0 when it is reached, null where none is promised. */
  missingForFreeCents: number | null;
}

const BRANCH: FreightOffer['service'] = 'agencia';

/** The cheapest delivery to the door, in centavos; 0 without one. */
function cheapestCents(offers: readonly FreightOffer[]): number {
  const prices = offers.filter(({ service }) => service !== BRANCH).map(({ priceCents }) => priceCents);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/**
 * The table's price of a load less its price at the weight limit. The volume stays the same: the limit is in kilograms.
 */
function aboveLimitCents(parcel: Load, state: string, limitGrams: number): number {
  if (parcel.realWeightGrams <= limitGrams) return 0;
  const priceOf = (load: Load) => cheapestCents(planTableOffers(load, { state, rural: false }));
  return priceOf(parcel) - priceOf({ ...parcel, realWeightGrams: limitGrams });
}

/**
 * Applies free freight to every delivery: up to the limit the cheapest one to the door is free, above it costs the
 * table's difference; dearer services keep their difference to the cheapest.
 */
function shareFreight(
  offers: FreightOffer[],
  rule: FreeFreightRule,
  parcel: Load,
  state: string,
): PricedOffer[] {
  const standing = planFreeFreight(rule, {
    goodsCents: parcel.goodsCents,
    weightGrams: parcel.realWeightGrams,
    state,
  });
  if (!isFreightShared(standing)) return offers.map((offer) => ({ ...offer, free: false }));
  const above = aboveLimitCents(parcel, state, standing.limitGrams);
  const subsidy = planFreightSubsidyCents(cheapestCents(offers), above);
  return offers.map((offer) => {
    const priceCents = Math.max(0, offer.priceCents - subsidy);
    return { ...offer, priceCents, free: priceCents === 0 };
  });
}

/**
 * What a coupon of free freight leaves to pay: it pays the cheapest delivery to the door, up to its limit; dearer
 * services keep their difference to it. Pick-up costs nothing in any case.
 */
export function payFreight(freight: PricedFreight, limitCents: number | null): PricedFreight {
  const deliveries = freight.offers.filter(({ service }) => service !== 'retirada');
  const paid = Math.min(cheapestCents(deliveries), limitCents ?? Infinity);
  return {
    ...freight,
    offers: freight.offers.map((offer) => {
      if (offer.service === 'retirada') return offer;
      const priceCents = Math.max(0, offer.priceCents - paid);
      return { ...offer, priceCents, free: priceCents === 0 };
    }),
  };
}

/**
 * Ways to get a parcel to a CEP. An unknown CEP has no delivery, never a free one; pick-up is always offered.
 *
 * One more unit raises an order by at most its price and its own freight, which is the table's price of the cheapest
 * delivery with it, less the price without it. Without free freight, and below its minimum, the freight grows by
 * exactly that; reaching the minimum only lowers it; above it the shop's part never shrinks as the load grows. The same
 * holds for each service of the table. A broker's own price difference counts when it is larger.
 */
export async function priceFreight(
  provider: FreightProvider,
  rule: FreeFreightRule,
  parcel: Parcel,
  place: { cep: string; rural: boolean },
): Promise<PricedFreight> {
  const { realWeightGrams: weightGrams, goodsCents } = parcel;
  const state = stateOfCep(place.cep);
  const deliveries = state ? await provider.quote(parcel, { ...place, state }) : [];
  const pickUp: PricedOffer = { ...planPickUp(), free: false };
  const facts = { cep: place.cep, state, weightGrams };
  if (!state || deliveries.length === 0) {
    const reason = state ? 'FREIGHT_UNAVAILABLE' : 'CEP_UNKNOWN';
    return { ...facts, offers: [pickUp], reason, missingForFreeCents: null };
  }
  const standing = planFreeFreight(rule, { goodsCents, weightGrams, state });
  return {
    ...facts,
    offers: [...shareFreight(deliveries, rule, parcel, state), pickUp],
    reason: null,
    missingForFreeCents: standing?.isListed ? standing.missingCents : null,
  };
}

/** The same in reais, as the contract has it, with the dates of a delivery that is paid for `now`. */
export const toFreightOption = (
  { priceCents, ...offer }: PricedOffer,
  now: Date,
): FreightQuote['options'][number] => ({
  ...offer,
  price: fromCents(priceCents),
  estimate: {
    from: businessDateAfter(now, offer.businessDays.min),
    to: businessDateAfter(now, offer.businessDays.max),
  },
});

export function toFreightQuote(
  { cep, state, offers, reason, weightGrams, missingForFreeCents: missing }: PricedFreight,
  now: Date,
): FreightQuote {
  return {
    cep,
    state,
    options: offers.map((offer) => toFreightOption(offer, now)),
    reason,
    weightGrams,
    missingForFree: missing === null ? null : fromCents(missing),
  };
}

import type { Brand } from '@config/brands/brand';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { businessDateAfter } from '@/lib/business-days';
import { stateOfCep } from '@/lib/cep';
import { fromCents } from '@/lib/money';
import type { FreightOffer, FreightProvider, Load, Parcel } from '@/server/ports/freight/freight-provider';
import { planPickUp } from './freight-table';

type FreeFreight = Brand['commerce']['freeFreight'];

/** An offer after the brand's promises, in centavos. */
export interface PricedOffer extends FreightOffer {
  free: boolean;
}

export interface PricedFreight {
  cep: string;
  state: string | null;
  offers: PricedOffer[];
  reason: FreightQuote['reason'];
  missingForFreeCents: number | null;
}

/**
 * Centavos of goods still missing for free freight at a place: 0 when it is reached, null when the brand promises
 * nothing there or not for this weight. The minimum counts goods before the coupon (docs/adr/0011).
 */
export function missingForFreeCents(rule: FreeFreight, parcel: Load, state: string): number | null {
  if (!rule?.states.includes(state) || parcel.realWeightGrams > rule.maxWeightGrams) return null;
  return Math.max(0, rule.minimumCents - parcel.goodsCents);
}

const BRANCH: FreightOffer['service'] = 'agencia';

/**
 * Makes the cheapest delivery to the door free when nothing is missing, and the branch with it where that costs no
 * more; the faster ones keep their price.
 */
function applyFreeFreight(offers: FreightOffer[], missing: number | null): PricedOffer[] {
  const toTheDoor = offers.filter(({ service }) => service !== BRANCH);
  const least = Math.min(...toTheDoor.map(({ priceCents }) => priceCents));
  const cheapest = toTheDoor.find(({ priceCents }) => priceCents === least);
  return offers.map((offer) => {
    const atBranch = offer.service === BRANCH && offer.priceCents <= least;
    const free = missing === 0 && (offer === cheapest || atBranch);
    return { ...offer, free, priceCents: free ? 0 : offer.priceCents };
  });
}

/**
 * Ways to get a parcel to a CEP. An unknown CEP has no delivery at all rather than one for nothing; pick-up is always
 * there.
 */
export async function priceFreight(
  provider: FreightProvider,
  rule: FreeFreight,
  parcel: Parcel,
  place: { cep: string; rural: boolean },
): Promise<PricedFreight> {
  const state = stateOfCep(place.cep);
  const pickUp: PricedOffer = { ...planPickUp(), free: false };
  if (!state)
    return { cep: place.cep, state, offers: [pickUp], reason: 'CEP_UNKNOWN', missingForFreeCents: null };
  const deliveries = await provider.quote(parcel, { ...place, state });
  if (deliveries.length === 0) {
    return {
      cep: place.cep,
      state,
      offers: [pickUp],
      reason: 'FREIGHT_UNAVAILABLE',
      missingForFreeCents: null,
    };
  }
  const missing = missingForFreeCents(rule, parcel, state);
  return {
    cep: place.cep,
    state,
    offers: [...applyFreeFreight(deliveries, missing), pickUp],
    reason: null,
    missingForFreeCents: missing,
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
  { cep, state, offers, reason, missingForFreeCents: missing }: PricedFreight,
  now: Date,
): FreightQuote {
  return {
    cep,
    state,
    options: offers.map((offer) => toFreightOption(offer, now)),
    reason,
    missingForFree: missing === null ? null : fromCents(missing),
  };
}

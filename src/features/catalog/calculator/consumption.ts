import type { Variation } from '@/contract/schemas/catalog';
import { toCents } from '@/lib/money';
import { planCheapestPacks, type PackPlan } from '@/features/catalog/card/cheapest-packs';
import { dailyAmount, type Dose } from './daily-amount';

export interface Herd {
  heads: number;
  /** Mean live weight of one animal, or of all fish together per head, in kg; only doses by weight ask for it. */
  weightKg: number;
  days: number;
  /** Index into the dose's options. */
  option: number;
}

export interface Consumption {
  /** Grams (or millilitres) of one animal in one day. */
  perHeadPerDay: number;
  /** Grams (or millilitres) of all animals over all days. */
  total: number;
  plan: PackPlan;
  /** Centavos, with fractions: a day of one animal may cost less than one. */
  centsPerHeadPerDay: number;
}

/** Packs that the person may buy now; all packs where that is none of them: what a herd needs is told all the same. */
function planned(variations: readonly Variation[], canBuyLinhaBranca: boolean): readonly Variation[] {
  const sellable = variations.filter(
    ({ stock, visibility }) => stock > 0 && (canBuyLinhaBranca || !visibility.buyOnlyLinhaBranca),
  );
  return sellable.length > 0 ? sellable : variations;
}

/**
 * What a herd eats of a product, and the cheapest packs for it. Cost per head and day is the price of what is eaten,
 * not of what is left in the last sack.
 * @param maxUnits the most of a pack in one order, which the plan exceeds only where it has to
 * @returns null when a number is missing or below zero, or the product has no pack; a pack of the plan may be out of
 * stock or not for this person
 */
export function planConsumption(
  { dose, variations }: { dose: Dose; variations: readonly Variation[] },
  { heads, weightKg, days, option }: Herd,
  canBuyLinhaBranca: boolean,
  maxUnits = Infinity,
): Consumption | null {
  const chosen = dose.options[option];
  if (!chosen) return null;
  const perHeadPerDay = dailyAmount(dose, chosen, weightKg);
  const total = perHeadPerDay * heads * days;
  if (!Number.isFinite(total) || total <= 0) return null;
  const offers = planned(variations, canBuyLinhaBranca).map((variation) => ({
    id: variation.id,
    netContent: variation.netWeightGrams ?? variation.netVolumeMl ?? 0,
    priceCents: toCents(variation.salePrice ?? variation.price),
    most: variation.stock,
  }));
  const inOneOrder = offers.map((offer) => ({ ...offer, most: Math.min(offer.most, maxUnits) }));
  const isEnough = inOneOrder.reduce((sum, { netContent, most }) => sum + netContent * most, 0) >= total;
  const plan = planCheapestPacks(total, isEnough ? inOneOrder : offers);
  if (!plan) return null;
  return { perHeadPerDay, total, plan, centsPerHeadPerDay: (plan.costCents / plan.content) * perHeadPerDay };
}

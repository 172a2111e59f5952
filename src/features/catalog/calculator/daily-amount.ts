import type { Product } from '@/contract/schemas/catalog';

export type Dose = NonNullable<Product['dose']>;

/** Doses by weight ask for the weight; `per_100kg_body_weight` only says how the label prints it. */
export const asksForWeight = (dose: Dose) => dose.basis !== 'per_head';

/**
 * Grams (or millilitres) of one animal in one day, by a use of the dose.
 * @param weightKg live weight of one animal; only doses by weight look at it
 */
export const dailyAmount = (dose: Dose, use: Dose['options'][number], weightKg: number): number =>
  asksForWeight(dose) ? (use.gramsPerKgPerDay ?? 0) * weightKg : (use.gramsPerDay ?? 0);

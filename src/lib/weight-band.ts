import type { WEIGHT_BANDS } from '@/contract/list-options';

type Band = (typeof WEIGHT_BANDS)[number];

/** Upper end of each band in grams, inclusive; millilitres count as grams. A heavier pack is in `lote`. */
const UPPER_ENDS: [Band, number][] = [
  ['ate-1kg', 1_000],
  ['1-a-5kg', 5_000],
  ['5-a-15kg', 15_000],
  ['15-a-30kg', 30_000],
  ['40kg', 60_000],
];

/** The band of a pack by its net content; `weight_band` in the database says the same. */
export const weightBand = (netContent: number): Band =>
  UPPER_ENDS.find(([, end]) => netContent <= end)?.[0] ?? 'lote';

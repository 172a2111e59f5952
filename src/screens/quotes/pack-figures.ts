import type { Variation } from '@/contract/schemas/catalog';

/** `Palete 40 sacos de 30 kg`, `Lote 20 sacos de 30 kg`, `Caixa com 4 blocos de 5 kg`: how many packs are in one. */
const MANY = /^\p{L}+(?: com)? (\d+) /u;

/** Packs in one pallet, lot or box; null for a single pack. */
export function unitsInside(presentation: string): number | null {
  const [, units] = MANY.exec(presentation) ?? [];
  // `Saco 30 kg` has the same beginning: there the number is followed by a unit of measure.
  return units && !/^\p{L}+(?: bag)? [\d.,]+ (?:kg|g|ml|L)$/u.test(presentation) ? Number(units) : null;
}

/** What package and pallet weigh, in grams; null for liquids, whose net content is a volume. */
export const tareGrams = ({ netWeightGrams, weightGrams }: Variation): number | null =>
  netWeightGrams === null ? null : Math.max(0, weightGrams - netWeightGrams);

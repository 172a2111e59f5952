import { formatDecimal } from './decimal';
import type { TextFunction } from '@/lib/texts/text-function';

/**
 * Grams as kilograms with at most one decimal, rounded up: what is shown never weighs less than what is priced.
 * @param t reads the file `common`
 */
export const formatKilograms = (
  grams: number,
  t: TextFunction<'common:kilograms'>,
  language: string,
): string =>
  t('common:kilograms', { amount: formatDecimal(Math.ceil(grams / 100) / 10, language, { most: 1 }) });

/**
 * A weight as it is, not rounded: grams below a kilogram. Where it is multiplied in front of the reader, the product of
 * a rounded one would be false.
 * @param t reads the file `common`
 */
export const formatExactWeight = (
  grams: number,
  t: TextFunction<'common:kilograms' | 'common:packs.units.g'>,
  language: string,
): string =>
  grams < 1000
    ? t('common:packs.units.g', { amount: String(grams) })
    : t('common:kilograms', { amount: formatDecimal(grams / 1000, language) });

/**
 * The net content of a pack: litres of a liquid, else kilograms. Null where neither is known.
 * @param t reads the file `common`
 */
export function formatNet(
  { netWeightGrams, netVolumeMl }: { netWeightGrams: number | null; netVolumeMl: number | null },
  t: TextFunction<'common:kilograms'>,
  language: string,
): string | null {
  if (netVolumeMl !== null) return `${formatDecimal(netVolumeMl / 1000, language)} L`;
  return netWeightGrams === null ? null : formatKilograms(netWeightGrams, t, language);
}

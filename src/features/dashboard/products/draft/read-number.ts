import { westernDigits } from '@/lib/read-whole-number';

/**
 * A number as a person of the shop types it: `1.234,5`, `12,5`, `12.5`.
 * @returns null for an empty text, NaN for one that is no number
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(/\s/g, '');
  if (!bare) return null;
  // With a comma the points only group thousands.
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Points that group thousands: `1.000`. */
const GROUPED = /^[+-]?\d{1,3}(\.\d{3})+$/;

/** A whole number, perhaps with a sign; null for an empty or unfinished text (`-`), NaN for another. */
export function readWhole(text: string): number | null {
  const typed = westernDigits(text).replace(/\s/g, '').replace('−', '-');
  const bare = GROUPED.test(typed) ? typed.replaceAll('.', '') : typed;
  if (/^[+-]?$/.test(bare)) return null;
  return /^[+-]?\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN;
}

/** A number as the shop's fields show it, with a comma and no points; '' for none. */
export const writeNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

/**
 * A thousandth as it is stored (grams, millilitres) from kilograms or litres as they are typed.
 * @returns null for an empty text, NaN for one that is no number
 */
export function readThousandths(text: string): number | null {
  const value = readNumber(text);
  return value === null ? null : Math.round(value * 1_000);
}

/** Grams or millilitres as kilograms or litres. */
export const writeThousandths = (value: number | null): string =>
  value === null ? '' : writeNumber(value / 1_000);

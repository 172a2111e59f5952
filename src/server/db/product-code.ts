import { sql, type SQL } from 'drizzle-orm';
import { westernDigits } from '@/lib/read-whole-number';
import { variations } from '@/server/db/schema/catalog';
import { contains } from './contains';

/** Fewest characters of an item number or a bar code. */
const MIN_SIGNS = 4;
const MAX_SIGNS = 40;
const GTIN_DIGITS = 13;

/** A size is part of many item numbers, but a visitor means the pack size: `30kg`, `20x30kg`. */
const isSize = (code: string) => /^(?:\d+X)?\d+(?:KG|G|ML|L)$/.test(code);

/**
 * A typed text as the code it may be: letters and digits alone, in capitals, hyphens and blanks left out.
 * @returns null for a text that is no code: too short, too long, or with other letters
 */
export function readCode(typed: string): string | null {
  const code = westernDigits(typed)
    .replace(/[\s._/–-]+/gu, '')
    .toUpperCase();
  const isCode = /^[A-Z0-9]+$/.test(code) && code.length >= MIN_SIGNS && code.length <= MAX_SIGNS;
  return isCode && !isSize(code) ? code : null;
}

/** Scanners put zeros before a short bar code (GTIN-8, UPC) and before the digit of a case (GTIN-14). */
const asGtin13 = (digits: string) => digits.replace(/^0+(?=\d{13}$)/, '').padStart(GTIN_DIGITS, '0');

const sku = sql`search_code(${variations.sku})`;

/** Packs whose item number or bar code is this one, whole. */
export const isWholeCode = (code: string): SQL =>
  /^\d{8,14}$/.test(code)
    ? sql`(${sku} = ${code} or ${variations.gtin13} = ${asGtin13(code)})`
    : sql`${sku} = ${code}`;

/**
 * Packs with this item number or bar code, or with one that begins with it or has it as a specific part: letters with
 * digits of an item number, the last digits of a bar code.
 */
export function holdsCode(code: string): SQL {
  const starts = contains(code).slice(1);
  if (/^\d+$/.test(code)) {
    const reversed = contains(Array.from(code).reverse().join('')).slice(1);
    return sql`(${isWholeCode(code)} or ${sku} like ${starts} or ${variations.gtin13} like ${starts}
      or reverse(${variations.gtin13}) like ${reversed})`;
  }
  return /\d/.test(code)
    ? sql`(${sku} like ${starts} or ${sku} like ${contains(code)})`
    : sql`${sku} like ${starts}`;
}

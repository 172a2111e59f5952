import { randomInt } from 'node:crypto';
import { orderPrefix } from '@/lib/codes/order-prefix';

/** Crockford's base32: no I, L, O or U, so that a number can be read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A new order number such as `BL-7K2M9Q`: short, and random so that the next one cannot be guessed. */
export const makeOrderNumber = (brandId: string): string =>
  `${orderPrefix(brandId)}-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`;

/**
 * The stored form of an order number as a person types it: without the dash, the prefix, or in small letters. A text that
 * is no number of the brand is returned unchanged.
 */
export function readOrderNumber(typed: string, brandId: string): string {
  const prefix = orderPrefix(brandId);
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const code = signs.length > LENGTH && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs;
  return code.length === LENGTH ? `${prefix}-${code}` : typed;
}

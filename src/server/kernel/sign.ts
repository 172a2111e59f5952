import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signature of a text under the shop's secret, for one purpose: a signature for a form is not valid for an order.
 */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** Compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The one module that converts money: reais with two decimals on the wire, integer centavos in every calculation
 * (docs/rules.md, Prices and ratings).
 */

/** Reais to whole centavos; the binary error of `1.15 * 100` is rounded away. */
export const toCents = (reais: number): number => withoutNegativeZero(Math.round(reais * 100));

/** Whole centavos to reais with at most two decimals. */
export const fromCents = (cents: number): number => withoutNegativeZero(Math.round(cents) / 100);

/**
 * Centavos as a Brazilian price: `R$ 1.234,50` with U+00A0 after the sign of the currency, `-R$ 5,00` below zero.
 * Written out instead of asked from Intl, because the ICU of server and browser may differ and break hydration.
 */
export function formatCents(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const reais = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  const sign = cents < 0 && whole > 0 ? '-' : '';
  return `${sign}R$\u00a0${reais},${String(whole % 100).padStart(2, '0')}`;
}

/** Reais, as the wire has them, as a Brazilian price. See `formatCents`. */
export const formatBRL = (reais: number): string => formatCents(toCents(reais));

/**
 * Splits centavos into `parts` amounts that sum to `total` and differ by at most one; the remainder goes to the first.
 * @throws RangeError when `parts` is not a positive whole number
 */
export function splitCents(total: number, parts: number): number[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError('parts must be a positive whole number');
  const base = Math.floor(total / parts);
  const remainder = total - base * parts;
  return Array.from({ length: parts }, (_, index) => base + (index < remainder ? 1 : 0));
}

/**
 * Shares `amount` centavos among lines by weight with the largest remainder: the shares sum exactly to `amount`.
 * With `amount` ≤ the sum of the weights, no share is above its weight. Ties go to the earlier line.
 * @returns one share per weight; all zero when the weights are
 */
export function allocateCents(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  // BigInt: amount × weight of a large order exceeds the whole numbers of a double.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  const missing = amount - parts.reduce((total, { share }) => total + share, 0);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return parts.map(({ index, share }) => share + (raised.has(index) ? 1 : 0));
}

/** A fraction of centavos, rounded once and half up, without the binary error of the multiplication. */
export const fractionOfCents = (cents: number, fraction: number): number =>
  Math.floor(Number((cents * fraction).toFixed(6)) + 0.5);

const withoutNegativeZero = (value: number) => (value === 0 ? 0 : value);

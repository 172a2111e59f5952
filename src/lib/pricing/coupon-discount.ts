import { COUPON_LEAVES_CENTS } from '@config/commerce';
import { fractionOfCents } from '@/lib/money';

/** What a coupon is worth. Amounts in centavos. */
export interface CouponWorth {
  kind: 'percent' | 'fixed' | 'free_freight';
  /** The fraction of a percent coupon. */
  discount: number;
  amountCents: number | null;
}

/** Whether it takes anything off at all: a percent coupon of 0 and a fixed one without an amount do not. */
export const isWorthSomething = ({ kind, discount, amountCents }: CouponWorth): boolean =>
  kind === 'free_freight' || (kind === 'percent' ? discount > 0 : (amountCents ?? 0) > 0);

/**
 * What a coupon takes off products, in centavos: a fraction of the eligible ones, rounded once and half up, or its
 * amount. Never more than they are worth; a fixed one leaves a little of the order, which must be paid for. Free freight
 * takes nothing off products.
 */
export function couponDiscountCents(
  { kind, discount, amountCents }: CouponWorth,
  eligibleCents: number,
  subtotalCents: number,
): number {
  if (kind === 'free_freight') return 0;
  if (kind === 'percent') return Math.min(eligibleCents, fractionOfCents(eligibleCents, discount));
  return Math.min(eligibleCents, amountCents ?? 0, Math.max(0, subtotalCents - COUPON_LEAVES_CENTS));
}

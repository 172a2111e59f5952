import { fromCents, toCents } from '@/lib/money';
import type { CartState } from './cart-rules';

/** Reais that the cart lacks for the minimum of its coupon, before the shop has answered; 0 when it lacks none. */
export function missingForCoupon({ coupon, total }: Pick<CartState, 'coupon' | 'total'>): number {
  const minimum = coupon?.minimumTotal ?? 0;
  return fromCents(Math.max(0, toCents(minimum) - toCents(total)));
}

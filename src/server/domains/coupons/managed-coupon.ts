import type { ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { fromCents } from '@/lib/money';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';

/** The state of a coupon at a moment, by the rules of the checkout (`couponClosedReason`). */
export function couponStatus(
  { active, validFrom, validUntil, maxUses, usedCount }: CouponRow,
  now: Date,
): ManagedCoupon['status'] {
  if (!active) return 'off';
  if (now > validUntil) return 'expired';
  if (maxUses !== null && usedCount >= maxUses) return 'usedUp';
  return now < validFrom ? 'upcoming' : 'live';
}

/** A coupon as its editor gets it, in reais. */
export const toManagedCoupon = (row: CouponRow, now: Date): ManagedCoupon => {
  const { minimumTotalCents, amountCents, validFrom, validUntil, ...coupon } = row;
  return {
    ...coupon,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    amount: amountCents === null ? null : fromCents(amountCents),
    minimumTotal: minimumTotalCents === null ? null : fromCents(minimumTotalCents),
    status: couponStatus(row, now),
  };
};

import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { coupons, couponUses } from '@/server/db/schema';
import { countCouponUses, type Person } from '@/server/domains/checkout/checkout.repo';
import { Fault } from '@/server/kernel/fault';

interface CouponLimits {
  id: string;
  code: string;
  maxUsesPerUser: number | null;
}

interface CouponUse {
  orderId: string;
  /** See `Buyer`. */
  buyerId: string;
  person: Person;
}

const usedUp = (code: string) => new Fault('COUPON_USED_UP', `Coupon ${code} is used up`);

/**
 * Uses a coupon for an order. The conditional update comes first and locks its row, so that a count of a person's uses
 * after it counts all of them.
 * @throws Fault COUPON_USED_UP when it was used up meanwhile; the transaction must then be rolled back
 */
export async function takeCoupon(
  tx: Db,
  coupon: CouponLimits,
  { orderId, buyerId, person }: CouponUse,
): Promise<void> {
  const taken = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(eq(coupons.id, coupon.id), or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses))),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0) throw usedUp(coupon.code);
  await tx.insert(couponUses).values({ couponId: coupon.id, orderId, userId: buyerId });
  if (coupon.maxUsesPerUser === null) return;
  if ((await countCouponUses(tx, coupon.id, person)) > coupon.maxUsesPerUser) throw usedUp(coupon.code);
}

/** Gives the uses of an order back; nothing the second time. */
export async function releaseCoupon(tx: Db, orderId: string): Promise<void> {
  const released = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  for (const { couponId } of released) {
    await tx
      .update(coupons)
      .set({ usedCount: sql`greatest(0, ${coupons.usedCount} - 1)` })
      .where(eq(coupons.id, couponId));
  }
}

import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { hasBought, type CouponRow, type Person } from '@/server/domains/checkout/checkout.repo';
import { Fault } from '@/server/kernel/fault';

/**
 * Refuses a coupon of a first purchase to a person who has another order, by account, e-mail or document; which of them
 * it was is not told. Orders of one person are judged one at a time: of two tabs, and of two such coupons, one counts.
 * Call it in the transaction that writes the order.
 * @throws Fault COUPON_FIRST_PURCHASE_ONLY; the transaction must then be rolled back
 */
export async function requireFirstPurchase(
  tx: Db,
  { code, firstPurchaseOnly }: Pick<CouponRow, 'code' | 'firstPurchaseOnly'>,
  person: Person,
  orderId: string,
): Promise<void> {
  if (!firstPurchaseOnly) return;
  const marks = [person.userId, person.email, person.document].filter((mark) => !!mark);
  // In one order, so that two orders never wait for each other.
  for (const mark of marks.map((one) => `first purchase ${person.brandId} ${one}`).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`);
  if (await hasBought(tx, person, orderId))
    throw new Fault('COUPON_FIRST_PURCHASE_ONLY', `Coupon ${code} is for a first purchase`);
}

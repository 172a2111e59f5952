import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderLines, orders } from '@/server/db/schema';
import { countCouponUses, findCouponRow } from '@/server/domains/checkout/checkout.repo';
import { couponClosedReason } from '@/server/domains/pricing/coupon-rules';
import { Fault } from '@/server/kernel/fault';
import { releaseCoupon, takeCoupon } from './coupon-use.repo';
import { buyerIdOf } from '@/server/domains/orders/buyer';
import type { OrderContext } from '@/server/domains/orders/order-context';
import type { OrderRow } from '@/server/domains/orders/orders.repo';
import { requireFirstPurchase } from './first-purchase.repo';
import { releaseStock, takeStock } from './stock.repo';

type HoldContext = Pick<OrderContext, 'brand' | 'secret'>;

/**
 * Puts the units and the coupon of an order back. Only the call that finds the order holding them does so: when several
 * calls end an order, they go back once.
 */
export async function releaseHold(tx: Db, orderId: string): Promise<void> {
  const released = await tx
    .update(orders)
    .set({ holdsStock: false })
    .where(and(eq(orders.id, orderId), eq(orders.holdsStock, true)))
    .returning({ id: orders.id });
  if (released.length === 0) return;
  await releaseStock(tx, orderId);
  await releaseCoupon(tx, orderId);
}

async function retakeCoupon(
  tx: Db,
  order: OrderRow,
  { brand, secret }: HoldContext,
  now: Date,
): Promise<void> {
  const { couponCode, userId, payer, brandId } = order;
  if (!couponCode) return;
  const person = { brandId, userId, email: payer.email, document: payer.document };
  const coupon = await findCouponRow(tx, couponCode, brand.id);
  if (coupon) await requireFirstPurchase(tx, coupon, person, order.id);
  const reason = coupon
    ? couponClosedReason(coupon, now, await countCouponUses(tx, coupon.id, person))
    : 'COUPON_EXPIRED';
  if (!coupon || reason)
    throw new Fault(reason ?? 'COUPON_EXPIRED', `Coupon ${couponCode} does not count any more`);
  const buyerId = buyerIdOf(secret, order);
  await takeCoupon(tx, coupon, { orderId: order.id, buyerId, person });
}

/**
 * Takes the units and the coupon of an order again, if it let go of them.
 * @param order held by `lockOrder` in the same transaction
 * @throws Fault OUT_OF_STOCK or a coupon's reason; the transaction must then be rolled back
 */
export async function takeHold(tx: Db, order: OrderRow, context: HoldContext, now: Date): Promise<void> {
  const taken = await tx
    .update(orders)
    .set({ holdsStock: true })
    .where(and(eq(orders.id, order.id), eq(orders.holdsStock, false)))
    .returning({ id: orders.id });
  if (taken.length === 0) return;
  const { variationId, title, quantity } = orderLines;
  await takeStock(
    tx,
    await tx
      .select({ variationId, title, quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id)),
  );
  await retakeCoupon(tx, order, context, now);
}

import { and, eq, sql } from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { orderHistory, orders, payments } from '@/server/db/schema';
import { Fault } from '@/server/http/fault';
import { releaseCoupon } from './coupon-use.repo';
import { planMove, type MoveEffects } from './order-states';
import type { OrderRow } from './orders.repo';
import { countSold, releaseStock } from './stock.repo';

export interface Move {
  to: OrderState;
  /** A user id, `cliente` or `sistema`. */
  by: string;
  at: Date;
  note?: string | null;
}

/** A pending payment takes the outcome of its order; an approved one is given back when the order is. */
async function closePayments(
  tx: Db,
  orderId: string,
  outcome: NonNullable<MoveEffects['payment']>,
  at: Date,
) {
  const from = outcome === 'refunded' ? 'approved' : 'pending';
  await tx
    .update(payments)
    .set({ status: outcome, settledAt: at })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, from)));
}

/**
 * The one way an order changes its state: state, history, stock, coupon, sold units and payment, together.
 * @param order held by `lockOrder` in the same transaction
 * @throws Fault INVALID_TRANSITION when its state does not lead there
 */
export async function moveOrder(tx: Db, order: OrderRow, { to, by, at, note = null }: Move): Promise<void> {
  const effects = planMove(order.state, to);
  if (!effects) throw new Fault('INVALID_TRANSITION', `An order in ${order.state} cannot become ${to}`);
  await tx
    .update(orders)
    .set({ state: to, version: sql`${orders.version} + 1`, expiresAt: null })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, state: to, at, by, note });
  if (effects.payment) await closePayments(tx, order.id, effects.payment, at);
  if (effects.release) {
    await releaseStock(tx, order.id);
    await releaseCoupon(tx, order.id);
  }
  if (effects.sold !== 0) await countSold(tx, order.id, effects.sold);
}

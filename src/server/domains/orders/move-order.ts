import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { orderHistory, orders, payments } from '@/server/db/schema';
import { Fault } from '@/server/http/fault';
import type { OrderContext } from './order-context';
import { planMove } from './order-states';
import type { OrderRow, PaymentRow } from './orders.repo';
import { releaseHold } from './stock-hold';
import { countSold } from './stock.repo';

export interface Move {
  to: OrderState;
  /** A user id, `cliente` or `sistema`. */
  by: string;
  at: Date;
  note?: string | null;
  /** The clock ends it: money of a wrong amount still waits for somebody to decide. */
  expired?: boolean;
}

const setStatus = (tx: Db, orderId: string, from: PaymentRow['status'][], to: Partial<PaymentRow>) =>
  tx
    .update(payments)
    .set(to)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, from)));

/** What still waits is closed unpaid; `expired` keeps its next check, so that late money is seen. */
export const closePending = (tx: Db, orderId: string, at: Date) =>
  setStatus(tx, orderId, ['pending'], { status: 'expired', settledAt: at });

/**
 * The one way an order changes its state: state, history, stock, coupon, sold units and payments, together.
 * @param order held by `lockOrder` in the same transaction
 * @throws Fault INVALID_TRANSITION when its state does not lead there
 */
export async function moveOrder(tx: Db, _context: OrderContext, order: OrderRow, move: Move): Promise<void> {
  const { to, by, at, note = null, expired = false } = move;
  const effects = planMove(order.state, to);
  if (!effects) throw new Fault('INVALID_TRANSITION', `An order in ${order.state} cannot become ${to}`);
  await tx
    .update(orders)
    .set({ state: to, version: sql`${orders.version} + 1`, expiresAt: null })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, state: to, at, by, note });
  await closePending(tx, order.id, at);
  if (effects.ends) {
    const paid: PaymentRow['status'][] = expired ? ['approved'] : ['approved', 'review'];
    await setStatus(tx, order.id, paid, { status: 'refunding', nextCheckAt: at, checks: 0 });
  }
  if (effects.release) await releaseHold(tx, order.id);
  if (effects.sold !== 0) await countSold(tx, order.id, effects.sold);
}

import { and, eq, sql } from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orderHistory, orders, payments } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import {
  giveMoneyBack,
  giveSpareBack,
  heldMoneyOf,
  recordHandedBack,
  type HeldMoney,
} from './payment/held-money';
import type { OrderContext } from './order-context';
import { isFinal, planMove } from './order-states';
import type { OrderEnding } from './mails/order-mails';
import { reviewDueAfter } from './ask-for-reviews';
import { lacksPrescription, prescriptionDueAfter, requirePrescription } from './prescription/verdict';
import { listPayments, type OrderRow, type PaymentRow } from './orders.repo';
import { releaseHold } from './stock/stock-hold';
import { countSold } from './stock/stock.repo';

export interface Move {
  to: OrderState;
  /** A user id, `cliente` or `sistema`. */
  by: string;
  at: Date;
  note?: string | null;
  /** The order expired: money of a wrong amount still waits for a decision of the staff. */
  expired?: boolean;
  /** Money of the order that this move decides about. */
  held?: HeldMoney | null;
  /** The acquirer gave this payment back by itself. */
  refund?: PaymentRow;
}

/** Closes the open payments unpaid. An expired one stays on its check schedule, so that late money is seen. */
export const closePending = (tx: Db, orderId: string, at: Date) =>
  tx
    .update(payments)
    .set({ status: 'expired', settledAt: at })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));

async function whyCancelled(tx: Db, order: OrderRow, { by, expired }: Move): Promise<OrderEnding['why']> {
  if (!expired) return by === 'cliente' ? 'customer' : 'shop';
  const attempts = await listPayments(tx, order.id);
  const held = heldMoneyOf(attempts);
  if (held) return held === 'undecided' ? 'held' : 'returning';
  return attempts[0]?.status === 'denied' ? 'denied' : 'expired';
}

/** @param order as it was before the move @param refund the payment that goes back */
async function tell(
  tx: Db,
  { mails }: OrderContext,
  order: OrderRow,
  move: Move,
  refund: PaymentRow | null,
): Promise<void> {
  const { to, at, note = null } = move;
  if (to === 'approved') return mails.paid(tx, order);
  if (to === 'shipped') return mails.shipped(tx, order);
  if (to === 'delivered') return mails.delivered(tx, order, at);
  if (to === 'cancelled')
    return mails.cancelled(tx, order, { why: await whyCancelled(tx, order, move), note, refund });
  if (to === 'refunded' && refund) return mails.refunded(tx, order, refund, null);
}

/**
 * An order is paid once: money of a wrong amount that waits for a decision goes back, as it would had it come later.
 * The staff see that it does.
 */
async function payOnce(tx: Db, { mails }: OrderContext, order: OrderRow, at: Date): Promise<void> {
  const spare = await giveSpareBack(tx, order.id, at);
  if (spare.length === 0) return;
  await tx.update(orders).set({ attention: 'late_payment' }).where(eq(orders.id, order.id));
  for (const payment of spare) await mails.refunded(tx, order, payment, 'spare');
}

/** Money of a wrong amount outlives its order: from then on only the flag tells the staff. */
async function flagUndecided(tx: Db, orderId: string): Promise<void> {
  if (heldMoneyOf(await listPayments(tx, orderId)) !== 'undecided') return;
  await tx.update(orders).set({ attention: 'wrong_amount' }).where(eq(orders.id, orderId));
}

/** What is due after the move: the prescription of a paid order, as the mail says, and the review of a delivered one. */
const dueOf = (order: OrderRow, { to, at }: Move): Partial<OrderRow> => {
  // Only accounts write reviews.
  if (to === 'delivered' && order.userId !== null) return { reviewDueAt: reviewDueAfter(at) };
  return to === 'approved' && lacksPrescription(order) ? { prescriptionDueAt: prescriptionDueAfter(at) } : {};
};

/**
 * The one way an order changes its state: state, history, stock, coupon, sold units, payments and the
 * mail that tells it, together.
 * @param order held by `lockOrder` in the same transaction
 * @throws Fault INVALID_TRANSITION when its state does not lead there, PRESCRIPTION_REQUIRED when goods would leave
 * without the one they need
 */
export async function moveOrder(tx: Db, context: OrderContext, order: OrderRow, move: Move): Promise<void> {
  const { to, by, at, note = null, expired = false, held = null } = move;
  const effects = planMove(order.state, to, held);
  if (!effects) throw new Fault('INVALID_TRANSITION', `An order in ${order.state} cannot become ${to}`);
  requirePrescription(order, to);
  await tx
    .update(orders)
    .set({ ...dueOf(order, move), state: to, version: sql`${orders.version} + 1`, expiresAt: null })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, state: to, at, by, note });
  await closePending(tx, order.id, at);
  if (to === 'approved') await payOnce(tx, context, order, at);
  let { refund } = move;
  if (held === 'byHand' && isFinal(order.state)) await recordHandedBack(tx, order.id, at);
  else if (effects.ends && !refund) refund = await giveMoneyBack(tx, order.id, !expired, at);
  if (expired) await flagUndecided(tx, order.id);
  if (effects.release) await releaseHold(tx, order.id);
  if (effects.sold !== 0) await countSold(tx, order.id, effects.sold);
  await tell(tx, context, { ...order, ...dueOf(order, move) }, move, refund ?? null);
  context.watch?.orderChanged(to === 'cancelled' && expired ? 'expired' : to, order.paymentMethod);
}

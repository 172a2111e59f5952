import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { payments } from '@/server/db/schema';
import { Fault } from '@/server/http/fault';
import { freeKey } from './idempotency.repo';
import { moveOrder } from './move-order';
import { findLatestPayment, lockOrder } from './orders.repo';

export type Outcome = 'approved' | 'denied' | 'expired';

export interface Settlement {
  orderId: string;
  outcome: Outcome;
  /** Who says so: a user id, `cliente` or `sistema`. */
  by: string;
  at: Date;
  note?: string | null;
}

/**
 * The one completion path of a payment, whoever arrives first: the gateway's answer, the customer, the clock or a
 * notice. Repeating an outcome changes nothing. Money that comes for an order that is no longer waiting is refunded.
 * @throws Fault PAYMENT_CLOSED when the payment has another outcome already
 */
export async function settlePayment(tx: Db, { orderId, outcome, by, at, note }: Settlement): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const payment = await findLatestPayment(tx, orderId);
  if (!payment) throw new Error(`Order ${order.number} has no payment`);
  if (payment.status === outcome) return;
  if (payment.status !== 'pending') {
    throw new Fault('PAYMENT_CLOSED', `The payment is ${payment.status} already`);
  }
  const waits = order.state === 'pending_payment';
  const status = !waits && outcome === 'approved' ? 'refunded' : outcome;
  await tx.update(payments).set({ status, settledAt: at }).where(eq(payments.id, payment.id));
  if (!waits) return;
  await moveOrder(tx, order, { to: outcome === 'approved' ? 'approved' : 'cancelled', by, at, note });
  if (outcome === 'denied') await freeKey(tx, order.number);
}

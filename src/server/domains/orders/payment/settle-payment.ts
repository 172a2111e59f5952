import { eq, sql } from 'drizzle-orm';
import { RETRY_HOURS } from '@config/commerce';
import type { Order } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { moveOrder } from '@/server/domains/orders/move-order';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { isRunning, planMove } from '@/server/domains/orders/order-states';
import {
  findPayment,
  lockOrder,
  listPayments,
  type OrderRow,
  type PaymentRow,
} from '@/server/domains/orders/orders.repo';
import { planPaidTotals } from './plan-payment';
import { planSettlement, type Outcome } from './plan-settlement';
import { releaseHold, takeHold } from '@/server/domains/orders/stock/stock-hold';

export interface Settlement {
  paymentId: string;
  outcome: Outcome;
  /** What was paid, in centavos; null or absent when it is not known, and then it is what was asked for. */
  amountCents?: number | null;
  /** The acquirer's words. */
  reason?: string | null;
  /** The actor: a user id, `cliente` or `sistema`. */
  by: string;
  at: Date;
}

/** `review`: staff must look at it. */
export type Settled = 'applied' | 'unchanged' | 'review';

/** How long an order whose payment was refused waits for another attempt; it holds nothing meanwhile. */
const RETRY_MS = RETRY_HOURS * 3_600_000;

const setPayment = (tx: Db, { id }: PaymentRow, values: Partial<PaymentRow>) =>
  tx.update(payments).set(values).where(eq(payments.id, id));

const setOrder = (tx: Db, { id }: OrderRow, values: Partial<OrderRow>) =>
  tx
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));

type Attention = NonNullable<NonNullable<Order['staff']>['attention']>;

interface Case {
  tx: Db;
  context: OrderContext;
  order: OrderRow;
  payment: PaymentRow;
  settlement: Settlement;
  /** Whether this attempt counts for the waiting order. */
  counts: boolean;
}

/** In a savepoint, because a refusal must not undo the record of the money. */
async function holdsAgain({ tx, context, order, settlement }: Case): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => takeHold(savepoint, order, context, settlement.at));
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

async function lookAt({ tx, order }: Case, attention: Attention): Promise<Settled> {
  await setOrder(tx, order, { attention });
  return 'review';
}

/** What was paid, where it is another amount than was asked for. */
const paidBeside = ({ payment, settlement: { amountCents } }: Case): { paidCents: number | null } => ({
  paidCents: amountCents == null || amountCents === payment.amountCents ? null : amountCents,
});

/** Why money goes back, by what the order does when it comes. */
function whyBack({ state }: OrderRow): 'soldOut' | 'spare' | 'late' {
  if (state === 'pending_payment') return 'soldOut';
  return isRunning(state) ? 'spare' : 'late';
}

async function giveBack(current: Case): Promise<Settled> {
  const { tx, context, order, payment, settlement } = current;
  const values = { status: 'refunding', settledAt: settlement.at, nextCheckAt: settlement.at } as const;
  const paid = paidBeside(current);
  await setPayment(tx, payment, { ...values, ...paid, checks: 0 });
  await context.mails.refunded(tx, order, { ...payment, ...paid }, whyBack(order));
  return lookAt(current, 'late_payment');
}

async function review(current: Case): Promise<Settled> {
  const { tx, payment, settlement } = current;
  const values = { status: 'review', settledAt: settlement.at, nextCheckAt: null } as const;
  await setPayment(tx, payment, { ...values, ...paidBeside(current) });
  return lookAt(current, 'wrong_amount');
}

async function approve(current: Case): Promise<Settled> {
  const { tx, context, order, payment, settlement } = current;
  const { by, at } = settlement;
  if (!(await holdsAgain(current))) return giveBack(current);
  await setPayment(tx, payment, { status: 'approved', settledAt: at, nextCheckAt: null, reason: null });
  // An older attempt may be the one that was paid: the order costs what was paid for it.
  const { method: paymentMethod, installments } = payment;
  const changes = { paymentMethod, installments, ...planPaidTotals(order, payment) };
  await setOrder(tx, order, changes);
  const paid = { ...order, ...changes };
  // The answer to the first charge was lost, so the customer was not told yet that the order was placed.
  await context.mails.placed(tx, paid, { ...payment, status: 'approved' }, false);
  await moveOrder(tx, context, paid, { to: 'approved', by, at });
  return 'applied';
}

/** The order stays open for another attempt; its units and coupon are free for others meanwhile. */
async function keepForAnotherAttempt({ tx, order, settlement }: Case): Promise<void> {
  await releaseHold(tx, order.id);
  await setOrder(tx, order, { expiresAt: new Date(settlement.at.getTime() + RETRY_MS) });
}

async function deny(current: Case): Promise<Settled> {
  const { tx, payment, settlement, counts } = current;
  const { at, reason = null } = settlement;
  await setPayment(tx, payment, { status: 'denied', settledAt: at, nextCheckAt: null, reason });
  if (counts) await keepForAnotherAttempt(current);
  return 'applied';
}

async function expire({ tx, payment, settlement }: Case): Promise<Settled> {
  await setPayment(tx, payment, { status: 'expired', settledAt: settlement.at });
  return 'applied';
}

/** The money is back with the buyer, on the shop's request or by the acquirer itself. */
async function refund(current: Case): Promise<Settled> {
  const { tx, context, order, payment, settlement, counts } = current;
  const { by, at, reason: note = null } = settlement;
  await setPayment(tx, payment, { status: 'refunded', settledAt: at, nextCheckAt: null });
  if (payment.status === 'approved' && planMove(order.state, 'refunded', null))
    await moveOrder(tx, context, order, { to: 'refunded', by, at, note, refund: payment });
  if (payment.status === 'pending' && counts) await keepForAnotherAttempt(current);
  return 'applied';
}

const STEPS = { approved: approve, denied: deny, expired: expire, refunded: refund, giveBack, review };

/**
 * The one completion path of a payment, whether the gateway's answer, a notice, the reconciliation, the customer or
 * the staff come first. Repeating an outcome changes nothing. Money for an order that no longer waits, or whose
 * goods are gone meanwhile, goes back; a wrong amount waits for a decision of the staff, or goes back once another
 * attempt pays the order.
 */
export async function settlePayment(tx: Db, context: OrderContext, settlement: Settlement): Promise<Settled> {
  const known = await findPayment(tx, settlement.paymentId);
  if (!known) throw new Error(`There is no payment ${settlement.paymentId}`);
  const order = await lockOrder(tx, known.orderId);
  // Read again under the lock: it may have been settled while this waited.
  const attempts = await listPayments(tx, order.id);
  const payment = attempts.find(({ id }) => id === settlement.paymentId) ?? known;
  const { outcome, amountCents } = settlement;
  const waits = order.state === 'pending_payment';
  const fits = (amountCents ?? payment.amountCents) === payment.amountCents;
  const step = planSettlement({ status: payment.status, outcome, waits, fits });
  if (step === 'none') return 'unchanged';
  const counts = waits && attempts[0]?.id === payment.id;
  return STEPS[step]({ tx, context, order, payment, settlement, counts });
}

import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PayOrderBody } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { toReference } from '@/server/domains/payments/payments.repo';
import type { WithOpenedCard } from '@/server/domains/payments/prepared-cards';
import { Fault } from '@/server/kernel/fault';
import { chargePayment, requireNotDenied } from './charge-order';
import { closeAtGateway } from './close-at-gateway';
import { isOver } from '@/server/domains/orders/expire-orders';
import { requireFairHold } from '@/server/domains/orders/stock/fair-hold.repo';
import { claimCard, claimKey } from '@/server/domains/orders/place/idempotency.repo';
import { closePending } from '@/server/domains/orders/move-order';
import { MAX_ATTEMPTS } from '@/server/domains/orders/order-actions';
import type { Buyer } from '@/server/domains/orders/buyer';
import type { OrderContext } from '@/server/domains/orders/order-context';
import {
  attemptTime,
  findPayment,
  listPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
} from '@/server/domains/orders/orders.repo';
import { planAttempt, planLatestEnd, planOrderTotals, planReservationEnd } from './plan-payment';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { settleFromGateway } from './settle-from-gateway';
import { takeHold } from '@/server/domains/orders/stock/stock-hold';

/** A charge without an answer may still be on its way for so long: no other one is made meanwhile. */
const UNANSWERED_MS = 60_000;

export interface PayOrderInput {
  order: OrderRow;
  body: WithOpenedCard<PayOrderBody>;
  buyer: Buyer;
  key: string;
  fingerprint: string;
}

const closed = () => new Fault('PAYMENT_CLOSED', 'The order does not wait for a payment');

/** Its money would arrive when the order is over. */
const boletoTooLate = () =>
  new Fault('BOLETO_UNITS_LIMIT', 'A boleto would hold the goods for too long', { details: { items: [] } });

/** SHA-256 of an attempt; of a card only the number of parts goes in. */
export const fingerprintPayment = (number: string, { paymentMethod, card }: PayOrderBody): string =>
  createHash('sha256')
    .update(JSON.stringify(['pay', number, paymentMethod, card?.installments ?? 1]))
    .digest('hex');

/** The id of the attempt a key stands for: the same key finds it again, whichever instance is asked. */
const attemptIdOf = ({ order, buyer, key }: PayOrderInput): string => {
  const hex = createHash('sha256').update(`${buyer.id}\0${order.id}\0${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};

const isUnanswered = ({ method, status, gatewayReference }: PaymentRow) =>
  method === 'credit_card' && status === 'pending' && gatewayReference === null;

/** Asks what became of the open attempts, so that an order is not paid twice: a notice may be late. */
async function settleOpen(context: OrderContext, { order }: PayOrderInput, ownId: string): Promise<void> {
  const { db, gateway, log } = context;
  for (const payment of await listPayments(db, order.id)) {
    const isOurs = payment.gateway === gateway.name && payment.id !== ownId;
    if (payment.status !== 'pending' || !isOurs) continue;
    try {
      const state = await gateway.find(toReference({ payment, orderNumber: order.number }));
      if (state) await settleFromGateway(context, payment.id, state);
    } catch (error) {
      log.warn({ order: order.number, error }, 'the gateway did not say what became of a payment');
      if (isUnanswered(payment)) throw unanswered();
    }
  }
}

const unanswered = () =>
  new Fault('UNAVAILABLE', 'The last attempt is not answered yet; try again in a moment', {
    retryAfterSeconds: 30,
  });

/**
 * Opens the attempt, or finds it where the same key opened it.
 * @returns whether it was opened
 * @throws Fault PAYMENT_CLOSED, UNAVAILABLE, BOLETO_UNITS_LIMIT and those of `takeHold` and `requireFairHold`
 */
async function openAttempt(
  tx: Db,
  context: OrderContext,
  input: PayOrderInput,
  id: string,
  now: Date,
): Promise<boolean> {
  const { brand, gateway } = context;
  const { body, buyer, key, fingerprint } = input;
  const order = await lockOrder(tx, input.order.id);
  const orderNumber = order.number;
  const claim = { key, userId: buyer.id, fingerprint, orderNumber, createdAt: now };
  const replayed = await claimKey(tx, claim);
  if (replayed) return false;
  await claimCard(tx, body.card, claim);
  const attempts = await listPayments(tx, order.id);
  if (order.state !== 'pending_payment' || isOver(order, now) || attempts.length >= MAX_ATTEMPTS)
    throw closed();
  if (attempts.some((one) => isUnanswered(one) && now.getTime() - one.createdAt.getTime() < UNANSWERED_MS))
    throw unanswered();
  const { paymentMethod } = body;
  const latestEnd = planLatestEnd(order);
  if (paymentMethod === 'boleto' && latestEnd && planReservationEnd('boleto', now) > latestEnd)
    throw boletoTooLate();
  await closePending(tx, order.id, now);
  await takeHold(tx, order, context, now);
  const totals = planOrderTotals(order, paymentMethod, brand);
  const attempt = planAttempt({
    id,
    orderId: order.id,
    gatewayName: gateway.name,
    method: paymentMethod,
    installments: body.card?.installments ?? 1,
    totalCents: totals.totalCents,
    brand,
    now: attemptTime(attempts, now),
    latestEnd,
  });
  await tx.insert(payments).values(attempt);
  const { installments, expiresAt } = attempt;
  await tx
    .update(orders)
    .set({ ...totals, paymentMethod, installments, expiresAt, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id));
  const { userId, placedFrom, payer } = order;
  await requireFairHold(tx, { orderId: order.id, userId, email: payer.email, placedFrom, paymentMethod });
  return true;
}

/**
 * Another attempt to pay an order that waits. What is open is asked about first and closed; totals, interest and the
 * reservation are planned again for the method. The same key and body find their attempt again: one charge.
 * @throws Fault PAYMENT_CLOSED, PAYMENT_DENIED, UNAVAILABLE, IDEMPOTENCY_KEY_REUSED, OUT_OF_STOCK or a coupon's reason
 */
export async function payOrder(context: OrderContext, input: PayOrderInput): Promise<void> {
  const { db, clock } = context;
  const { order, body } = input;
  const id = attemptIdOf(input);
  if (!(await findPayment(db, id))) await settleOpen(context, input, id);
  const now = clock.now();
  const isNew = await retryTransaction(db, (tx) => openAttempt(tx, context, input, id, now));
  const attempt = await findPayment(db, id);
  if (!attempt) throw closed();
  await closeAtGateway(context, order.id, now);
  await chargePayment(context, order, attempt, { card: body.card, visitor: input.buyer.visitor, isNew });
  await requireNotDenied(context, order, id);
}

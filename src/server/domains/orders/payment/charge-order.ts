import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { planNextCheck } from '@/server/domains/payments/check-schedule';
import { toReference } from '@/server/domains/payments/payments.repo';
import type { CountedTry } from '@/server/domains/users/sign-in/count-tries';
import { Fault } from '@/server/kernel/fault';
import type { Visitor } from '@/server/kernel/visitor';
import type { Card, ChargeResult } from '@/server/ports/payments/gateway';
import type { OrderContext } from '@/server/domains/orders/order-context';
import {
  findPayment,
  listPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
} from '@/server/domains/orders/orders.repo';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { earlierEnd } from './plan-payment';
import { settleFromGateway } from './settle-from-gateway';
import { settlePayment } from './settle-payment';

/** What a charge needs beside the order: none of it is stored. */
export interface ChargeInput {
  card: Card | null;
  visitor: Visitor;
  /** False when an earlier request opened the attempt: it may have been charged. */
  isNew: boolean;
}

/** The acquirer's token serves one charge: when one may have been made, the number gets another token. */
const cardOf = ({ card, isNew }: ChargeInput): Card | null =>
  card && !isNew ? { ...card, preparation: undefined } : card;

/** A total of zero: a coupon over everything and pick-up. No acquirer charges zero. */
const nothingToCharge = (attemptId: string): ChargeResult => ({
  status: 'approved',
  reason: null,
  gatewayReference: `none-${attemptId}`,
  pix: null,
  boleto: null,
  card: null,
  expiresAt: null,
});

async function askGateway(
  { gateway, log }: OrderContext,
  order: OrderRow,
  payment: PaymentRow,
  input: ChargeInput,
): Promise<ChargeResult> {
  if (payment.amountCents === 0) return nothingToCharge(payment.id);
  try {
    return await gateway.charge({
      attemptId: payment.id,
      orderNumber: order.number,
      method: payment.method,
      amountCents: payment.amountCents,
      installments: payment.installments,
      payer: order.payer,
      address: order.address,
      card: cardOf(input),
      isRepeat: !input.isNew,
    });
  } catch (error) {
    // Not known whether it was charged: the order keeps its reservation, and the same key asks again.
    log.error({ order: order.number, error }, 'the gateway did not answer');
    throw new Fault('UNAVAILABLE', 'The payment could not be confirmed; try again with the same key', {
      retryAfterSeconds: 5,
    });
  }
}

/**
 * Stores what the gateway answered; of two answers to one attempt the first stays.
 * @returns the attempt as it is then
 */
async function recordCharge(
  tx: Db,
  { clock }: OrderContext,
  payment: PaymentRow,
  result: ChargeResult,
): Promise<PaymentRow> {
  if (payment.gatewayReference) return payment;
  const { gatewayReference, pix, boleto, card, data = {} } = result;
  // A code may be good for longer than the order waits.
  const expiresAt = earlierEnd(result.expiresAt, payment.expiresAt);
  const { method, checks, createdAt } = payment;
  const nextCheckAt = planNextCheck(method, checks, createdAt, expiresAt, clock.now());
  const answer = { gatewayReference, gatewayData: data, pix, boleto, card, expiresAt, nextCheckAt };
  await tx.update(payments).set(answer).where(eq(payments.id, payment.id));
  // Closed meanwhile: the order's expiry belongs to another attempt now.
  if (result.expiresAt && payment.status === 'pending')
    await tx.update(orders).set({ expiresAt }).where(eq(orders.id, payment.orderId));
  return { ...payment, ...answer };
}

/**
 * Counts the card of an attempt. Over the limit the acquirer is not asked: a new attempt counts as refused, so that the
 * order waits for another way to pay and holds nothing meanwhile.
 * @throws Fault RATE_LIMITED with the number of the order
 */
async function countCard(
  context: OrderContext,
  order: OrderRow,
  payment: PaymentRow,
  { card, visitor, isNew }: ChargeInput,
): Promise<CountedTry | null> {
  if (!card || payment.amountCents === 0) return null;
  try {
    return await context.cardTries.countCard(card.number, visitor);
  } catch (error) {
    if (!(error instanceof Fault) || error.errorCode !== 'RATE_LIMITED') throw error;
    const at = context.clock.now();
    const refused = { paymentId: payment.id, outcome: 'denied', by: 'sistema', at } as const;
    if (isNew) await retryTransaction(context.db, (tx) => settlePayment(tx, context, refused));
    const { retryAfterSeconds } = error.extra;
    throw new Fault('RATE_LIMITED', 'Too many cards', {
      retryAfterSeconds,
      details: { orderNumber: order.number },
    });
  }
}

/**
 * Asks what became of an attempt whose answer was lost, before it is charged again. When the acquirer does not say, the
 * repeat asks.
 * @returns whether it is settled now
 */
async function settleRepeat(context: OrderContext, order: OrderRow, payment: PaymentRow): Promise<boolean> {
  const { gateway, log } = context;
  if (payment.amountCents === 0) return false;
  const reference = toReference({ payment, orderNumber: order.number });
  const state = await gateway.find(reference).catch((error: unknown) => {
    log.warn({ order: order.number, error }, 'the gateway did not say what became of a repeated charge');
    return null;
  });
  if (!state || state.status === 'pending') return false;
  await settleFromGateway(context, payment.id, state);
  return true;
}

/**
 * Asks the gateway for a payment that waits, outside of every transaction, and records and settles its answer in one.
 * Does nothing for a payment that has its answer.
 * @throws Fault UNAVAILABLE when the gateway did not answer; RATE_LIMITED, see `countCard`
 */
export async function chargePayment(
  context: OrderContext,
  order: OrderRow,
  payment: PaymentRow,
  input: ChargeInput,
): Promise<void> {
  if (payment.status !== 'pending' || payment.gatewayReference) return;
  if (!input.isNew && (await settleRepeat(context, order, payment))) return;
  const counted = await countCard(context, order, payment, input);
  const result = await askGateway(context, order, payment, input).catch(async (error: unknown) => {
    await counted?.giveBack();
    throw error;
  });
  const { status, reason } = result;
  if (status !== 'denied') await counted?.giveBack();
  await retryTransaction(context.db, async (tx) => {
    const current = await lockOrder(tx, order.id);
    const attempts = await listPayments(tx, order.id);
    const attempt = attempts.find(({ id }) => id === payment.id) ?? payment;
    const recorded = await recordCharge(tx, context, attempt, result);
    // The buyer gets a mail about the first answer; about later ones only when they bring another code to pay by.
    if (recorded.status === 'pending')
      await context.mails.placed(tx, current, { ...recorded, status }, attempts.length > 1);
    if (status === 'pending') return;
    const at = context.clock.now();
    await settlePayment(tx, context, { paymentId: payment.id, outcome: status, reason, by: 'sistema', at });
  });
}

/** @throws Fault PAYMENT_DENIED with the acquirer's words and the order, which waits for another attempt */
export async function requireNotDenied({ db }: OrderContext, order: OrderRow, paymentId: string) {
  const payment = await findPayment(db, paymentId);
  if (payment?.status !== 'denied') return;
  const { reason } = payment;
  throw new Fault('PAYMENT_DENIED', reason ?? 'Denied', { details: { reason, orderNumber: order.number } });
}

import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { Fault } from '@/server/http/fault';
import type { Clock } from '@/server/ports/clock';
import type { Card, ChargeResult, PaymentGateway } from '@/server/ports/payments/gateway';
import type { Log } from '@/server/services';
import { findLatestPayment, lockOrder, type OrderRow, type PaymentRow } from './orders.repo';
import { retryTransaction } from './retry-transaction';
import { settlePayment } from './settle-payment';

interface Dependencies {
  db: Db;
  clock: Clock;
  gateway: PaymentGateway;
  log: Log;
}

/** Nothing to pay: a coupon over everything and pick-up. No acquirer charges zero. */
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
  { gateway, log }: Dependencies,
  order: OrderRow,
  payment: PaymentRow,
  card: Card | null,
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
      card,
    });
  } catch (error) {
    // Not known whether it was charged: the order keeps its reservation, and the same key asks again.
    log.error({ order: order.number, error }, 'the gateway did not answer');
    throw new Fault('UNAVAILABLE', 'The payment could not be confirmed; try again with the same key', {
      retryAfterSeconds: 5,
    });
  }
}

/** Keeps what the gateway answered; of two answers to one attempt the first stays. */
async function recordCharge(tx: Db, orderId: string, result: ChargeResult): Promise<void> {
  await lockOrder(tx, orderId);
  const payment = await findLatestPayment(tx, orderId);
  if (!payment || payment.gatewayReference) return;
  const { gatewayReference, pix, boleto, card } = result;
  const expiresAt = result.expiresAt ?? payment.expiresAt;
  await tx
    .update(payments)
    .set({ gatewayReference, pix, boleto, card, expiresAt })
    .where(eq(payments.id, payment.id));
  if (result.expiresAt)
    await tx.update(orders).set({ expiresAt: result.expiresAt }).where(eq(orders.id, orderId));
}

/**
 * Asks the gateway for the payment of a placed order, outside of every transaction, and records and settles its answer
 * in one. Does nothing for a payment that was asked for before.
 * @throws Fault PAYMENT_DENIED when the card is refused: the order is then cancelled, its stock and coupon are free and
 * its key can be used again; UNAVAILABLE when the gateway did not answer
 */
export async function chargeOrder(
  dependencies: Dependencies,
  order: OrderRow,
  card: Card | null,
): Promise<void> {
  const { db, clock } = dependencies;
  const payment = await findLatestPayment(db, order.id);
  if (payment?.status !== 'pending' || payment.gatewayReference) return;
  const result = await askGateway(dependencies, order, payment, card);
  const { status } = result;
  await retryTransaction(db, async (tx) => {
    await recordCharge(tx, order.id, result);
    if (status === 'pending') return;
    await settlePayment(tx, {
      orderId: order.id,
      outcome: status,
      by: 'sistema',
      at: clock.now(),
      note: result.reason,
    });
  });
  if (status === 'denied')
    throw new Fault('PAYMENT_DENIED', result.reason ?? 'Denied', { details: { reason: result.reason } });
}

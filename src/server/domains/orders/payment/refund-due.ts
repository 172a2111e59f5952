import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { toReference } from '@/server/domains/payments/payments.repo';
import type { RefundResult } from '@/server/ports/payments/gateway';
import { handOverData } from './held-money';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { findPayment, lockOrder, type PaymentRow } from '@/server/domains/orders/orders.repo';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { settlePayment } from './settle-payment';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Minutes until the gateway is asked again; when it is silent after the last one, staff give the money back. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720, DAY_MINUTES, DAY_MINUTES, DAY_MINUTES];
/** Checks before the daily ones. An answer leads back here: only silence counts. */
const DAILY_AFTER = WAITS_MINUTES.indexOf(DAY_MINUTES);
const REFUNDS_PER_ROUND = 50;

/**
 * Takes the brand's refund that has been due longest and sets when it is due again. One statement: of two processes at once
 * the second takes the next one, and a process that dies loses its claim.
 */
async function claimRefund({ db, brand }: OrderContext, now: Date): Promise<PaymentRow | null> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(orders.brandId, brand.id),
        eq(payments.status, 'refunding'),
        or(isNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)),
      ),
    )
    .orderBy(asc(payments.nextCheckAt), asc(payments.id))
    .limit(1)
    .for('update', { of: payments, skipLocked: true });
  const [row] = await db
    .update(payments)
    .set({ nextCheckAt: new Date(now.getTime() + MINUTE_MS), checks: sql`${payments.checks} + 1` })
    .where(sql`${payments.id} = any(array(${due}))`)
    .returning();
  return row ?? null;
}

/** `silent`: it is not known what the gateway does. `pending` is an answer: it works on it. */
type Answer = RefundResult | 'silent';

async function askGateway({ db, gateway, log }: OrderContext, payment: PaymentRow): Promise<Answer> {
  if (payment.amountCents === 0) return 'done';
  if (payment.gateway !== gateway.name) return 'unsupported';
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, payment.orderId));
  const number = order?.number ?? '';
  try {
    return await gateway.refund(toReference({ payment, orderNumber: number }));
  } catch (error) {
    log.warn({ order: number, attempt: payment.checks, error }, 'the gateway did not give money back');
    return 'silent';
  }
}

/** Only staff can give it back now. */
async function handOver(tx: Db, { id, orderId }: PaymentRow): Promise<void> {
  await lockOrder(tx, orderId);
  const payment = await findPayment(tx, id);
  if (payment?.status !== 'refunding') return;
  const values = { status: 'review', nextCheckAt: null, gatewayData: handOverData(payment) } as const;
  await tx.update(payments).set(values).where(eq(payments.id, id));
  await tx
    .update(orders)
    .set({ attention: 'refund_failed', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
}

/** @returns whether the money is back */
async function refundOne(context: OrderContext, payment: PaymentRow): Promise<boolean> {
  const { db, clock, log } = context;
  const result = await askGateway(context, payment);
  const at = clock.now();
  if (result === 'done') {
    const settlement = { paymentId: payment.id, outcome: 'refunded', by: 'sistema', at } as const;
    await retryTransaction(db, (tx) => settlePayment(tx, context, settlement));
    return true;
  }
  const scheduled = WAITS_MINUTES[payment.checks - 1];
  const isAtWork = result === 'pending';
  const wait = isAtWork ? (scheduled ?? DAY_MINUTES) : scheduled;
  if (result === 'unsupported' || wait === undefined) {
    await retryTransaction(db, (tx) => handOver(tx, payment));
    log.warn({ payment: payment.id, result }, 'money must be given back by hand');
    return false;
  }
  const nextCheckAt = new Date(at.getTime() + wait * MINUTE_MS);
  const checks = isAtWork ? Math.min(payment.checks, DAILY_AFTER) : payment.checks;
  await db
    .update(payments)
    .set({ nextCheckAt, checks })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'refunding')));
  return false;
}

/**
 * Asks the gateway for the money that goes back, each payment by its schedule: after a minute, then ever more rarely,
 * and daily for as long as it says that it works on it. What it cannot give back, or is silent about for days, waits for
 * the staff (`attention = 'refund_failed'`). Safe to run in several processes at once.
 * @returns how many payments are back with who paid
 */
export async function refundDue(context: OrderContext): Promise<number> {
  let done = 0;
  for (let tried = 0; tried < REFUNDS_PER_ROUND; tried += 1) {
    const payment = await claimRefund(context, context.clock.now());
    if (!payment) break;
    try {
      if (await refundOne(context, payment)) done += 1;
    } catch (error) {
      context.log.error({ payment: payment.id, error }, 'a refund could not be settled');
    }
  }
  return done;
}

import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders, paymentNotices, payments } from '@/server/db/schema';
import type { PaymentReference } from '@/server/ports/payments/gateway';

export interface KnownPayment {
  payment: typeof payments.$inferSelect;
  orderNumber: string;
  /** Brands may share a database. */
  brandId: string;
}

/** What the acquirer may still have something to say about; money that goes back is followed by the orders. */
const ASKED_ABOUT = ['pending', 'expired', 'denied', 'approved'] as const;

const select = (db: Db) =>
  db
    .select({ payment: payments, orderNumber: orders.number, brandId: orders.brandId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId));

export async function findKnownPayment(db: Db, paymentId: string): Promise<KnownPayment | null> {
  const [row] = await select(db).where(eq(payments.id, paymentId));
  return row ?? null;
}

/** By the acquirer's id of the payment. */
export async function findByReference(
  db: Db,
  gateway: string,
  reference: string,
): Promise<KnownPayment | null> {
  const [row] = await select(db).where(
    and(eq(payments.gateway, gateway), eq(payments.gatewayReference, reference)),
  );
  return row ?? null;
}

/** By the acquirer's id of the boleto. */
export async function findByBoleto(db: Db, gateway: string, boletoId: string): Promise<KnownPayment | null> {
  const [row] = await select(db)
    .where(and(eq(payments.gateway, gateway), eq(sql`${payments.gatewayData}->>'boletoId'`, boletoId)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row ?? null;
}

/** Every attempt to pay the order of this number. */
export const listByOrderNumber = (db: Db, gateway: string, orderNumber: string): Promise<KnownPayment[]> =>
  select(db).where(and(eq(orders.number, orderNumber), eq(payments.gateway, gateway)));

/** Payments of a brand by a gateway whose time to ask has come, the longest waiting first. */
export const listDue = (
  db: Db,
  { brandId, gateway }: { brandId: string; gateway: string },
  now: Date,
  limit: number,
): Promise<KnownPayment[]> =>
  select(db)
    .where(
      and(
        eq(orders.brandId, brandId),
        eq(payments.gateway, gateway),
        inArray(payments.status, [...ASKED_ABOUT]),
        lte(payments.nextCheckAt, now),
      ),
    )
    .orderBy(asc(payments.nextCheckAt), asc(payments.id))
    .limit(limit);

/**
 * Counts a check and plans the next one before the acquirer is asked: when the process dies in between, it is asked again.
 * @returns whether this call is the one that asks; another process may have been faster
 */
export async function claimCheck(
  db: Db,
  { id, checks }: KnownPayment['payment'],
  nextCheckAt: Date | null,
): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ checks: checks + 1, nextCheckAt })
    .where(and(eq(payments.id, id), eq(payments.checks, checks), inArray(payments.status, [...ASKED_ABOUT])))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** When to ask next, as long as there is something to ask. */
export async function planCheck(db: Db, paymentId: string, nextCheckAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ nextCheckAt })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, [...ASKED_ABOUT])));
}

/** How many notices are stored of one payment, or of none the shop knows since a moment. */
export async function countNotices(db: Db, paymentId: string | null, since: Date): Promise<number> {
  const [row] = await db
    .select({ notices: count() })
    .from(paymentNotices)
    .where(
      paymentId
        ? eq(paymentNotices.paymentId, paymentId)
        : and(isNull(paymentNotices.paymentId), gte(paymentNotices.receivedAt, since)),
    );
  return row?.notices ?? 0;
}

export async function insertNotice(
  db: Db,
  notice: typeof paymentNotices.$inferInsert,
): Promise<number | null> {
  const [row] = await db.insert(paymentNotices).values(notice).returning({ id: paymentNotices.id });
  return row?.id ?? null;
}

export async function setNoticeOutcome(db: Db, id: number, outcome: string): Promise<void> {
  await db.update(paymentNotices).set({ outcome }).where(eq(paymentNotices.id, id));
}

/** A payment as the gateway knows it. */
export const toReference = ({ payment, orderNumber }: Omit<KnownPayment, 'brandId'>): PaymentReference => ({
  attemptId: payment.id,
  orderNumber,
  method: payment.method,
  amountCents: payment.paidCents ?? payment.amountCents,
  gatewayReference: payment.gatewayReference,
  data: payment.gatewayData,
  createdAt: payment.createdAt,
});

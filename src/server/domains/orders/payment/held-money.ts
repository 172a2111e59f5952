import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { payments } from '@/server/db/schema';
import type { PaymentRow } from '@/server/domains/orders/orders.repo';

/**
 * Money that somebody of the shop must decide about. `undecided`: of a wrong amount; it is accepted or goes back.
 * `byHand`: it was to go back and the acquirer did not do it; somebody does.
 */
export type HeldMoney = 'undecided' | 'byHand';

type Held = Pick<PaymentRow, 'status' | 'gatewayData'>;

/** Kept with the payment, because what somebody must look at is taken off the order before the money is back. */
const HAND_OVER = { refund: 'byHand' };

/** The acquirer is not asked again: one that failed for days must not pay a second time what went back by hand. */
export const handOverData = ({ gatewayData }: Held) => ({ ...gatewayData, ...HAND_OVER });

const isHanded = ({ gatewayData }: Held) => gatewayData.refund === HAND_OVER.refund;

/** Whether it waits for a yes or a no. */
export const isUndecided = (payment: Held): boolean => payment.status === 'review' && !isHanded(payment);

/** What an order holds; null when nobody must decide. */
export function heldMoneyOf(attempts: readonly Held[]): HeldMoney | null {
  if (attempts.some(isUndecided)) return 'undecided';
  return attempts.some(({ status }) => status === 'review') ? 'byHand' : null;
}

const handed = sql`${payments.gatewayData} ->> 'refund' = ${HAND_OVER.refund}`;
const inReview = eq(payments.status, 'review');

/**
 * Sends back what an order got, through the acquirer where it can. What is with somebody's hands stays there.
 * @param undecided whether money of a wrong amount goes back too
 * @returns one of the payments that go back
 */
export async function giveMoneyBack(
  tx: Db,
  orderId: string,
  undecided: boolean,
  at: Date,
): Promise<PaymentRow | undefined> {
  const notHanded = and(inReview, sql`not coalesce(${handed}, false)`);
  const isPaid = eq(payments.status, 'approved');
  const [refund] = await tx
    .update(payments)
    .set({ status: 'refunding', nextCheckAt: at, checks: 0 })
    .where(and(eq(payments.orderId, orderId), undecided ? or(isPaid, notHanded) : isPaid))
    .returning();
  return refund;
}

/** Notes that somebody gave back by hand what the acquirer did not. */
export async function recordHandedBack(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'refunded', settledAt: at })
    .where(and(eq(payments.orderId, orderId), inReview, handed));
}

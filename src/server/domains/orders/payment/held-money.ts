import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { payments } from '@/server/db/schema';
import type { PaymentRow } from '@/server/domains/orders/orders.repo';

/**
 * Money that an order has beside what pays it. `undecided`: of a wrong amount; staff accept it or send it back.
 * `byHand`: the acquirer did not give it back, so staff must. `returning`: the acquirer is giving it back.
 */
export type HeldMoney = 'undecided' | 'byHand' | 'returning';

type Held = Pick<PaymentRow, 'status' | 'gatewayData'>;

/** Stored with the payment, because the order loses its flag before the money is back. */
const HAND_OVER = { refund: 'byHand' };

/** The acquirer is not asked again: it might pay back a second time what staff gave back by hand. */
export const handOverData = ({ gatewayData }: Held) => ({ ...gatewayData, ...HAND_OVER });

const isHanded = ({ gatewayData }: Held) => gatewayData.refund === HAND_OVER.refund;

/** Whether it waits for being accepted or given back. */
export const isUndecided = (payment: Held): boolean => payment.status === 'review' && !isHanded(payment);

/** Whether only staff can give it back, and have not noted yet that they did. */
export const isHandedOver = (payment: Held): boolean => payment.status === 'review' && isHanded(payment);

/** What an order holds, the most urgent first; null when it holds nothing. */
export function heldMoneyOf(attempts: readonly Held[]): HeldMoney | null {
  if (attempts.some(isUndecided)) return 'undecided';
  if (attempts.some(isHandedOver)) return 'byHand';
  return attempts.some(({ status }) => status === 'refunding') ? 'returning' : null;
}

/** What is flagged while an order holds money. */
export const flagOfHeld = (held: HeldMoney | null) =>
  held && ({ undecided: 'wrong_amount', byHand: 'refund_failed', returning: null } as const)[held];

const handed = sql`${payments.gatewayData} ->> 'refund' = ${HAND_OVER.refund}`;
const inReview = eq(payments.status, 'review');
const notHanded = and(inReview, sql`not coalesce(${handed}, false)`);
const ON_ITS_WAY = { status: 'refunding', checks: 0 } as const;

/**
 * Sends back what an order got, through the acquirer where it can. What staff give back by hand stays there.
 * @param undecided whether money of a wrong amount goes back too
 * @returns one of the payments that go back
 */
export async function giveMoneyBack(
  tx: Db,
  orderId: string,
  undecided: boolean,
  at: Date,
): Promise<PaymentRow | undefined> {
  const isPaid = eq(payments.status, 'approved');
  const [refund] = await tx
    .update(payments)
    .set({ ...ON_ITS_WAY, nextCheckAt: at })
    .where(and(eq(payments.orderId, orderId), undecided ? or(isPaid, notHanded) : isPaid))
    .returning();
  return refund;
}

/**
 * Sends back the money of a wrong amount beside the payment that pays the order.
 * @returns the payments that go back
 */
export const giveSpareBack = (tx: Db, orderId: string, at: Date): Promise<PaymentRow[]> =>
  tx
    .update(payments)
    .set({ ...ON_ITS_WAY, nextCheckAt: at })
    .where(and(eq(payments.orderId, orderId), notHanded))
    .returning();

/** Notes that staff gave back by hand what the acquirer did not. */
export async function recordHandedBack(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'refunded', settledAt: at })
    .where(and(eq(payments.orderId, orderId), inReview, handed));
}

import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { Log } from '@/server/services';
import { listExpiredIds, lockOrder } from './orders.repo';
import { retryTransaction } from './retry-transaction';
import { settlePayment } from './settle-payment';

/** Any number that no other work of the shop locks. */
const EXPIRY_LOCK = 4_202_001;
const BATCH = 200;

/** Expires one order, unless another instance is at work or it was paid meanwhile. @returns whether this call did it */
async function expireOrder(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const answer: unknown = await tx.execute(
    sql`select pg_try_advisory_xact_lock(${sql.raw(String(EXPIRY_LOCK))}) as locked`,
  );
  const [row] = (answer as { rows: { locked: boolean }[] }).rows;
  if (!row?.locked) return false;
  const order = await lockOrder(tx, orderId);
  if (order.state !== 'pending_payment' || !order.expiresAt || order.expiresAt > now) return false;
  await settlePayment(tx, { orderId, outcome: 'expired', by: 'sistema', at: now, note: null });
  return true;
}

/**
 * Cancels unpaid orders whose time is over and gives their stock and coupons back, each in its own transaction: one
 * that fails is logged and does not hold up the others. Running twice, or in two processes, releases once.
 * @returns how many were cancelled
 */
export async function expireOrders({ db, log }: { db: Db; log: Log }, now: Date): Promise<number> {
  let expired = 0;
  for (const orderId of await listExpiredIds(db, now, BATCH)) {
    try {
      if (await retryTransaction(db, (tx) => expireOrder(tx, orderId, now))) expired += 1;
    } catch (error) {
      log.error({ orderId, error }, 'an unpaid order could not be expired');
    }
  }
  return expired;
}

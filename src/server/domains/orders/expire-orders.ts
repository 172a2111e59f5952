import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { closeAtGateway } from './payment/close-at-gateway';
import { moveOrder } from './move-order';
import type { OrderContext } from './order-context';
import { listExpiredIds, lockOrder, type OrderRow } from './orders.repo';
import { retryTransaction } from './retry-transaction';

/** The number of an advisory lock of its own. */
const EXPIRY_LOCK = 4_202_001;
const BATCH = 200;

export const isOver = ({ state, expiresAt }: Pick<OrderRow, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'pending_payment' && expiresAt !== null && expiresAt <= now;

/** Expires one order, unless another instance is at work or it was paid meanwhile. @returns whether this call did it */
async function expireOrder(tx: Db, context: OrderContext, orderId: string, now: Date): Promise<boolean> {
  const answer: unknown = await tx.execute(
    sql`select pg_try_advisory_xact_lock(${sql.raw(String(EXPIRY_LOCK))}) as locked`,
  );
  const [row] = (answer as { rows: { locked: boolean }[] }).rows;
  if (!row?.locked) return false;
  const order = await lockOrder(tx, orderId);
  if (!isOver(order, now)) return false;
  await moveOrder(tx, context, order, { to: 'cancelled', by: 'sistema', at: now, expired: true });
  return true;
}

/**
 * Cancels unpaid orders whose time is over and gives their stock and coupons back, each in its own transaction: one
 * that fails is logged and does not hold up the others. Running twice, or in two processes, releases once.
 * @returns how many were cancelled
 */
export async function expireOrders(context: OrderContext, now: Date): Promise<number> {
  const { db, brand, log } = context;
  const expired: string[] = [];
  for (const orderId of await listExpiredIds(db, brand.id, now, BATCH)) {
    try {
      if (await retryTransaction(db, (tx) => expireOrder(tx, context, orderId, now))) expired.push(orderId);
    } catch (error) {
      log.error({ orderId, error }, 'an unpaid order could not be expired');
    }
  }
  // Last, so that a gateway without an answer does not delay the stock.
  for (const orderId of expired) await closeAtGateway(context, orderId, now);
  return expired.length;
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { REVIEW_REQUEST_DAYS } from '@config/commerce';
import { orders } from '@/server/db/schema';
import type { OrderContext } from './order-context';
import { lockOrder } from './orders.repo';

const DAY_MS = 86_400_000;
/** In one round; the next one goes on. */
const MOST = 100;

/** When the buyer of goods that were delivered at a moment is asked what they say of them. */
export const reviewDueAfter = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + REVIEW_REQUEST_DAYS * DAY_MS);

/**
 * Writes to the buyers of what was delivered some days ago, once for each order. Goods that go back are not asked about.
 * @returns how many were asked
 */
export async function askForReviews(
  { db, brand, mails }: Pick<OrderContext, 'db' | 'brand' | 'mails'>,
  now: Date,
): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), lte(orders.reviewDueAt, now)))
    .orderBy(asc(orders.reviewDueAt))
    .limit(MOST);
  let asked = 0;
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.reviewDueAt === null) return;
      await tx.update(orders).set({ reviewDueAt: null }).where(eq(orders.id, id));
      if (order.state !== 'delivered' || order.withdrawalRequestedAt !== null || order.userId === null)
        return;
      await mails.review(tx, order);
      asked += 1;
    });
  return asked;
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { REVIEW_REQUEST_DAYS } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema';
import { listShownIds } from '@/server/domains/catalog/product/shown-ids.repo';
import { listReviewedIds } from '@/server/domains/reviews/reviews.repo';
import type { OrderContext } from './order-context';
import { listLines, lockOrder, type SoldLine } from './orders.repo';

const DAY_MS = 86_400_000;
/** In one round; the next one goes on. */
const MOST = 100;

/** When the buyer of goods that were delivered at a moment is asked what they say of them. */
export const reviewDueAfter = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + REVIEW_REQUEST_DAYS * DAY_MS);

/** One line of each product of an order that the brand shows and its buyer has not reviewed yet. */
async function listUnreviewed(
  tx: Db,
  brandId: string,
  { id, userId }: { id: string; userId: string },
): Promise<SoldLine[]> {
  const lines = await listLines(tx, id);
  const shown = await listShownIds(tx, brandId, [...new Set(lines.map(({ productId }) => productId))]);
  const reviewed = await listReviewedIds(tx, userId, shown);
  return shown
    .filter((productId) => !reviewed.has(productId))
    .flatMap((productId) => lines.find((line) => line.productId === productId) ?? []);
}

/**
 * Writes to the buyers of what was delivered some days ago, once for each order. Goods that go back are not asked about,
 * nor products with a review of the buyer or that the brand no longer shows.
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
      const lines = await listUnreviewed(tx, brand.id, { id, userId: order.userId });
      if (lines.length === 0) return;
      await mails.review(tx, order, lines);
      asked += 1;
    });
  return asked;
}

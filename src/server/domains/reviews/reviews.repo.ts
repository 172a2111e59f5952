import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { reviews } from '@/server/db/schema/catalog';
import { orderLines, orders } from '@/server/db/schema/orders';

export type ReviewRow = typeof reviews.$inferSelect;

/** The review a user wrote of a product, whatever became of it. */
export async function findOwnReviewRow(db: Db, userId: string, productId: string): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)))
    .limit(1);
  return row ?? null;
}

/** Which of these products the user reviewed, refused reviews included. */
export async function listReviewedIds(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.productId, [...productIds])));
  return new Set(rows.map(({ id }) => id));
}

/** Whether an order of this user that holds the product was delivered and not taken back. */
export async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'delivered'), eq(orderLines.productId, productId)))
    .limit(1);
  return row !== undefined;
}

/** @returns null when this user reviewed the product already */
export async function insertReview(tx: Db, values: typeof reviews.$inferInsert): Promise<ReviewRow | null> {
  const [row] = await tx
    .insert(reviews)
    .values(values)
    .onConflictDoNothing({ target: [reviews.productId, reviews.userId] })
    .returning();
  return row ?? null;
}

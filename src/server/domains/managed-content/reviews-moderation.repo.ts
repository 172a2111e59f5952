import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { holdsTyped } from '@/server/db/contains';
import { readPage } from '@/server/db/read-page';
import { products, reviews } from '@/server/db/schema/catalog';

export type ReviewStatus = (typeof reviews.$inferSelect)['status'];

interface ReviewFilters {
  status?: ReviewStatus;
  stars?: number;
  q?: string;
  page: number;
}

interface ModeratedRow {
  review: typeof reviews.$inferSelect;
  productSlug: string;
  productTitle: string;
}

/** A page of reviews with the product each speaks of, newest first. */
export function listModeratedRows<Item>(
  db: Db,
  { status, stars, q, page }: ReviewFilters,
  toItem: (row: ModeratedRow) => Item,
) {
  const where = and(
    status && eq(reviews.status, status),
    stars === undefined ? undefined : eq(reviews.reviewScore, stars),
    q
      ? or(
          ...[reviews.author, reviews.title, reviews.text, products.title].map((column) =>
            holdsTyped(column, q),
          ),
        )
      : undefined,
  );
  const found = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
    .as('found');
  const rows = db
    .select({ review: reviews, productSlug: products.slug, productTitle: products.title })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
    .orderBy(desc(reviews.createdAt), asc(reviews.id));
  return readPage(page, { total: db.$count(found), rows }, toItem);
}

/** The reviews of the ids, in their order, locked until the transaction ends. */
export const lockReviews = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: reviews.id, productId: reviews.productId, status: reviews.status })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for('update');

export async function setReviewStatus(tx: Db, ids: readonly string[], status: ReviewStatus): Promise<void> {
  await tx
    .update(reviews)
    .set({ status })
    .where(inArray(reviews.id, [...ids]));
}

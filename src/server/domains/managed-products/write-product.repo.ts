import { and, eq, sql } from 'drizzle-orm';
import { NO_IMPORTED_SCORE } from '@/lib/pricing/pricing-rules';
import type { Db } from '@/server/db/client';
import { collectionProducts, productCategories, products } from '@/server/db/schema/catalog';
import { takeSlugs } from '@/server/domains/editing/former-slugs.repo';
import type { ProductContent } from './managed-product-view';
import { toProductColumns } from './product-content';

const NO_IMPORTED_REVIEWS: Pick<typeof products.$inferInsert, 'hardcodedReviews' | 'hardcodedReviewsScore'> =
  {
    hardcodedReviews: [],
    hardcodedReviewsScore: NO_IMPORTED_SCORE,
  };

/** The row of a new product. */
export const planProductRow = (
  id: string,
  content: ProductContent,
  now: Date,
): typeof products.$inferInsert => ({
  ...toProductColumns(content),
  ...NO_IMPORTED_REVIEWS,
  id,
  createdAt: now,
  updatedAt: now,
});

export async function insertProduct(tx: Db, id: string, content: ProductContent, now: Date): Promise<void> {
  await takeSlugs(tx, 'product', [content.slug]);
  await tx.insert(products).values(planProductRow(id, content, now));
}

/** Writes the editor's columns of a product and raises its version. */
export async function updateProductRow(
  tx: Db,
  id: string,
  content: ProductContent,
  now: Date,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...toProductColumns(content), version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id));
}

/** Puts a product into these categories and no others, breadcrumb first. */
export async function replaceCategories(tx: Db, productId: string, categoryIds: readonly string[]) {
  await tx.delete(productCategories).where(eq(productCategories.productId, productId));
  if (categoryIds.length === 0) return;
  await tx
    .insert(productCategories)
    .values(categoryIds.map((categoryId, position) => ({ productId, categoryId, position })));
}

/** Takes a product out of the list of its old collection and puts it at the end of the new one's. */
export async function moveCollection(tx: Db, productId: string, from: string | null, to: string | null) {
  if (from !== null)
    await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, from), eq(collectionProducts.productId, productId)));
  if (to === null) return;
  const position = sql<number>`(select coalesce(max(${collectionProducts.position}) + 1, 0)::int
    from ${collectionProducts} where ${collectionProducts.collectionId} = ${to})`;
  await tx.insert(collectionProducts).values({ collectionId: to, productId, position }).onConflictDoNothing();
}

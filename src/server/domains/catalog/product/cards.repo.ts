import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StarDistribution } from '@/lib/pricing/pricing-rules';
import type { Db } from '@/server/db/client';
import { categories, productCategories, products, reviews, variations } from '@/server/db/schema/catalog';

const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  lineName: products.lineName,
  species: products.species,
  translations: products.translations,
  collectionId: products.collectionId,
  gallery: products.gallery,
  hardcodedReviewsScore: products.hardcodedReviewsScore,
  saleClass: products.saleClass,
  flashSaleEndsAt: products.flashSaleEndsAt,
  guaranteeLevels: products.guaranteeLevels,
};
export type CardRow = Pick<typeof products.$inferSelect, keyof typeof cardColumns>;

export interface CategoryRefRow {
  productId: string;
  id: string;
  slug: string;
  name: string;
  translations: (typeof categories.$inferSelect)['translations'];
}

/** Products by id, in no particular order. */
export const listCardRows = (db: Db, ids: string[]): Promise<CardRow[]> =>
  db.select(cardColumns).from(products).where(inArray(products.id, ids));

/** Packs of several products, in their order. */
export const listVariationRows = (db: Db, productIds: string[]) =>
  db
    .select()
    .from(variations)
    .where(inArray(variations.productId, productIds))
    .orderBy(asc(variations.productId), asc(variations.position));

/** Categories of several products, breadcrumb first. */
export const listCategoryRefRows = (db: Db, productIds: string[]): Promise<CategoryRefRow[]> =>
  db
    .select({
      productId: productCategories.productId,
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      translations: categories.translations,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, productIds))
    .orderBy(asc(productCategories.position));

const starsCount = (stars: number) =>
  sql<number>`(count(*) filter (where ${reviews.reviewScore} = ${sql.raw(String(stars))}))::int`;

/** Approved own reviews of several products, counted by stars. */
export async function listStarCounts(db: Db, productIds: string[]): Promise<Map<string, StarDistribution>> {
  const rows = await db
    .select({
      productId: reviews.productId,
      five: starsCount(5),
      four: starsCount(4),
      three: starsCount(3),
      two: starsCount(2),
      one: starsCount(1),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, productIds), eq(reviews.status, 'approved')))
    .groupBy(reviews.productId);
  return new Map(rows.map((row) => [row.productId, [row.five, row.four, row.three, row.two, row.one]]));
}

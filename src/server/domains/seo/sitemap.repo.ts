import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  categories,
  collectionProducts,
  collections,
  productCategories,
  products,
} from '@/server/db/schema/catalog';
import { isShown } from '@/server/domains/catalog/listing/list.repo';

/** When any of the grouped products changed last. */
const lastChange = sql<Date>`max(${products.updatedAt})`.mapWith(products.updatedAt);

/** One row for every `size` products of a brand, in the order of their slugs: when the newest of them changed. */
export async function listProductParts(db: Db, brandId: string, size: number): Promise<Date[]> {
  const shown = db
    .select({
      updatedAt: products.updatedAt,
      part: sql<number>`(row_number() over (order by ${products.slug}) - 1) / ${size}`.as('part'),
    })
    .from(products)
    .where(isShown(brandId))
    .as('shown');
  const rows = await db
    .select({ changedAt: sql<Date>`max(${shown.updatedAt})`.mapWith(products.updatedAt) })
    .from(shown)
    .groupBy(shown.part)
    .orderBy(asc(shown.part));
  return rows.map(({ changedAt }) => changedAt);
}

/**
 * Products `offset` to `offset + limit` by slug. Skipped rows are walked on the slug's index, their texts unread: of
 * 100,000 on a busy two-core machine the last thousand took 0.7 s, for an answer that is cached for an hour.
 */
export const listProductPages = (db: Db, brandId: string, limit: number, offset: number) =>
  db
    .select({
      slug: products.slug,
      title: products.title,
      gallery: products.gallery,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(isShown(brandId))
    .orderBy(asc(products.slug))
    .limit(limit)
    .offset(offset);

/** Categories that hold a product of this brand, in menu order. */
export const listCategoryPages = (db: Db, brandId: string) =>
  db
    .select({ slug: categories.slug, changedAt: lastChange })
    .from(categories)
    .innerJoin(productCategories, eq(productCategories.categoryId, categories.id))
    .innerJoin(products, and(eq(products.id, productCategories.productId), isShown(brandId)))
    .groupBy(categories.id)
    .orderBy(asc(categories.position));

/** Collections this brand publishes on a day (`YYYY-MM-DD`) and has products for. */
export const listCollectionPages = (db: Db, brandId: string, today: string) =>
  db
    .select({ slug: collections.slug, changedAt: lastChange })
    .from(collections)
    .innerJoin(collectionProducts, eq(collectionProducts.collectionId, collections.id))
    .innerJoin(products, and(eq(products.id, collectionProducts.productId), isShown(brandId)))
    .where(
      and(
        sql`${brandId} = any(${collections.brandIds})`,
        sql`${collections.validFrom} <= ${today}`,
        sql`${collections.validTo} >= ${today}`,
      ),
    )
    .groupBy(collections.id)
    .orderBy(asc(collections.id));

import { and, arrayOverlaps, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Brand } from '@config/brands/brand';
import { NO_TRAITS } from '@/contract/list-options';
import type { Db } from '@/server/db/client';
import { categories, collectionProducts, collections, products, reviews } from '@/server/db/schema/catalog';
import { brandContents } from '@/server/db/schema/content';
import { formerSlugs } from '@/server/db/schema/former-slugs';
import { countFacets } from './listing/list-counts';
import { listFacetGroups } from './listing/list-groups.repo';
import { isShown } from './listing/list.repo';

/** The product of a slug, also of one that it had before, if this brand shows it. */
export async function findProductRow(db: Db, brandId: string, slug: string) {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), isShown(brandId)));
  return row ?? findRenamedRow(db, brandId, slug);
}

/** A product that had this slug before. */
async function findRenamedRow(db: Db, brandId: string, slug: string) {
  const [row] = await db
    .select(getTableColumns(products))
    .from(formerSlugs)
    .innerJoin(products, eq(products.id, formerSlugs.entityId))
    .where(and(eq(formerSlugs.kind, 'product'), eq(formerSlugs.slug, slug), isShown(brandId)));
  return row ?? null;
}

/** Approved reviews, newest first. */
export const listReviewRows = (db: Db, productId: string, limit: number, offset = 0) =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset(offset);

export async function countReviews(db: Db, productId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')));
  return row?.count ?? 0;
}

/** Categories in menu order, with how many products this brand shows in each. */
export async function listCategoryRows(db: Db, brandId: string) {
  const rows = await db.select().from(categories).orderBy(asc(categories.position));
  const counts = countFacets(
    await listFacetGroups(db, brandId),
    { categoria: [], peso: [], ...NO_TRAITS },
    [],
  );
  return rows.map((category) => ({ category, productCount: counts.categoria.get(category.id) ?? 0 }));
}

/**
 * Collections this brand publishes on a day (`YYYY-MM-DD`), with how many of its products each holds, and how many of
 * them are for the species of its shelves (`shelves.onlyFor`; all of them without it).
 */
export const listCollectionRows = (db: Db, { id, shelves }: Pick<Brand, 'id' | 'shelves'>, today: string) =>
  db
    .select({
      collection: collections,
      productCount: sql<number>`count(${products.id})::int`,
      ownCount: shelves?.onlyFor
        ? sql<number>`count(${products.id}) filter (where ${arrayOverlaps(products.species, [...shelves.onlyFor])})::int`
        : sql<number>`count(${products.id})::int`,
    })
    .from(collections)
    .leftJoin(collectionProducts, eq(collectionProducts.collectionId, collections.id))
    .leftJoin(products, and(eq(products.id, collectionProducts.productId), isShown(id)))
    .where(
      and(
        sql`${id} = any(${collections.brandIds})`,
        sql`${collections.validFrom} <= ${today}`,
        sql`${collections.validTo} >= ${today}`,
      ),
    )
    .groupBy(collections.id)
    .orderBy(asc(collections.id));

export async function findBrandRow(db: Db, brandId: string) {
  const [row] = await db.select().from(brandContents).where(eq(brandContents.brandId, brandId));
  return row ?? null;
}

import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { categories, products } from '@/server/db/schema/catalog';
import { productListings as listing } from '@/server/db/schema/listing';
import { baseCondition, facetCondition, listOrder, relevance, type ListFilters } from './list-conditions';
import { countFacets, type FacetGroup } from './list-counts';
import type { TextMatch } from './search.repo';

/**
 * Products ranked by their text. A frequent word is in more of them than anybody reads: the best sellers among those
 * that have it in their name, and among all, are ranked; the rest follows by sales.
 */
const RANKED = 400;

/** What this brand shows, of the products themselves. */
export const isShown = (brandId: string) =>
  and(eq(products.published, true), sql`${brandId} = any(${products.brandIds})`);

const listCategoryNames = (db: Db) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      translations: categories.translations,
    })
    .from(categories)
    .orderBy(asc(categories.position));

/** How many products there are of each kind that a facet can tell apart: a few hundred rows, whatever the catalogue. */
async function listFacetGroups(db: Db, condition: SQL | undefined): Promise<FacetGroup[]> {
  const rows = await db
    .select({ key: listing.facetKey, count: sql<number>`count(*)::int` })
    .from(listing)
    .where(condition)
    .groupBy(listing.facetKey);
  return rows.map(({ key, count }) => {
    // The trigger writes the key: it has this shape.
    const [categoryIds, weightBands, inStock, onSale] = JSON.parse(key) as [
      FacetGroup['categoryIds'],
      FacetGroup['weightBands'],
      boolean,
      boolean,
    ];
    return { categoryIds, weightBands, inStock, onSale, count };
  });
}

async function listSorted(db: Db, condition: SQL | undefined, order: SQL[], offset: number) {
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .where(condition)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** One page of many products by relevance: see RANKED. */
async function listRanked(db: Db, condition: SQL | undefined, text: TextMatch, offset: number) {
  const popular = sql`in_stock desc, sold_count desc, product_id`;
  const best = sql`best as materialized (
      (select product_id from matched where is_named order by ${popular} limit ${RANKED / 2})
      union (select product_id from matched order by ${popular} limit ${RANKED / 2})
    )`;
  const isWithin = offset + PAGE_SIZE <= RANKED / 2;
  const rest = sql`union all select 1, product_id, 0, in_stock, sold_count from matched
    where product_id not in (select product_id from best)`;
  const rows = await db
    .select({ id: sql<string>`page.product_id` })
    .from(
      sql`(with matched as materialized (
          select product_id, in_stock, sold_count, ${text.isNamed} as is_named from ${listing} where ${condition ?? sql`true`}
        ), ${best}
        select 0 as tier, product_id, ${relevance(text)} as score, in_stock, sold_count
        from ${listing} where product_id in (select product_id from best)
        ${isWithin ? sql`` : rest}) page`,
    )
    .orderBy(sql`tier, score desc, in_stock desc, sold_count desc, product_id`)
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Ids of one page and the counts of every facet: three queries whatever the size of the catalogue. */
export async function listMatchingIds(db: Db, brandId: string, filters: ListFilters, text: TextMatch | null) {
  const names = await listCategoryNames(db);
  const wanted = names.filter(({ slug }) => filters.categoria.includes(slug)).map(({ id }) => id);
  const base = baseCondition(brandId, filters, text);
  const groups = await listFacetGroups(db, base);
  const counts = countFacets(groups, filters, wanted);
  const offset = (filters.pagina - 1) * PAGE_SIZE;
  const condition = and(base, facetCondition(filters, wanted));
  const findPage = () => {
    const isRanked = text && (filters.ordem === undefined || filters.ordem === 'relevancia');
    if (!isRanked) return listSorted(db, condition, listOrder(filters.ordem), offset);
    return counts.total > RANKED
      ? listRanked(db, condition, text, offset)
      : listSorted(db, condition, [sql`${relevance(text)} desc`, ...listOrder('mais-vendidos')], offset);
  };
  return {
    // A page after the last costs no scan of all before it.
    ids: offset < counts.total ? await findPage() : [],
    counts,
    /** Products before any facet was chosen: none means that the text found nothing. */
    found: groups.reduce((sum, { count }) => sum + count, 0),
    categories: names.filter(({ id }) => counts.categoria.has(id)),
  };
}

/** Products by slug that this brand shows, as ids in the order of the slugs. */
export async function listIdsBySlug(db: Db, brandId: string, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(isShown(brandId), inArray(products.slug, [...slugs])));
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []);
}

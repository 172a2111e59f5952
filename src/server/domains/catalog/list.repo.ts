import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { categories, products } from '@/server/db/schema/catalog';
import { productListings as listing } from '@/server/db/schema/listing';
import {
  baseCondition,
  facetCondition,
  isListed,
  listOrder,
  popularFirst,
  relevance,
  type ListFilters,
} from './list-conditions';
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

/**
 * How many products of a brand there are of each kind that a facet can tell apart: a few hundred rows, whatever the
 * catalogue. The brand stands in the key: without a further condition one small index is read, and no listing.
 */
export async function listFacetGroups(db: Db, brandId: string, condition?: SQL): Promise<FacetGroup[]> {
  const rows = await db
    .select({ key: listing.facetKey, count: sql<number>`count(*)::int` })
    .from(listing)
    .where(condition)
    .groupBy(listing.facetKey);
  const groups = rows.map(({ key, count }) => {
    // The trigger writes the key: it has this shape.
    const [brandIds, categoryIds, weightBands, inStock, onSale] = JSON.parse(key) as [
      FacetGroup['brandIds'],
      FacetGroup['categoryIds'],
      FacetGroup['weightBands'],
      boolean,
      boolean,
    ];
    return { brandIds, categoryIds, weightBands, inStock, onSale, count };
  });
  return groups.filter(({ brandIds }) => brandIds.includes(brandId));
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

/**
 * One page of many products by relevance: see RANKED. The planner knows how frequent a word is: it walks the best
 * sellers for a frequent one, and the index of the text for another.
 */
async function listRanked(db: Db, condition: SQL, text: TextMatch, offset: number) {
  const bestSellers = (where: SQL) => sql`(select ${listing.productId} from ${listing} where ${where}
    order by ${sql.join(popularFirst(), sql`, `)} limit ${RANKED / 2})`;
  const best = sql`best as materialized (
    ${bestSellers(sql`${condition} and ${text.isNamed}`)} union ${bestSellers(condition)}
  )`;
  const rest = sql`union all select 1, ${listing.productId}, 0, ${listing.inStock}, ${listing.soldCount}
    from ${listing} where ${condition} and ${listing.productId} not in (select product_id from best)`;
  const isWithin = offset + PAGE_SIZE <= RANKED / 2;
  const rows = await db
    .select({ id: sql<string>`page.product_id` })
    .from(
      sql`(with ${best}
        select 0 as tier, ${listing.productId}, ${relevance(text)} as score, ${listing.inStock}, ${listing.soldCount}
        from ${listing} where ${listing.productId} in (select product_id from best)
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
  const base = baseCondition(filters, text);
  const groups = await listFacetGroups(db, brandId, base);
  const counts = countFacets(groups, filters, wanted);
  const offset = (filters.pagina - 1) * PAGE_SIZE;
  const condition = and(isListed(brandId), base, facetCondition(filters, wanted));
  const findPage = () => {
    const isRanked = text && (filters.ordem === undefined || filters.ordem === 'relevancia');
    if (!isRanked) return listSorted(db, condition, listOrder(filters.ordem), offset);
    return counts.total > RANKED
      ? listRanked(db, condition ?? sql`true`, text, offset)
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

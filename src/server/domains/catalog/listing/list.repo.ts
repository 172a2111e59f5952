import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { categories, products } from '@/server/db/schema/catalog';
import { productListings as listing, productTexts } from '@/server/db/schema/listing';
import type { TextMatch } from '@/server/domains/catalog/search/search.repo';
import {
  baseCondition,
  facetCondition,
  isListed,
  listOrder,
  popularFirst,
  relevance,
  type ListFilters,
} from './list-conditions';
import { bestSellers } from './best-sellers';
import { catalogueSize, countList, sampleList } from './list-groups.repo';

/** Pages of one search by relevance: nobody reads further, who has not found it there adds a word or a filter. */
const MAX_RANKED_PAGES = 10;
/**
 * Products ranked by their text. A frequent word is in more of them than anybody reads: the best sellers among those
 * that have it in their name, and among all, are ranked.
 */
const RANKED = MAX_RANKED_PAGES * PAGE_SIZE;
/** What it costs to look at the text or the name of a best seller, in products gathered by an index. */
const TEXT_STEP = 6;
const NAME_STEP = 2;
/** Pages of every other list. Deeper ones cost more the deeper they lie. */
export const MAX_PAGES = 50;

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

/** One page of few products by relevance: every one is ranked. */
async function listAllRanked(db: Db, condition: SQL | undefined, text: TextMatch, offset: number) {
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .innerJoin(productTexts, eq(productTexts.productId, listing.productId))
    .where(condition)
    .orderBy(sql`${relevance(text)} desc`, ...popularFirst())
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** About how many products there are, and how many have a text in their name. */
async function estimateNamed(db: Db, text: TextMatch) {
  const { products, sample } = await catalogueSize(db);
  const [row] = await db
    .select({ named: sql<number>`count(*)::float8` })
    .from(listing)
    .where(and(sample.condition, text.named));
  return { size: products, named: sample.of * (row?.named ?? 0) };
}

/**
 * How many best sellers to walk for the first `limit` of `matches`, or 0 where it is cheaper to gather them: walking
 * takes size / matches steps for each one found, a step costs `stepCost` times what gathering one costs. Twice as far
 * as should be needed, because those that match may sell badly.
 */
const walkFor = (limit: number, matches: number, size: number, stepCost: number) =>
  matches ** 2 > stepCost * limit * size ? Math.ceil((2 * limit * size) / matches) : 0;

interface Ranked {
  /** The list's condition with this one for the text. */
  within: (text: SQL) => SQL | undefined;
  text: TextMatch;
  /** About how many products the list holds. */
  total: number;
  /** Their share of what the text finds without facets. */
  share: number;
  offset: number;
  /** About how many products there are, and how many have the text in their name. */
  size: number;
  named: number;
}

/** One page of many products by relevance: see RANKED. */
async function listRanked(db: Db, { within, text, total, share, offset, size, named }: Ranked) {
  const half = RANKED / 2;
  const byName = bestSellers(within(text.named), half, walkFor(half, named * share, size, NAME_STEP));
  const byText = bestSellers(within(text.condition), RANKED, walkFor(RANKED, total, size, TEXT_STEP));
  const always = text.always?.length
    ? sql`union select ${listing.productId} from ${listing} where ${and(inArray(listing.productId, [...text.always]), within(text.condition))}`
    : sql``;
  const rows = await db
    .select({ id: sql<string>`page.product_id` })
    .from(
      sql`(with best as materialized (
          select product_id from ${byName} named union select product_id from ${byText} found ${always}
        )
        select ${listing.productId}, ${relevance(text)} as score, ${listing.inStock}, ${listing.soldCount}
        from ${listing} join ${productTexts} on ${productTexts.productId} = ${listing.productId}
        where ${listing.productId} in (select product_id from best)) page`,
    )
    .orderBy(sql`score desc, in_stock desc, sold_count desc, product_id`)
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * Ids of one page and the counts of every facet: at most six queries whatever the size of the catalogue. The page and
 * the counts are read side by side where the database has several connections.
 */
export async function listMatchingIds(db: Db, brandId: string, filters: ListFilters, text: TextMatch | null) {
  const names = await listCategoryNames(db);
  const wanted = names.filter(({ slug }) => filters.categoria.includes(slug)).map(({ id }) => id);
  const chosen = facetCondition(filters, wanted);
  const counted = { filters, categoryIds: wanted, base: baseCondition(filters, text?.condition), chosen };
  const rankedBy = filters.ordem === undefined || filters.ordem === 'relevancia' ? text : null;
  const [sampled, estimate] = await Promise.all([
    sampleList(db, brandId, counted),
    rankedBy && estimateNamed(db, rankedBy),
  ]);
  const offset = (filters.pagina - 1) * PAGE_SIZE;
  const within = (condition?: SQL) => and(isListed(brandId), baseCondition(filters, condition), chosen);
  const maxPages = rankedBy ? MAX_RANKED_PAGES : MAX_PAGES;
  const findPage = async () => {
    // A page that no list has costs no scan of all before it.
    if (filters.pagina > maxPages) return [];
    if (!rankedBy) return listSorted(db, within(text?.condition), listOrder(filters.ordem), offset);
    return sampled && estimate && sampled.total > RANKED
      ? listRanked(db, {
          within,
          text: rankedBy,
          total: sampled.total,
          share: sampled.total / sampled.found,
          offset,
          ...estimate,
        })
      : listAllRanked(db, within(rankedBy.condition), rankedBy, offset);
  };
  const [{ counts, ...about }, ids] = await Promise.all([
    countList(db, brandId, counted, sampled),
    findPage(),
  ]);
  return {
    ...about,
    counts,
    pageCount: Math.min(maxPages, Math.max(1, Math.ceil(counts.total / PAGE_SIZE))),
    ids,
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

import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { SHOP_TIME_ZONE } from '@config/commerce';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Db } from '@/server/db/client';
import { products, searchLog } from '@/server/db/schema/catalog';
import { productListings as listing, productTexts } from '@/server/db/schema/listing';
import { bestSellers } from '@/server/domains/catalog/listing/best-sellers';
import {
  isListed,
  popularFirst,
  relevance,
  type TextMatch,
} from '@/server/domains/catalog/listing/list-conditions';
import { isInSample, rowVector, searchVector } from './search.repo';

/** A search becomes a suggestion when it was made this often and found something that holds all of it. */
const POPULAR_FROM = 3;
/** Frequent searches that are looked at for those of one language or beginning. */
const SEARCHES_WALKED = 5_000;
/** Best sellers that are looked at one by one before a text is looked up in the index. */
const WALKED = 400;
/** The same for a name, which stands in the listing: a look costs a third. */
const NAMES_WALKED = 1_200;

const shopDayOf = (moment: AnyPgColumn) => sql`(${moment} at time zone ${SHOP_TIME_ZONE})::date`;

/**
 * Searches of the visitors who read this language that begin like this and found something that holds all of it, the
 * frequent ones first. They were made on more than one day, so that an hour of one visitor is not shown to everybody. A
 * search is of the language it was typed in last; of one that was counted without it, of the catalogue's.
 */
export async function listPopularSearches(
  db: Db,
  brandId: string,
  { start, locale, limit }: { start: string; locale: Locale; limit: number },
): Promise<string[]> {
  const often = db
    .select()
    .from(searchLog)
    .where(and(eq(searchLog.brandId, brandId), gte(searchLog.searches, POPULAR_FROM)))
    .orderBy(desc(searchLog.searches))
    .limit(SEARCHES_WALKED)
    .as('often');
  const rows = await db
    .select({ typed: often.typed })
    .from(often)
    .where(
      and(
        sql`${often.lastResultCount} > 0`,
        sql`coalesce(${often.locale}, ${CATALOGUE_LOCALE}) = ${locale}`,
        sql`${shopDayOf(often.firstAt)} < ${shopDayOf(often.lastAt)}`,
        // A cleaned text holds no sign that LIKE would read.
        start ? sql`${often.query} like search_norm(${start}) || '%'` : undefined,
      ),
    )
    .orderBy(desc(often.searches), asc(often.query))
    .limit(limit);
  return rows.map(({ typed }) => typed);
}

const plain = (text: string) => sql`plainto_tsquery('pg_catalog.portuguese', search_norm(${text}))`;

/** Titles that are looked at for a text. */
const TITLES = 40;

/** Of these texts the ones whose words stand in a row in the title of some product of the brand. */
export async function listTitledPhrases(
  db: Db,
  brandId: string,
  phrases: readonly string[],
): Promise<string[]> {
  if (phrases.length === 0) return [];
  const held = phrases.map((phrase) => {
    const query = sql`phraseto_tsquery('pg_catalog.portuguese', search_norm(${phrase}))`;
    // A name is the title and the line: of what the index finds in both, a few titles are looked at. The CTE is read as
    // far as the limit asks, and planned as if it were read to its end.
    return sql`exists (with named as materialized (select ${listing.productId} as id from ${listing}
        where ${isListed(brandId)} and ${listing.nameVector} @@ ${query})
      select 1 from (select id from named limit ${TITLES}) few join ${products} on ${products.id} = few.id
      where to_tsvector('pg_catalog.portuguese', search_norm(${products.title})) @@ ${query})`;
  });
  const rows = await db
    .select({ held: sql<boolean[]>`array[${sql.join(held, sql`, `)}]` })
    .from(sql`(select 1) one`);
  return phrases.filter((_, at) => rows[0]?.held[at]);
}

/** Every finished word and one of the words that the last one may become. */
function typedQuery(finished: string, endings: readonly string[]): SQL {
  const last = sql`(${sql.join(endings.map(plain), sql` || `)})`;
  return finished ? sql`(${plain(finished)} && ${last})` : last;
}

/** Best sellers for a text that is being typed, the ones that have it in their name first. Ids. */
export async function listTypedProducts(
  db: Db,
  brandId: string,
  finished: string,
  endings: readonly string[],
  limit: number,
): Promise<string[]> {
  if (endings.length === 0) return [];
  const query = typedQuery(finished, endings);
  // What not even the sample holds would be looked for in vain among the best sellers, and is quickly gathered.
  const isFrequent = await isInSample(db, brandId, sql`${searchVector} @@ ${query}`);
  const within = (condition: SQL) => and(isListed(brandId), condition);
  const find = async (condition: SQL, steps: number, walked = condition) => {
    const best = bestSellers(within(condition), limit, isFrequent ? { steps } : 'gather', {
      walked: within(walked),
    });
    const rows = await db
      .select({ id: sql<string>`product_id` })
      .from(sql`${best} typed`)
      .orderBy(sql`in_stock desc, sold_count desc, product_id`);
    return rows.map(({ id }) => id);
  };
  const named = await find(sql`${listing.nameVector} @@ ${query}`, NAMES_WALKED);
  if (named.length >= limit) return named;
  const rest = await find(sql`${searchVector} @@ ${query}`, WALKED, sql`${rowVector} @@ ${query}`);
  return [...new Set([...named, ...rest])].slice(0, limit);
}

/** The best matches among the best sellers of a search. Ids. */
export async function listBestMatches(
  db: Db,
  brandId: string,
  match: TextMatch,
  limit: number,
): Promise<string[]> {
  const best = bestSellers(and(isListed(brandId), match.condition), WALKED, 'gather');
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .innerJoin(productTexts, eq(productTexts.productId, listing.productId))
    .where(sql`${listing.productId} in (select product_id from ${best} best)`)
    .orderBy(sql`${relevance(match)} desc`, ...popularFirst())
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What a suggestion shows of a product, in the order of the ids. */
export async function listTypedRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      translations: products.translations,
      gallery: products.gallery,
      flashSaleEndsAt: products.flashSaleEndsAt,
      priceCents: listing.priceCents,
      categoryIds: listing.categoryIds,
    })
    .from(products)
    .innerJoin(listing, eq(listing.productId, products.id))
    .where(inArray(products.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

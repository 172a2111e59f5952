import { and, sql, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { productListings as listing, productTexts } from '@/server/db/schema/listing';
import {
  bestSellers,
  cheapestWay,
  POPULAR_ORDER,
  ROW_ID,
  type Estimate,
  type SalesLadder,
} from './best-sellers';
import {
  isListed,
  listOrder,
  popularFirst,
  relevance,
  textArray,
  type ListFilters,
  type TextMatch,
} from './list-conditions';
import type { FacetGroup } from './list-counts';
import { COUNTED_UP_TO, readGroup, type Sample } from './list-groups.repo';

/** Pages of one search by relevance: a visitor who has not found it by then adds a word or a filter. */
export const MAX_RANKED_PAGES = 10;
/**
 * Products ranked by their text. A frequent word is in more of them than a visitor reads: the best sellers among those
 * that have it in their name, and among all, are ranked.
 */
const RANKED = MAX_RANKED_PAGES * PAGE_SIZE;
/** Microseconds to look at the text or the name of a product, one by one. */
const TEXT_STEP = 8;
const NAME_STEP = 2.5;

/** One page of a list, in the order that is asked for. */
export interface PageOrder {
  /** By relevance to this text, or by `sort`. */
  text: TextMatch | null;
  sort: ListFilters['ordem'];
  /** What comes before the rest of what is in stock, where no order was asked for. */
  leads: SQL | null;
  /** Products before the page; null where no page is wanted. */
  offset: number | null;
}

interface Matching {
  brandId: string;
  /** Text, collection and price. */
  base: SQL | undefined;
  /** What the facets filter by. */
  chosen: SQL | undefined;
  page: PageOrder;
  /** Looked at first: where it tells of more than COUNTED_UP_TO products, nothing else is read. */
  sample: Sample | null;
}

/** Groups of a sample: `count` is of the sample, `named` how many of it hold the text in their name. */
export type SampledGroup = FacetGroup & { named: number };

export interface Matches {
  sampled: SampledGroup[] | null;
  /** Every match by its facets; empty where the sample tells of too many. */
  groups: FacetGroup[];
  /** The page, in its order; empty where the sample tells of too many. */
  ids: string[];
}

const POPULAR = sql`order by ${POPULAR_ORDER}`;
/** Columns by which a list may be sorted. */
const SORTED_BY = sql.raw('price_cents, unit_price, stars, new_arrival, created_at');

/** Products to rank among those `found`: the best sellers that are named like the text, and the best sellers of all. */
function bestFound(text: TextMatch): SQL {
  const always = text.always?.length
    ? sql`union select row_id from found where chosen and product_id = any(${textArray(text.always)})`
    : sql``;
  // Sorted before it is filtered: names are compared only until enough are found, and not at all where all are ranked.
  return sql`
    select row_id from (select row_id from found where chosen ${POPULAR} limit ${RANKED}) popular
    union select row_id from (
      select row_id from (
        select * from found where chosen and (select count(*) from found where chosen) > ${RANKED} ${POPULAR} offset 0
      ) product_listings where ${text.named} limit ${RANKED / 2}
    ) named ${always}`;
}

/** Ids and places of a page among `best` products, by relevance. */
const rankedPage = (text: TextMatch, offset: number) => sql`
  select id, row_number() over () as place from (
    select ${listing.productId} as id from ${listing}
    join ${productTexts} on ${productTexts.productId} = ${listing.productId}
    where ${listing}.ctid = any(array(select row_id from best))
    order by ${relevance(text)} desc, ${sql.join(popularFirst(), sql`, `)}
    limit ${PAGE_SIZE} offset ${offset}
  ) ranked`;

const sortedPage = (sort: ListFilters['ordem'], offset: number, leads: SQL | null = null) => sql`
  select product_id as id, row_number() over () as place from (
    select product_id from (select * from found where chosen) product_listings
    order by ${sql.join(listOrder(sort, leads && sql`leads`), sql`, `)} limit ${PAGE_SIZE} offset ${offset}
  ) sorted`;

function pageParts({ text, sort, leads, offset }: PageOrder) {
  if (offset === null) return { tables: sql``, rows: sql`` };
  const rows = sql`union all select 'page', id, place, 0 from page`;
  return text
    ? {
        tables: sql`, best as materialized (${bestFound(text)}), page as materialized (${rankedPage(text, offset)})`,
        rows,
      }
    : { tables: sql`, page as materialized (${sortedPage(sort, offset, leads)})`, rows };
}

/**
 * A page of what matches and the counts of every facet, in one statement that reads each match once: exact, or from a
 * sample where that tells of more than COUNTED_UP_TO products.
 */
export async function readMatches(
  db: Db,
  { brandId, base, chosen, page, sample }: Matching,
): Promise<Matches> {
  const { tables, rows } = pageParts(page);
  const named = page.text ? sql`count(*) filter (where ${page.text.named})` : sql`0`;
  const sampled = sample
    ? sql`sampled as materialized (
        select facet_key, count(*) as count, ${named} as named from ${sample.from}
        where ${and(sample.condition, isListed(brandId), base)} group by facet_key
      ),`
    : sql``;
  const isFew = sample
    ? sql`(select coalesce(sum(count), 0) * ${sample.of} from sampled) <= ${COUNTED_UP_TO}`
    : undefined;
  const leads = page.leads ? sql`, ${page.leads} as leads` : sql``;
  const columns = page.text ? sql.raw('name_vector') : sql`${SORTED_BY}${leads}`;
  const read = await db
    .select({
      part: sql<'sample' | 'group' | 'page'>`part`,
      key: sql<string>`key`,
      count: sql<number>`count::int`,
      named: sql<number>`named::int`,
    })
    .from(
      sql`(with ${sampled} found as materialized (
          select ${ROW_ID}, product_id, in_stock, sold_count, facet_key, ${columns}, ${chosen ?? sql`true`} as chosen
          from ${listing} where ${and(isListed(brandId), base, isFew)}
        ) ${tables}
        ${sample ? sql`select 'sample' as part, facet_key as key, count, named from sampled union all` : sql``}
        select 'group' as part, facet_key as key, count(*) as count, 0 as named from found group by facet_key
        ${rows}) read`,
    );
  const ofPart = (wanted: string) => read.filter(({ part }) => part === wanted);
  return {
    sampled: sample ? ofPart('sample').map((row) => ({ ...readGroup(row), named: row.named })) : null,
    groups: ofPart('group').map(readGroup),
    ids: ofPart('page')
      .sort((one, other) => one.count - other.count)
      .map(({ key }) => key),
  };
}

interface ManyRanked {
  /** The list's condition with this one for the text. */
  within: (text: SQL) => SQL | undefined;
  text: TextMatch;
  /** What the list holds, and what it holds by name. */
  found: Estimate;
  named: Estimate;
  /** About how many products there are, and how they sell. */
  size: number;
  sales: SalesLadder | null;
  offset: number;
}

/** One page of too many products to read them all, by relevance: see RANKED. */
export async function listManyRanked(
  db: Db,
  { within, text, found, named, size, sales, offset }: ManyRanked,
): Promise<string[]> {
  const wayTo = (limit: number, estimate: Estimate, step: number) =>
    cheapestWay({ limit, ...estimate, size, sales, step });
  const nameWay = wayTo(RANKED / 2, named, NAME_STEP);
  const byName = bestSellers(within(text.named), RANKED / 2, nameWay);
  const textWay = wayTo(RANKED, found, TEXT_STEP);
  const wide = text.wide && within(text.wide);
  const byText = bestSellers(within(text.condition), RANKED, textWay, {
    walked: within(text.walked),
    wide: wide && { condition: wide, tells: text.walked },
  });
  const always = text.always?.length
    ? sql`union select ctid from ${listing} where ${and(
        sql`${listing.productId} = any(${textArray(text.always)})`,
        within(text.condition),
      )}`
    : sql``;
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(
      sql`(with best as materialized (
          select row_id from ${byName} named union select row_id from ${byText} found ${always}
        ) ${rankedPage(text, offset)}) page`,
    )
    .orderBy(sql`place`);
  return rows.map(({ id }) => id);
}

interface ManySorted extends Pick<ManyRanked, 'within' | 'text' | 'found' | 'size' | 'offset'> {
  brandId: string;
  sort: ListFilters['ordem'];
  /** Nothing but the text is asked for. */
  isPlain: boolean;
}

/** One page of too many products to read them all, by its sort: walked in that order, or gathered and sorted. */
export async function listManySorted(
  db: Db,
  { brandId, within, text, found, size, offset, sort, isPlain }: ManySorted,
): Promise<string[]> {
  const limit = offset + PAGE_SIZE;
  const isWalked = cheapestWay({ limit, ...found, size, sales: null, step: TEXT_STEP }) !== 'gather';
  if (isWalked && isPlain) return listSortedByText(db, { brandId, text, sort, offset });
  if (isWalked) return listSorted(db, within(text.walked), { sort, leads: null, offset });
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(
      sql`(with found as materialized (
          select product_id, in_stock, sold_count, ${SORTED_BY}, true as chosen from ${listing}
          where ${within(text.condition)}
        ) ${sortedPage(sort, offset)}) page`,
    )
    .orderBy(sql`place`);
  return rows.map(({ id }) => id);
}

/**
 * One page of what holds a text, by its sort: ids come from the index of the sort alone, and a listing is read where its
 * text matches. Sorted within: told to sort the page, the planner expects to read all and sorts the whole catalogue.
 */
async function listSortedByText(
  db: Db,
  { brandId, text, sort, offset }: Pick<ManySorted, 'brandId' | 'text' | 'sort' | 'offset'>,
): Promise<string[]> {
  const order = sql.join(listOrder(sort), sql`, `);
  const isShown = sql`(select ${brandId} = any(shown.brand_ids) from ${listing} shown
    where shown.product_id = ${listing.productId})`;
  const rows = await db
    .select({ id: sql<string>`product_id` })
    .from(sql`(select * from ${listing} order by ${order} offset 0) product_listings`)
    .where(sql`case when ${text.walked} then ${isShown} else false end`)
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

type Sorted = Pick<PageOrder, 'sort' | 'leads'> & { offset: number };

/** One page of a list by its sort. */
export async function listSorted(
  db: Db,
  condition: SQL | undefined,
  { sort, leads, offset }: Sorted,
): Promise<string[]> {
  if (leads) return listLed(db, condition, leads, offset);
  const rows = await db
    .select({ id: listing.productId })
    .from(listing)
    .where(condition)
    .orderBy(...listOrder(sort))
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * One page of a list in the default order, with what leads: the first of both are read by the index of best sellers, in
 * which they do not lie beside each other.
 */
async function listLed(db: Db, condition: SQL | undefined, leads: SQL, offset: number): Promise<string[]> {
  const first = (those: SQL, isLeading: boolean) => sql`(
    select product_id, in_stock, sold_count, ${sql.raw(String(isLeading))} as leads from ${listing}
    where ${and(condition, those)} order by ${sql.join(popularFirst(), sql`, `)} limit ${offset + PAGE_SIZE})`;
  const rows = await db
    .select({ id: sql<string>`product_id` })
    .from(sql`(${first(leads, true)} union all ${first(sql`not ${leads}`, false)}) both_parts`)
    .orderBy(sql`in_stock desc, leads desc, sold_count desc, product_id`)
    .limit(PAGE_SIZE)
    .offset(offset);
  return rows.map(({ id }) => id);
}

import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '@/server/db/client';
import { listingSamples, productListings as listing } from '@/server/db/schema/listing';
import type { SalesLadder } from './best-sellers';
import type { FacetGroup } from './list-counts';

/**
 * Products of a list that are counted one by one. A list that holds more, by the sample, is estimated from the sample:
 * counting them all grows with the catalogue, and no visitor reads them all.
 */
export const COUNTED_UP_TO = 4_000;
/** One product of so many is looked at, by chance and always the same ones. */
export interface Sample {
  of: number;
  /** What is read instead of the listings, under their name. */
  from: SQL;
  condition?: SQL;
}

const SAMPLE: Sample = { of: 16, from: sql`${listing}`, condition: sql`${listing.sampled}` };
/** Of a large catalogue, in a table of its own: among all listings they would lie on a page each. */
const FEW: Sample = { of: 64, from: sql`${listingSamples} as product_listings` };
const LARGE = 200_000;
/** From here on a sample tells enough of how many products hold a word. */
const SAMPLED_FROM = 20_000;

/** In what share of the products a lexeme is, as a query is written. */
export interface WordShares {
  of: ReadonlyMap<string, number>;
  /** At most, of those that are not listed. */
  others: number;
}

/** What is known of a catalogue before it is searched. */
export interface CatalogueSize {
  /** About how many products there are, as the planner knows it. */
  products: number;
  /** What lists are counted in. */
  sample: Sample;
  /** What the words of a search are weighed in: null where the whole catalogue is as quick. */
  wordSample: Sample | null;
  /** Null where every list is read from end to end. */
  sales: SalesLadder | null;
  /** Null in a small catalogue, and before its words were counted. */
  shares: WordShares | null;
}

const FRESH_MS = 60_000;
const sizes = new WeakMap<Db, { at: number; size: Promise<CatalogueSize> }>();

/** Products between two rungs of the ladder of sales, in so many parts of the catalogue. */
const RUNGS = 1_000;
/** Rungs from the top: below them, what matches is sooner gathered than found among what is sold. */
const TOP_RUNGS = 128;

/** Read from an index alone. */
async function readSales(db: Db, every: number): Promise<SalesLadder> {
  const rows = await db
    .select({ sold: sql<number>`sold_count` })
    .from(
      sql`(select sold_count, row_number() over () as place from (
          select ${listing.soldCount} from ${listing} where ${listing.inStock}
          order by ${listing.inStock} desc, ${listing.soldCount} desc limit ${every * TOP_RUNGS}
        ) sold) ranked`,
    )
    .where(sql`place % ${every} = 0`)
    .orderBy(sql`place`);
  return { every, rungs: rows.map(({ sold }) => sold) };
}

/** As the planner knows it of the index over all texts. */
async function readShares(db: Db): Promise<WordShares | null> {
  const rows = await db
    .select({ lexeme: sql<string>`quote_literal(lexeme)`, share: sql<number>`share` })
    .from(
      sql`pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as words(lexeme, share)`,
    )
    .where(sql`schemaname = 'public' and tablename = 'product_listings_search' and lexeme is not null`);
  if (rows.length === 0) return null;
  return {
    of: new Map(rows.map(({ lexeme, share }) => [lexeme, share])),
    others: Math.min(...rows.map(({ share }) => share)),
  };
}

async function readSize(db: Db): Promise<CatalogueSize> {
  const [row] = await db
    .select({ products: sql<number>`greatest(reltuples, 0)::float8` })
    .from(sql`pg_class`)
    .where(sql`pg_class.oid = 'product_listings'::regclass`);
  const products = row?.products ?? 0;
  const sample = products > LARGE ? FEW : SAMPLE;
  const sales = products > COUNTED_UP_TO ? await readSales(db, Math.ceil(products / RUNGS)) : null;
  const shares = products > SAMPLED_FROM ? await readShares(db) : null;
  return { products, sample, wordSample: products > SAMPLED_FROM ? sample : null, sales, shares };
}

/** The size of the catalogue in this database, at most a minute old. */
export function catalogueSize(db: Db): Promise<CatalogueSize> {
  const now = performance.now();
  const known = sizes.get(db);
  if (known && now - known.at < FRESH_MS) return known.size;
  const size = readSize(db);
  sizes.set(db, { at: now, size });
  size.catch(() => sizes.delete(db));
  return size;
}

/** A group as `facet_key` writes it. */
export function readGroup({ key, count }: { key: string; count: number }): FacetGroup {
  // The trigger writes the key: it has this shape.
  const [brandIds, categoryIds, weightBands, inStock, onSale, traits] = JSON.parse(key) as [
    FacetGroup['brandIds'],
    FacetGroup['categoryIds'],
    FacetGroup['weightBands'],
    boolean,
    boolean,
    FacetGroup['traits'],
  ];
  return { brandIds, categoryIds, weightBands, inStock, onSale, traits, count };
}

/** A few hundred rows, whatever the catalogue: one small index is read from end to end, and no listing. */
async function countGroups(db: Db): Promise<FacetGroup[]> {
  const rows = await db
    .select({ key: listing.facetKey, count: sql<number>`count(*)::int` })
    .from(listing)
    .groupBy(listing.facetKey);
  return rows.map(readGroup);
}

/** Counts of large catalogues. What is stale is still served while it is counted again. */
const recentGroups = new LRUCache<Db, FacetGroup[]>({
  max: 8,
  ttl: FRESH_MS,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: (db) => countGroups(db),
});

/**
 * How many products of a brand there are of each kind that a facet can tell apart. In a catalogue of more than LARGE
 * products the counts may be a minute old, and those of the first call after a quiet time as old as that time.
 */
export async function listFacetGroups(db: Db, brandId: string): Promise<FacetGroup[]> {
  const { products } = await catalogueSize(db);
  const groups = (products > LARGE && (await recentGroups.fetch(db))) || (await countGroups(db));
  return groups.filter(({ brandIds }) => brandIds.includes(brandId));
}

import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { productListings as listing } from '@/server/db/schema/listing';
import { countFacets, roundCounts, type FacetCounts, type FacetGroup } from './list-counts';
import type { ListFilters } from './list-conditions';

/**
 * Products of a list that are counted one by one. A list that holds more, by the sample, is estimated from the sample:
 * counting them all grows with the catalogue, and nobody reads them all.
 */
export const COUNTED_UP_TO = 4_000;
/** One product of so many is looked at, by chance and always the same ones. */
export interface Sample {
  of: number;
  condition: SQL;
}

const SAMPLE: Sample = { of: 16, condition: sql`${listing.sampled}` };
/** Of a large catalogue: as the indexes `product_listings_few…` have it, or they are not used. */
const FEW: Sample = { of: 64, condition: sql.raw(`substr(md5(product_id), 1, 2) < '04'`) };
const LARGE = 200_000;
/** From here on a sample tells enough of how many products hold a word. */
const SAMPLED_FROM = 20_000;

/** What is known of a catalogue before it is searched. */
export interface CatalogueSize {
  /** About how many products there are, as the planner knows it. */
  products: number;
  /** What lists are counted in. */
  sample: Sample;
  /** What the words of a search are weighed in: null where the whole catalogue is as quick. */
  wordSample: Sample | null;
}

const SIZE_FRESH_MS = 60_000;
const sizes = new WeakMap<Db, { at: number; size: Promise<CatalogueSize> }>();

async function readSize(db: Db): Promise<CatalogueSize> {
  const [row] = await db
    .select({ products: sql<number>`greatest(reltuples, 0)::float8` })
    .from(sql`pg_class`)
    .where(sql`pg_class.oid = 'product_listings'::regclass`);
  const products = row?.products ?? 0;
  const sample = products > LARGE ? FEW : SAMPLE;
  return { products, sample, wordSample: products > SAMPLED_FROM ? sample : null };
}

/** The size of the catalogue in this database, at most a minute old. */
export function catalogueSize(db: Db): Promise<CatalogueSize> {
  const now = performance.now();
  const known = sizes.get(db);
  if (known && now - known.at < SIZE_FRESH_MS) return known.size;
  const size = readSize(db);
  sizes.set(db, { at: now, size });
  size.catch(() => sizes.delete(db));
  return size;
}

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

const sum = (groups: readonly FacetGroup[]) => groups.reduce((total, { count }) => total + count, 0);

export interface ListCounts {
  counts: FacetCounts;
  /** Products before any facet was chosen: none means that the text found nothing. */
  found: number;
  /** The facets are estimates, and so is the total where it is above COUNTED_UP_TO. */
  isEstimate: boolean;
}

interface Counted {
  filters: ListFilters;
  categoryIds: readonly string[];
  /** Text, collection and price; without them the whole shop is counted, which costs one small index. */
  base: SQL | undefined;
  /** What the facets filter by. */
  chosen: SQL | undefined;
}

/** What a sample of the catalogue tells of a list, before it is counted. */
export interface Sampled {
  groups: FacetGroup[];
  /** About how many products pass every filter. */
  total: number;
  /** About how many do before any facet was chosen. */
  found: number;
}

/** Looks at the sample; null without text, collection or price, where counting all is cheap. */
export async function sampleList(
  db: Db,
  brandId: string,
  { filters, categoryIds, base }: Counted,
): Promise<Sampled | null> {
  if (!base) return null;
  const { sample } = await catalogueSize(db);
  const found = await listFacetGroups(db, brandId, and(sample.condition, base));
  const groups = found.map((group) => ({ ...group, count: group.count * sample.of }));
  return { groups, total: countFacets(groups, filters, categoryIds).total, found: sum(groups) };
}

/** Total and facets of a list: exact up to COUNTED_UP_TO products and for lists that were not sampled. */
export async function countList(
  db: Db,
  brandId: string,
  { filters, categoryIds, base, chosen }: Counted,
  sampled: Sampled | null,
): Promise<ListCounts> {
  if (!sampled || sampled.found <= COUNTED_UP_TO) {
    const groups = await listFacetGroups(db, brandId, base);
    return { counts: countFacets(groups, filters, categoryIds), found: sum(groups), isEstimate: false };
  }
  const counts = roundCounts(countFacets(sampled.groups, filters, categoryIds));
  if (sampled.total <= COUNTED_UP_TO) {
    // Few enough to be read to the end: the last page must be the last.
    counts.total = sum(await listFacetGroups(db, brandId, and(base, chosen)));
    if (filters.emEstoque) counts.emEstoque = counts.total;
    if (filters.emOferta) counts.emOferta = counts.total;
  }
  return { counts, found: sampled.found, isEstimate: true };
}

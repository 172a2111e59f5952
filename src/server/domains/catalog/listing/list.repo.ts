import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { categories, products } from '@/server/db/schema/catalog';
import {
  baseCondition,
  facetCondition,
  isListed,
  leadingProducts,
  type ListedBrand,
  type ListFilters,
  type TextMatch,
} from './list-conditions';
import { countFacets, roundCounts, type FacetCounts, type FacetGroup } from './list-counts';
import { catalogueSize, COUNTED_UP_TO, listFacetGroups } from './list-groups.repo';
import {
  listManyRanked,
  listManySorted,
  listSorted,
  MAX_RANKED_PAGES,
  readMatches,
  type PageOrder,
} from './matches.repo';

/** Pages of every list that is not ranked by relevance. Deeper ones cost more the deeper they lie. */
export const MAX_PAGES = 50;

/** What this brand shows, of the products themselves. */
export const isShown = (brandId: string) =>
  and(eq(products.published, true), sql`${brandId} = any(${products.brandIds})`);

const listCategoryNames = async (db: Db) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      translations: categories.translations,
    })
    .from(categories)
    .orderBy(asc(categories.position));

/** A page of a list and what is known of all of it. */
interface ReadList {
  counts: FacetCounts;
  /** Products before any facet was chosen: none means that the text found nothing. */
  found: number;
  /** The facets are estimates, and so is the total where it is above COUNTED_UP_TO. */
  isEstimate: boolean;
  ids: string[];
}

interface Asked {
  brandId: string;
  filters: ListFilters;
  text: TextMatch | null;
  /** Ids of the categories that the filters name. */
  categoryIds: readonly string[];
  page: PageOrder;
}

const sum = (groups: readonly FacetGroup[]) => groups.reduce((total, { count }) => total + count, 0);

/** A list of the whole shop: all of it is counted, which costs one small index. */
async function readWhole(db: Db, { brandId, filters, categoryIds, page }: Asked): Promise<ReadList> {
  const chosen = facetCondition(filters, categoryIds);
  const [groups, ids] = await Promise.all([
    listFacetGroups(db, brandId),
    page.offset === null
      ? []
      : listSorted(db, and(isListed(brandId), chosen), { ...page, offset: page.offset }),
  ]);
  return { counts: countFacets(groups, filters, categoryIds), found: sum(groups), isEstimate: false, ids };
}

/** A list of what a text, a price or a collection selects. */
async function readSome(db: Db, { brandId, filters, text, categoryIds, page }: Asked): Promise<ReadList> {
  const { products: size, sample, sales } = await catalogueSize(db);
  const base = baseCondition(filters, text?.condition);
  const chosen = facetCondition(filters, categoryIds);
  const matching = { brandId, base, chosen, page };
  const { sampled, groups, ids } = await readMatches(db, {
    ...matching,
    sample: size > COUNTED_UP_TO ? sample : null,
  });
  const about = (sampled ?? []).map((group) => ({ ...group, count: group.count * sample.of }));
  const found = sum(about);
  if (!sampled || found <= COUNTED_UP_TO)
    return { counts: countFacets(groups, filters, categoryIds), found: sum(groups), isEstimate: false, ids };
  const estimated = countFacets(about, filters, categoryIds);
  const counts = roundCounts(estimated);
  if (estimated.total <= COUNTED_UP_TO) {
    // Few enough to be read to the end: the last page must be the last.
    const left = await readMatches(db, {
      ...matching,
      base: and(base, chosen),
      chosen: undefined,
      sample: null,
    });
    counts.total = sum(left.groups);
    if (filters.emEstoque) counts.emEstoque = counts.total;
    if (filters.emOferta) counts.emOferta = counts.total;
    return { counts, found, isEstimate: true, ids: left.ids };
  }
  const { text: rankedBy, sort, leads } = page;
  const within = (condition = text?.condition) =>
    and(isListed(brandId), baseCondition(filters, condition), chosen);
  const aboutNamed = sampled.map((group) => ({ ...group, count: group.named * sample.of }));
  const named = countFacets(aboutNamed, filters, categoryIds).total;
  const many = { within, found: { matches: estimated.total, held: found }, size };
  const readPage = async (offset: number) => {
    if (rankedBy) {
      const byName = { matches: named, held: sum(aboutNamed) };
      return listManyRanked(db, { ...many, text: rankedBy, named: byName, sales, offset });
    }
    const isPlain = !chosen && !baseCondition(filters, undefined);
    return text
      ? listManySorted(db, { ...many, brandId, text, sort, offset, isPlain })
      : listSorted(db, within(), { sort, leads, offset });
  };
  return { counts, found, isEstimate: true, ids: page.offset === null ? [] : await readPage(page.offset) };
}

/** Ids of one page and the counts of every facet: two to four queries, whatever the size of the catalogue. */
export async function listMatchingIds(
  db: Db,
  { id: brandId, shelves }: ListedBrand,
  filters: ListFilters,
  text: TextMatch | null,
) {
  const isDefault = filters.ordem === undefined || filters.ordem === 'relevancia';
  const rankedBy = isDefault ? text : null;
  const maxPages = rankedBy ? MAX_RANKED_PAGES : MAX_PAGES;
  const page = {
    text: rankedBy,
    sort: filters.ordem,
    leads: isDefault && !text ? leadingProducts(shelves) : null,
    // A page that no list has costs no scan of all before it.
    offset: filters.pagina > maxPages ? null : (filters.pagina - 1) * PAGE_SIZE,
  };
  const names = listCategoryNames(db);
  const idsOf = async () =>
    (await names).filter(({ slug }) => filters.categoria.includes(slug)).map(({ id }) => id);
  const read = async () => {
    const categoryIds = filters.categoria.length > 0 ? await idsOf() : [];
    const asked = { brandId, filters, text, categoryIds, page };
    return baseCondition(filters, text?.condition) ? readSome(db, asked) : readWhole(db, asked);
  };
  const [all, list] = await Promise.all([names, read()]);
  return {
    ...list,
    pageCount: Math.min(maxPages, Math.max(1, Math.ceil(list.counts.total / PAGE_SIZE))),
    // A chosen one has its name also where the other filters leave nothing of it.
    categories: all.filter(
      ({ id, slug }) => list.counts.categoria.has(id) || filters.categoria.includes(slug),
    ),
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

import { and, desc, asc, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Brand } from '@config/brands/brand';
import { SPECIES } from '@config/species';
import { TRAIT_NAMES, type TraitName } from '@/contract/list-options';
import type { ProductListQuery } from '@/contract/schemas/catalog';
import { toCents } from '@/lib/money';
import { categories, collectionProducts, collections } from '@/server/db/schema/catalog';
import { productListings as listing } from '@/server/db/schema/listing';

export type ListFilters = z.output<typeof ProductListQuery>;

/** What a list has to know of its brand. */
export type ListedBrand = Pick<Brand, 'id' | 'shelves' | 'cartEnabled'>;

/** How a typed text selects and ranks products. */
export interface TextMatch {
  condition: SQL;
  /**
   * Holds for every match and for more, and is sooner found by the index: `walked` then tells which ones match. Null
   * where there is no such form.
   */
  wide: SQL | null;
  /**
   * As `condition`, where products are looked at one by one: no index has it, and each costs a fifth. Of the listing it
   * reads the id alone.
   */
  walked: SQL;
  /** As `condition`, of the products whose title or line holds the text. */
  named: SQL;
  /** By the product's vector of `product_texts`: reading it through the index's function costs four times as much. */
  rank: SQL<number>;
  /** Product ids that are ranked however little they sell. */
  always?: readonly string[];
}

/** What this brand shows. */
export const isListed = (brandId: string): SQL => sql`${brandId} = any(${listing.brandIds})`;

/** An array as Postgres takes it, an empty one too. */
export const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** What every facet counts with beside the brand: text, collection and price. */
export const baseCondition = (filters: ListFilters, text: SQL | undefined): SQL | undefined =>
  and(
    text,
    filters.colecao !== undefined
      ? sql`${listing.productId} in (select ${collectionProducts.productId} from ${collectionProducts}
          join ${collections} on ${collections.id} = ${collectionProducts.collectionId} where ${collections.slug} = ${filters.colecao})`
      : undefined,
    filters.precoMin !== undefined ? sql`${listing.priceCents} >= ${toCents(filters.precoMin)}` : undefined,
    filters.precoMax !== undefined ? sql`${listing.priceCents} <= ${toCents(filters.precoMax)}` : undefined,
  );

/** A value as a listing's `traits` hold it. */
export const traitOf = (name: TraitName, value: string) => `${name}:${value}`;

/** What the facets filter by; `categoryIds` are those of the filter's slugs. */
export const facetCondition = (filters: ListFilters, categoryIds: readonly string[]): SQL | undefined =>
  and(
    filters.categoria.length > 0 ? sql`${listing.categoryIds} && ${textArray(categoryIds)}` : undefined,
    filters.peso.length > 0 ? sql`${listing.weightBands} && ${textArray(filters.peso)}` : undefined,
    ...TRAIT_NAMES.map((name) =>
      filters[name].length > 0
        ? sql`${listing.traits} && ${textArray(filters[name].map((value) => traitOf(name, value)))}`
        : undefined,
    ),
    filters.emEstoque ? sql`${listing.inStock}` : undefined,
    filters.emOferta ? sql`${listing.onSale}` : undefined,
  );

/** What is for no other species than those of the brand; null where it sells for all. */
export function ownSpecies(shelves: Brand['shelves']): SQL | null {
  const own = shelves?.onlyFor;
  if (!own) return null;
  const traits = (wanted: boolean) =>
    textArray(
      SPECIES.filter((name) => own.includes(name) === wanted).map((name) => traitOf('especie', name)),
    );
  return sql`(${listing.traits} && ${traits(true)} and not ${listing.traits} && ${traits(false)})`;
}

/** What a list of the brand begins with: its own species, or the line that it features; null where all are equal. */
export function leadingProducts(shelves: Brand['shelves']): SQL | null {
  const line = shelves?.featured;
  if (!line) return ownSpecies(shelves);
  return sql`${listing.categoryIds} && array(select ${categories.id} from ${categories} where ${categories.slug} = ${line})`;
}

/** Best sellers, the ones in stock first, of these those that lead: the default order. */
export const popularFirst = (leads: SQL | null = null): SQL[] => [
  desc(listing.inStock),
  ...(leads ? [desc(leads)] : []),
  desc(listing.soldCount),
  asc(listing.productId),
];

/** The order of a list; each ends with the id, so that no product stands on two pages. */
export function listOrder(sort: ListFilters['ordem'], leads: SQL | null = null): SQL[] {
  const last = [desc(listing.soldCount), asc(listing.productId)];
  switch (sort) {
    case 'menor-preco':
      return [asc(listing.priceCents), ...last];
    case 'maior-preco':
      return [desc(listing.priceCents), ...last];
    case 'menor-preco-por-kg':
      return [asc(listing.unitPrice), ...last];
    case 'avaliacao':
      return [desc(listing.stars), ...last];
    case 'novidades':
      return [desc(listing.newArrival), desc(listing.createdAt), ...last];
    default:
      return popularFirst(leads);
  }
}

/** Ranks by text, then by sales, which count less; what is out of stock comes after equal products in stock. */
export const relevance = (text: TextMatch): SQL =>
  sql`(${text.rank} + 0.02 * ln(1 + ${listing.soldCount})) * (case when ${listing.inStock} then 1 else 0.5 end)`;

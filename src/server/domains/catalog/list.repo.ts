import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { PAGE_SIZE } from '@config/commerce';
import type { ProductListQuery } from '@/contract/schemas/catalog';
import { toCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import {
  categories,
  collectionProducts,
  collections,
  productCategories,
  products,
  variations,
} from '@/server/db/schema/catalog';
import type { TextMatch } from './search.repo';
import { weightBandSql } from './weight-bands';

export type ListFilters = z.output<typeof ProductListQuery>;

/**
 * Drizzle drops the table's name from the columns of a selected expression when the query has one table, which
 * changes the meaning inside a subquery. One level of nesting keeps the names.
 */
const keepNames = <T>(expression: SQL<T>): SQL<T> => sql<T>`${expression}`;

const basePrice = sql<number>`coalesce((
  select coalesce(v.sale_price_cents, v.price_cents) from ${variations} v where v.product_id = ${products.id} and v.type = 'base' limit 1
), 0)`;
const hasVariation = (condition: SQL) =>
  sql<boolean>`exists (select 1 from ${variations} where ${variations.productId} = ${products.id} and ${condition})`;
const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const isInCategories = (slugs: readonly string[]) =>
  slugs.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`exists (select 1 from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId}
        where ${productCategories.productId} = ${products.id} and ${categories.slug} in (${list(slugs)}))`;

const isInWeightBands = (bands: readonly string[]) =>
  bands.length === 0 ? sql<boolean>`true` : hasVariation(sql`${weightBandSql} in (${list(bands)})`);

const isInCollection = (slug: string) =>
  sql`exists (select 1 from ${collectionProducts} join ${collections} on ${collections.id} = ${collectionProducts.collectionId}
    where ${collectionProducts.productId} = ${products.id} and ${collections.slug} = ${slug})`;

/** What this brand shows. */
export const isShown = (brandId: string) =>
  and(eq(products.published, true), sql`${brandId} = any(${products.brandIds})`);

/**
 * The products that brand, text and collection leave, with one yes-or-no column for each further filter: a facet
 * counts with every filter but its own.
 */
function candidates(db: Db, brandId: string, filters: ListFilters, text: TextMatch | null) {
  return db.$with('candidates').as(
    db
      .select({
        id: products.id,
        soldCount: products.soldCount,
        createdAt: products.createdAt,
        newArrival: products.newArrival,
        rank: keepNames(text ? text.rank : sql<number>`0::real`).as('rank'),
        price: keepNames(basePrice).as('price'),
        score: sql<number>`coalesce((${products.hardcodedReviewsScore}->>'totalReviewsStars')::numeric
          / nullif((${products.hardcodedReviewsScore}->>'totalReviewsCount')::numeric, 0), 0)`.as('score'),
        inStock: keepNames(hasVariation(sql`${variations.stock} > 0`)).as('in_stock'),
        onSale: keepNames(hasVariation(sql`${variations.salePriceCents} < ${variations.priceCents}`)).as(
          'on_sale',
        ),
        okCategory: keepNames(isInCategories(filters.categoria)).as('ok_category'),
        okWeight: keepNames(isInWeightBands(filters.peso)).as('ok_weight'),
      })
      .from(products)
      .where(
        and(isShown(brandId), text?.condition, filters.colecao ? isInCollection(filters.colecao) : undefined),
      ),
  );
}
type Candidates = ReturnType<typeof candidates>;

type FilterName = 'categoria' | 'peso' | 'emEstoque' | 'emOferta';

/** Every filter, or every filter but one. */
function matching(c: Candidates, filters: ListFilters, except?: FilterName): SQL {
  const conditions: (SQL | undefined | false)[] = [
    except !== 'categoria' && sql`${c.okCategory}`,
    except !== 'peso' && sql`${c.okWeight}`,
    except !== 'emEstoque' && filters.emEstoque && sql`${c.inStock}`,
    except !== 'emOferta' && filters.emOferta && sql`${c.onSale}`,
    filters.precoMin !== undefined && sql`${c.price} >= ${toCents(filters.precoMin)}`,
    filters.precoMax !== undefined && sql`${c.price} <= ${toCents(filters.precoMax)}`,
  ];
  return and(...conditions.filter((condition) => condition !== false)) ?? sql`true`;
}

/** Sales count for less than the text; what is out of stock comes after what is like it. */
const relevance = (c: Candidates) =>
  sql`(${c.rank} + 0.02 * ln(1 + ${c.soldCount})) * (case when ${c.inStock} then 1 else 0.5 end) desc`;

function order(c: Candidates, sort: ListFilters['ordem']): SQL[] {
  const last = [desc(c.soldCount), asc(c.id)];
  switch (sort) {
    case 'menor-preco':
      return [asc(c.price), ...last];
    case 'maior-preco':
      return [desc(c.price), ...last];
    case 'avaliacao':
      return [desc(c.score), ...last];
    case 'novidades':
      return [desc(c.newArrival), desc(c.createdAt), ...last];
    case 'mais-vendidos':
      return [desc(c.inStock), ...last];
    default:
      return [sql`${relevance(c)}`, ...last];
  }
}

/** Ids of one page and the counts of every facet: four queries whatever the size of the catalogue. */
export async function listMatchingIds(db: Db, brandId: string, filters: ListFilters, text: TextMatch | null) {
  const c = candidates(db, brandId, filters, text);
  const ids = await db
    .with(c)
    .select({ id: c.id })
    .from(c)
    .where(matching(c, filters))
    .orderBy(...order(c, filters.ordem))
    .limit(PAGE_SIZE)
    .offset((filters.pagina - 1) * PAGE_SIZE);
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .with(c)
    .select({
      total: countWhere(matching(c, filters)),
      emEstoque: countWhere(sql`${matching(c, filters, 'emEstoque')} and ${c.inStock}`),
      emOferta: countWhere(sql`${matching(c, filters, 'emOferta')} and ${c.onSale}`),
    })
    .from(c);
  const categoria = await db
    .with(c)
    .select({
      value: categories.slug,
      name: categories.name,
      translations: categories.translations,
      count: sql<number>`count(*)::int`,
    })
    .from(c)
    .innerJoin(productCategories, eq(productCategories.productId, c.id))
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(matching(c, filters, 'categoria'))
    .groupBy(categories.id)
    .orderBy(asc(categories.position));
  const peso = await db
    .with(c)
    .select({ value: weightBandSql.as('band'), count: sql<number>`count(distinct ${c.id})::int` })
    .from(c)
    .innerJoin(variations, eq(variations.productId, c.id))
    .where(matching(c, filters, 'peso'))
    .groupBy(sql`1`);
  return {
    ids: ids.map(({ id }) => id),
    counts: counts ?? { total: 0, emEstoque: 0, emOferta: 0 },
    categoria,
    peso,
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

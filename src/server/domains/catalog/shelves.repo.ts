import {
  and,
  arrayContained,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Season } from '@/contract/list-options';
import type { Brand } from '@config/brands/brand';
import type { Db } from '@/server/db/client';
import { categories, productCategories, products, variations } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { traitOf } from './listing/list-conditions';
import { isShown } from './listing/list.repo';

/** The product lists of the home page, which are the JSON lists of the API. */
export type ShelfName = 'featured' | 'topSellers' | 'bestSellers' | 'newArrivals' | 'flashSale' | 'onSale';

const hasVariation = (condition: SQL) =>
  sql<boolean>`exists (select 1 from ${variations} where ${variations.productId} = ${products.id} and ${condition})`;
const hasStock = hasVariation(sql`${variations.stock} > 0`);
const hasOpenPack = hasVariation(sql`${variations.stock} > 0 and not ${variations.buyOnlyLinhaBranca}`);
/** A discounted pack that every customer can buy: its card opens with it. */
const isOnSale = hasVariation(
  sql`${variations.salePriceCents} < ${variations.priceCents} and ${variations.stock} > 0 and not ${variations.buyOnlyLinhaBranca}`,
);

const isNone = (ids: readonly string[]) => (ids.length > 0 ? notInArray(products.id, [...ids]) : undefined);

/** Which products a list has, and their order. Equal ones follow by units sold. */
const planShelf: Record<ShelfName, (now: Date) => { condition?: SQL; order: SQL[] }> = {
  /** What the shop chose; `shelves.featured` of a brand puts a category before it. */
  featured: () => ({ condition: eq(products.featured, true), order: [] }),
  /** By units sold in approved orders, and nothing else. */
  topSellers: () => ({ condition: gt(products.soldCount, 0), order: [] }),
  /** The related products it names, then the best sellers: never empty while there is stock for the species asked for. */
  bestSellers: () => ({ order: [desc(products.bestSeller)] }),
  newArrivals: () => ({ condition: eq(products.newArrival, true), order: [desc(products.createdAt)] }),
  /** The one that ends first comes first. */
  flashSale: (now) => ({
    condition: and(gt(products.flashSaleEndsAt, now), isOnSale),
    order: [asc(products.flashSaleEndsAt)],
  }),
  onSale: () => ({ condition: isOnSale, order: [] }),
};

/** Whether a product is in a category. */
const isIn = (slug: string) =>
  sql<boolean>`exists (select 1 from ${productCategories} inner join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${productCategories.productId} = ${products.id} and ${categories.slug} = ${slug})`;

/**
 * Ids of a list of this brand, of products in stock; those of `except` stand in another one.
 * @param options.anySpecies also what the brand leaves out of its shelves (`shelves.onlyFor`)
 */
export async function listShelfIds(
  db: Db,
  brand: Pick<Brand, 'id' | 'shelves'>,
  shelf: ShelfName,
  {
    now,
    limit,
    except,
    anySpecies = false,
  }: { now: Date; limit: number; except: readonly string[]; anySpecies?: boolean },
): Promise<string[]> {
  const { onlyFor, featured } = brand.shelves ?? {};
  const plan = planShelf[shelf](now);
  const isWidened = shelf === 'featured' && featured;
  const condition = isWidened ? or(plan.condition, isIn(featured)) : plan.condition;
  // The home page names the shelf after the category: it leads, what was chosen within it first.
  const order = isWidened ? [desc(isIn(featured)), desc(products.featured)] : plan.order;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isShown(brand.id),
        hasStock,
        !anySpecies && onlyFor ? arrayContained(products.species, [...onlyFor]) : undefined,
        condition,
        isNone(except),
      ),
    )
    .orderBy(...order, desc(products.soldCount), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Among how many best sellers a product of the season is looked for. */
const BEST_SELLERS = 100;

/**
 * The product that the home page calculates with: sold without a prescription, with a dose, and a pack in stock that
 * every customer can buy (a brand that quotes: any pack in stock). The best seller of those made for the season, or the
 * best seller of all.
 */
export async function findSeasonProduct(
  db: Db,
  brand: Pick<Brand, 'id' | 'shelves' | 'cartEnabled'>,
  season: Season,
): Promise<string | null> {
  const { onlyFor, featured } = brand.shelves ?? {};
  const rows = await db
    .select({ slug: products.slug, traits: productListings.traits })
    .from(products)
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(
      and(
        isShown(brand.id),
        isNotNull(products.dose),
        eq(products.saleClass, 'livre'),
        brand.cartEnabled ? hasOpenPack : hasStock,
        onlyFor && arrayContained(products.species, [...onlyFor]),
        featured ? isIn(featured) : undefined,
      ),
    )
    .orderBy(desc(products.soldCount), asc(products.id))
    .limit(BEST_SELLERS);
  const ofSeason = rows.find(({ traits }) => traits.includes(traitOf('epoca', season)));
  return (ofSeason ?? rows[0])?.slug ?? null;
}

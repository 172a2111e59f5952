import { and, arrayOverlaps, asc, countDistinct, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { orderLines, orders } from '@/server/db/schema/orders';
import { textArray, traitOf } from '@/server/domains/catalog/listing/list-conditions';

/** Pages of other products that the save of one revalidates; the rest follow when they are five minutes old. */
export const NEIGHBOURS = 16;
/** From so many products on, only pages that name one of them are looked for. */
export const MANY_AT_ONCE = 10;
/** Lines of orders that are read: a product that sells for years has too many for a save. */
const LINES = 1_000;

const listNaming = (tx: Db, slugs: string[]) =>
  tx
    .select({ slug: products.slug, names: products.relatedSlugs })
    .from(products)
    .where(and(eq(products.published, true), arrayOverlaps(products.relatedSlugs, slugs)))
    .orderBy(desc(products.soldCount), asc(products.id));

function listBoughtWith(tx: Db, productId: string) {
  const mine = tx
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.productId, productId))
    .limit(LINES)
    .as('mine');
  return tx
    .select({ slug: products.slug })
    .from(mine)
    .innerJoin(orders, and(eq(orders.id, mine.orderId), ne(orders.state, 'cancelled')))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), ne(orderLines.productId, productId)))
    .innerJoin(products, and(eq(products.id, orderLines.productId), eq(products.published, true)))
    .groupBy(products.id)
    .orderBy(desc(countDistinct(orders.id)), asc(products.id))
    .limit(NEIGHBOURS);
}

/** Products of its categories: first those of its needs, then those it shares all of theirs with, whose pages rank it highest. */
async function listMates(tx: Db, productId: string) {
  const [own] = await tx
    .select({ categoryIds: productListings.categoryIds, traits: productListings.traits })
    .from(productListings)
    .where(eq(productListings.productId, productId));
  if (!own || own.categoryIds.length === 0) return [];
  const categoryIds = textArray(own.categoryIds);
  const needs = own.traits.filter((trait) => trait.startsWith(traitOf('necessidade', '')));
  const isOfNeed = sql<boolean>`${productListings.traits} && ${textArray(needs)}`;
  const isWithin = sql<boolean>`${productListings.categoryIds} <@ ${categoryIds}`;
  // Their slugs only once they are few: products are wide rows.
  const mates = tx
    .select({
      id: productListings.productId,
      isOfNeed: isOfNeed.as('is_of_need'),
      isWithin: isWithin.as('is_within'),
      sold: productListings.soldCount,
    })
    .from(productListings)
    .where(
      and(
        sql`${productListings.categoryIds} && ${categoryIds}`,
        sql`cardinality(${productListings.brandIds}) > 0`,
        ne(productListings.productId, productId),
      ),
    )
    .orderBy(desc(isOfNeed), desc(isWithin), desc(productListings.soldCount), asc(productListings.productId))
    .limit(NEIGHBOURS)
    .as('mates');
  return tx
    .select({ slug: products.slug })
    .from(mates)
    .innerJoin(products, eq(products.id, mates.id))
    .orderBy(desc(mates.isOfNeed), desc(mates.isWithin), desc(mates.sold), asc(mates.id));
}

/**
 * Slugs of the products whose pages most likely show each of these among what goes with them
 * (`listRecommendedIds`): those that name it, were bought with it or share a category.
 */
export async function listNeighbours(
  tx: Db,
  shown: readonly { id: string; slug: string }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (shown.length === 0) return found;
  const naming = await listNaming(
    tx,
    shown.map(({ slug }) => slug),
  );
  for (const { id, slug } of shown) {
    const rows: { slug: string }[] = naming.filter(({ names }) => names.includes(slug));
    if (shown.length < MANY_AT_ONCE && rows.length < NEIGHBOURS)
      rows.push(...(await listBoughtWith(tx, id)), ...(await listMates(tx, id)));
    found.set(id, [...new Set(rows.map((row) => row.slug))].slice(0, NEIGHBOURS));
  }
  return found;
}

import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { orderLines, orders } from '@/server/db/schema/orders';
import { isListed, textArray, traitOf } from '@/server/domains/catalog/listing/list-conditions';

/** The product that others are compared with; empty for an unknown product. */
async function readProduct(db: Db, productId: string) {
  const [row] = await db
    .select({
      species: products.species,
      needs: products.needs,
      relatedSlugs: products.relatedSlugs,
      categoryIds: productListings.categoryIds,
    })
    .from(products)
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(eq(products.id, productId));
  return {
    species: textArray(row?.species ?? []),
    needs: row?.needs.map((need) => traitOf('necessidade', need)) ?? [],
    relatedSlugs: textArray(row?.relatedSlugs ?? []),
    categoryIds: textArray(row?.categoryIds ?? []),
  };
}

/**
 * Products to go with one: bought together, then the ones it names, same need, same categories, one category in common,
 * same species, best sellers. Only what is in stock; what cannot be sold on-line comes last. An unknown product gets
 * the best sellers.
 */
export async function listRecommendedIds(
  db: Db,
  brandId: string,
  productId: string,
  limit: number,
): Promise<string[]> {
  const { species, needs, relatedSlugs, categoryIds } = await readProduct(db, productId);
  const together = sql`(select other.product_id, count(distinct mine.order_id) as orders
    from ${orderLines} mine
    join ${orderLines} other on other.order_id = mine.order_id
    join ${orders} o on o.id = mine.order_id and o.state <> 'cancelled'
    where mine.product_id = ${productId}
    group by other.product_id)`;
  const isRestricted = sql`${products.saleClass} = 'restrito'`;
  const sharesSpecies = sql`${products.species} && ${species}`;
  const sharesNeed = sql`${productListings.traits} && ${textArray(needs)}`;
  const sharesAll = sql`(cardinality(${categoryIds}) > 0 and ${productListings.categoryIds} @> ${categoryIds})`;
  const sharesOne = sql`${productListings.categoryIds} && ${categoryIds}`;
  const isCandidate = and(productListings.inStock, isListed(brandId), sql`${products.id} <> ${productId}`);
  const bySales = [desc(productListings.soldCount), asc(products.id)];
  const isNear = and(sql`not ${isRestricted}`, sharesSpecies);
  const listings = (condition: SQL | undefined) =>
    db
      .select({ id: products.id })
      .from(productListings)
      .innerJoin(products, eq(products.id, productListings.productId))
      .where(and(isCandidate, condition));

  const rank = (condition?: SQL) =>
    listings(condition)
      .leftJoin(sql`${together} t`, sql`t.product_id = ${products.id}`)
      .orderBy(
        isRestricted,
        // Other species come last: what suits cattle may kill a horse, even when one farm bought both.
        sql`${sharesSpecies} desc`,
        sql`coalesce(t.orders, 0) desc`,
        sql`array_position(${relatedSlugs}, ${products.slug}) asc nulls last`,
        sql`${sharesNeed} desc`,
        sql`${sharesAll} desc`,
        sql`${sharesOne} desc`,
        ...bySales,
      )
      .limit(limit);
  const bestOf = (...conditions: SQL[]) =>
    listings(and(isNear, ...conditions))
      .orderBy(...bySales)
      .limit(limit);

  const ofNeed = sql` union all (${bestOf(sharesNeed, sharesAll)}) union all (${bestOf(sharesNeed, sharesOne)})
    union all (${bestOf(sharesNeed)})`;
  // The first of each group stand before all others: where they are enough, the rest of the catalogue is not ranked.
  const first = await rank(
    and(
      isNear,
      sql`${products.id} in (select n.product_id from ${together} n
        union all (${bestOf(sharesAll)}) union all (${bestOf(sharesOne)})
        ${needs.length > 0 ? ofNeed : sql``}
        union all select id from ${products} where slug = any(${relatedSlugs}))`,
    ),
  );
  const rows = first.length < limit ? await rank() : first;
  return rows.map(({ id }) => id);
}

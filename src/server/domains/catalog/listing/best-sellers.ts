import { sql, type SQL } from 'drizzle-orm';
import { productListings as listing } from '@/server/db/schema/listing';
import { popularFirst } from './list-conditions';

/** Best sellers first, over any relation with these columns of a listing. */
export const POPULAR_ORDER = sql`in_stock desc, sold_count desc, product_id`;

/**
 * The `limit` best sellers of a condition on listings, as a subquery of product_id, in_stock and sold_count. The first
 * `walked` best sellers of the catalogue are looked at one by one, which is cheap where the condition holds for many;
 * where they do not yield enough, all that fulfil the condition are gathered and sorted, which is cheap for few. Left
 * the choice, the planner walks in the hope of an early end, to the last product if need be.
 */
export function bestSellers(condition: SQL | undefined, limit: number, walked: number): SQL {
  const columns = sql`product_id, in_stock, sold_count`;
  if (walked === 0)
    return sql`(
    with gathered as materialized (select ${columns} from ${listing} where ${condition})
    select * from gathered order by ${POPULAR_ORDER} limit ${limit}
  )`;
  return sql`(
    with walked as materialized (
      select ${columns} from (
        select * from ${listing} order by ${sql.join(popularFirst(), sql`, `)} limit ${walked}
      ) product_listings where ${condition} order by ${POPULAR_ORDER} limit ${limit}
    ), gathered as materialized (
      select ${columns} from ${listing} where (select count(*) from walked) < ${limit} and ${condition}
    )
    (select * from walked) union (select * from gathered order by ${POPULAR_ORDER} limit ${limit})
  )`;
}

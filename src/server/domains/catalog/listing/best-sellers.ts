import { sql, type SQL } from 'drizzle-orm';
import { productListings as listing } from '@/server/db/schema/listing';
import { popularFirst } from './list-conditions';

/** Best sellers first, over any relation with these columns of a listing. */
export const POPULAR_ORDER = sql`in_stock desc, sold_count desc, product_id`;

/**
 * Where best sellers are looked for before everything that matches is gathered: among the first `steps` of the
 * catalogue, which are looked at one by one; among what is in stock and sold at least `sales` times, by its index; or
 * nowhere.
 */
export type Way = { steps: number } | { sales: number } | 'gather';

/** Sales figures of what is in stock: those of every `every`th best seller, the best first. */
export interface SalesLadder {
  every: number;
  rungs: readonly number[];
}

/** Where a listing lies, by which the same statement finds it again without an index. */
export const ROW_ID = sql`ctid as row_id`;

const COLUMNS = sql`product_id, in_stock, sold_count`;

const gathered = (condition: SQL) =>
  sql`materialized (select ${ROW_ID}, ${COLUMNS} from ${listing} where ${condition})`;

const bestOf = (relation: SQL, limit: number) =>
  sql`select * from ${relation} order by ${POPULAR_ORDER} limit ${limit}`;

/** Other forms of a condition on listings. */
interface Forms {
  /** As it is quickest for one product. */
  walked?: SQL;
  /**
   * A condition that holds for more and is sooner found by an index, and one that tells by the id of a product which of
   * those fulfil the whole. Null where there are no such.
   */
  wide?: { condition: SQL; tells: SQL } | null;
}

/** The first best sellers of a condition as far as a way leads: some of the wanted ones, or all. */
function foundBy(
  way: Exclude<Way, 'gather'>,
  condition: SQL,
  { walked = condition, wide }: Forms,
  limit: number,
): SQL {
  if ('steps' in way)
    return sql`tried as materialized (
      select row_id, ${COLUMNS} from (
        select ${ROW_ID}, * from ${listing} order by ${sql.join(popularFirst(), sql`, `)} limit ${way.steps}
      ) product_listings where ${walked} order by ${POPULAR_ORDER} limit ${limit}
    )`;
  const isSold = sql`${listing.inStock} and ${listing.soldCount} >= ${way.sales} and (${wide?.condition ?? condition})`;
  // Sorted before they are looked at: only until enough are found.
  const best = wide
    ? sql`select * from (select * from sold order by ${POPULAR_ORDER} offset 0) product_listings
        where ${wide.tells} order by ${POPULAR_ORDER} limit ${limit}`
    : bestOf(sql`sold`, limit);
  return sql`sold as ${gathered(isSold)}, tried as materialized (${best})`;
}

/**
 * The `limit` best sellers of a condition on listings, as a subquery of row_id, product_id, in_stock and sold_count. Where a
 * way does not yield enough, all that fulfil the condition are gathered and sorted: every way finds the same products.
 * Left the choice, the planner walks in the hope of an early end, to the last product if need be.
 */
export function bestSellers(condition: SQL = sql`true`, limit: number, way: Way, forms: Forms = {}): SQL {
  if (way === 'gather') return sql`(with gathered as ${gathered(condition)} ${bestOf(sql`gathered`, limit)})`;
  const isShort = sql`(select count(*) from tried) < ${limit}`;
  return sql`(
    with ${foundBy(way, condition, forms, limit)},
    gathered as ${gathered(sql`${isShort} and (${condition})`)}
    (select * from tried) union (${bestOf(sql`gathered`, limit)})
  )`;
}

/**
 * Microseconds of Postgres: to fetch one match, to find one match of a text in its index, to find one product in the
 * index of sales, and to read, compare and sort one of the few that are both.
 */
const FETCHED = 4;
const INDEXED = 0.25;
const SOLD = 0.07;
const TAKEN = 6;

/** How much there is of a condition: what a sample tells of it. */
export interface Estimate {
  /** Products that fulfil it. */
  matches: number;
  /** Products that hold its text, whatever else it asks for. */
  held: number;
}

interface Wanted extends Estimate {
  limit: number;
  /** About how many products there are. */
  size: number;
  /** Null where the catalogue is too small for it. */
  sales: SalesLadder | null;
  /** Microseconds to walk one step: to fetch a product and to look for the condition in it. */
  step: number;
}

/** The sales figure down to which at least `count` products are sold, and how many those are. */
function soldDownTo({ every, rungs }: SalesLadder, count: number) {
  const sales = rungs[Math.ceil(count / every) - 1];
  if (sales === undefined) return null;
  const last = rungs.lastIndexOf(sales);
  // What is below the last rung may be sold as often, and be most of the catalogue.
  return last < rungs.length - 1 ? { sales, count: (last + 2) * every } : null;
}

/**
 * The cheapest way to best sellers: one is found every size / matches products of the catalogue. Twice as many are
 * looked at as should be needed, because those that match may sell badly; a walk ends when it has found enough.
 */
export function cheapestWay({ limit, matches, size, held, sales, step }: Wanted): Way {
  const steps = matches > 0 ? Math.ceil((2 * limit * size) / matches) : Infinity;
  const sold = sales && soldDownTo(sales, steps);
  const ways: { cost: number; way: Way }[] = [
    { cost: INDEXED * held + FETCHED * matches, way: 'gather' },
    { cost: (step * steps) / 2, way: { steps } },
    ...(sold
      ? [{ cost: INDEXED * held + SOLD * sold.count + TAKEN * limit, way: { sales: sold.sales } }]
      : []),
  ];
  return ways.reduce((best, other) => (other.cost < best.cost ? other : best)).way;
}

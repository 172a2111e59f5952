import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '@config/commerce';
import { groupBy } from '@/lib/group-by';
import type { Db } from '@/server/db/client';
import { searchChoices } from '@/server/db/schema/searching';
import { raiseOf } from './search-choices';

/** Days that a choice counts at all. */
const COUNTED_DAYS = 90;
/** Products that choices may raise after one search. */
const MAX_RAISED = 50;

/** A calendar day of the shop, `YYYY-MM-DD`. */
export const shopDay = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE }).format(now);

/** How much earlier choices raise products after this search. */
export async function findChosen(db: Db, brandId: string, typed: string, now: Date) {
  const today = shopDay(now);
  const age = sql<number>`(${today}::date - ${searchChoices.day})::int`;
  const rows = await db
    .select({
      productId: searchChoices.productId,
      age,
      clicks: searchChoices.clicks,
      additions: searchChoices.additions,
    })
    .from(searchChoices)
    .where(
      and(
        eq(searchChoices.brandId, brandId),
        sql`${searchChoices.query} = search_norm(${typed})`,
        gte(searchChoices.day, sql`${today}::date - ${COUNTED_DAYS}::int`),
      ),
    )
    .orderBy(desc(searchChoices.day))
    .limit(MAX_RAISED * COUNTED_DAYS);
  const byProduct = groupBy(rows, ({ productId }) => productId);
  return [...byProduct]
    .map(([productId, days]) => ({ productId, raise: raiseOf(days) }))
    .filter(({ raise }) => raise > 0)
    .sort((one, other) => other.raise - one.raise)
    .slice(0, MAX_RAISED);
}

import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/group-by';
import { shopDay } from '@/lib/time/shop-day';
import type { Db } from '@/server/db/client';
import { searchChoices } from '@/server/db/schema/searching';
import { cleanSearch } from '@/server/domains/catalog/search/search-words';
import { raiseOf } from './search-choices';

/** Days that a choice counts at all. */
const COUNTED_DAYS = 90;
/** Products that choices may raise after one search. */
const MAX_RAISED = 50;

/** Choices since the last time they were written. */
export interface CountedChoice {
  typed: string;
  productId: string;
  day: string;
  clicks: number;
  additions: number;
}

/** Adds counted choices in one statement; unknown products are left out. */
export async function addChoices(db: Db, brandId: string, choices: readonly CountedChoice[]): Promise<void> {
  if (choices.length === 0) return;
  const rows = sql.join(
    choices.map(
      ({ typed, productId, day, clicks, additions }) =>
        sql`(${typed}, ${productId}, ${day}::date, ${clicks}::int, ${additions}::int)`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${searchChoices} (brand_id, query, product_id, day, clicks, additions)
    select ${brandId}, search_norm(typed), product_id, day, sum(clicks)::int, sum(additions)::int
    from (values ${rows}) as counted(typed, product_id, day, clicks, additions)
    where exists (select 1 from products p where p.id = counted.product_id)
    group by 2, 3, 4
    on conflict (brand_id, query, product_id, day) do update set
      clicks = search_choices.clicks + excluded.clicks, additions = search_choices.additions + excluded.additions`);
}

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
        sql`${searchChoices.query} = search_norm(${cleanSearch(typed)})`,
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

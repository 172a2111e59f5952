import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { searchLog } from '@/server/db/schema/catalog';
import { searchRules } from '@/server/db/schema/searching';

/** Searches of one text since the last time they were written. */
export interface CountedSearch {
  typed: string;
  searches: number;
  /** Below zero for products that hold only a part of the text. */
  lastResultCount: number;
  /** The language it was typed in; null when it was not told. */
  locale: string | null;
  at: Date;
}

/** Adds counted searches in one statement. Texts that differ by case, accents or plural are one search. */
export async function addSearches(
  db: Db,
  brandId: string,
  searches: readonly CountedSearch[],
): Promise<void> {
  if (searches.length === 0) return;
  const rows = sql.join(
    searches.map(
      ({ typed, searches: count, lastResultCount, locale, at }) =>
        sql`(${typed}, ${count}::int, ${lastResultCount}::int, ${at.toISOString()}::timestamptz, ${locale}::text)`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${searchLog} (brand_id, query, typed, searches, last_result_count, first_at, last_at, locale)
    select ${brandId}, search_norm(typed), (array_agg(typed order by at desc))[1], sum(searches)::int,
      (array_agg(results order by at desc))[1], min(at), max(at), (array_agg(locale order by at desc))[1]
    from (values ${rows}) as counted(typed, searches, results, at, locale)
    group by 2
    on conflict (brand_id, query) do update set typed = excluded.typed, searches = search_log.searches + excluded.searches,
      last_result_count = excluded.last_result_count, last_at = excluded.last_at,
      locale = coalesce(excluded.locale, search_log.locale)`);
}

/** Whether a search of a brand found nothing the last time, and the staff did not say that nothing is to be done. */
export const isFailedSearch = (brandId: string) =>
  and(
    eq(searchLog.brandId, brandId),
    eq(searchLog.lastResultCount, 0),
    sql`not exists (select 1 from ${searchRules} where ${searchRules.brandId} = ${searchLog.brandId}
      and ${searchRules.query} = ${searchLog.query} and ${searchRules.kind} = 'ignore' and ${searchRules.endedAt} is null)`,
  );

/** Searches of a brand that found nothing the last time and need a look, the frequent ones first. */
export async function listFailedRows(db: Db, brandId: string, limit: number, offset: number) {
  const rows = await db
    .select()
    .from(searchLog)
    .where(isFailedSearch(brandId))
    .orderBy(desc(searchLog.searches), desc(searchLog.lastAt), searchLog.query)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(searchLog, isFailedSearch(brandId)) };
}

import { sql } from 'drizzle-orm';
import { isLocale } from '@config/locales';
import type { SearchListKind } from '@/contract/constants';
import type { CountedSearch } from '@/contract/schemas/search-desk';
import type { Db } from '@/server/db/client';
import { readPage } from '@/server/db/read-page';
import { searchLog } from '@/server/db/schema/catalog';
import { searchChoices, searchRules } from '@/server/db/schema/searching';

/** Searches of a text before it is remarkable that nothing was chosen after it. */
const ENOUGH_SEARCHES = 3;

const chosen = (column: 'clicks' | 'additions') => sql<number>`coalesce((select sum(${searchChoices[column]})
  from ${searchChoices} where ${searchChoices.brandId} = ${searchLog.brandId} and ${searchChoices.query} = ${searchLog.query}), 0)::int`;

const inForce = (isIgnored: boolean) => sql`${searchRules.brandId} = ${searchLog.brandId}
  and ${searchRules.query} = ${searchLog.query} and ${searchRules.endedAt} is null
  and (${searchRules.kind} = 'ignore') = ${isIgnored}`;

const OF_KIND = {
  'sem-resultado': sql`${searchLog.lastResultCount} = 0`,
  'sem-clique': sql`${searchLog.lastResultCount} <> 0 and ${searchLog.searches} >= ${ENOUGH_SEARCHES}
    and not exists (select 1 from ${searchChoices}
      where ${searchChoices.brandId} = ${searchLog.brandId} and ${searchChoices.query} = ${searchLog.query})`,
  frequentes: sql`true`,
} satisfies Record<SearchListKind, unknown>;

/**
 * Searches of a brand of one kind, the frequent ones first; those that need no rule are left out. An empty list has one
 * page.
 */
export async function listCounted(db: Db, brandId: string, kind: SearchListKind, page: number) {
  const where = sql`${searchLog.brandId} = ${brandId} and ${OF_KIND[kind]}
    and not exists (select 1 from ${searchRules} where ${inForce(true)})`;
  const rows = db
    .select({
      typed: searchLog.typed,
      searches: searchLog.searches,
      lastResultCount: sql<number>`abs(${searchLog.lastResultCount})`,
      clicks: chosen('clicks'),
      additions: chosen('additions'),
      locale: searchLog.locale,
      lastAt: searchLog.lastAt,
      rules: sql<number>`(select count(*) from ${searchRules} where ${inForce(false)})::int`,
    })
    .from(searchLog)
    .where(where)
    .orderBy(sql`${searchLog.searches} desc, ${searchLog.lastAt} desc, ${searchLog.query}`);
  const list = await readPage(page, { total: db.$count(searchLog, where), rows }, (row): CountedSearch => ({
    ...row,
    locale: isLocale(row.locale) ? row.locale : null,
    lastAt: row.lastAt.toISOString(),
  }));
  return { ...list, pageCount: Math.max(1, list.pageCount) };
}

import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { searchTerms } from '@/server/db/schema/content';
import { isShown } from './list.repo';

/** How a typed text selects and ranks products. */
export interface TextMatch {
  condition: SQL;
  rank: SQL<number>;
}

/** Measured on Portuguese farm words with slips: 0.45 finds what the default 0.6 misses (brazil.md, section 9). */
const SIMILARITY_THRESHOLD = sql.raw('0.45');

const tsQuery = (text: string) => sql`websearch_to_tsquery('pg_catalog.portuguese', search_norm(${text}))`;
const similarity = (text: string) =>
  sql<number>`word_similarity(search_norm(${text}), ${products.searchName})`;

/** Every word, by full-text search. */
export function matchWords(text: string): TextMatch {
  const query = tsQuery(text);
  return {
    condition: sql`${products.searchVector} @@ ${query}`,
    rank: sql<number>`ts_rank(${products.searchVector}, ${query})`,
  };
}

/** Every word, or a name that looks like the text. */
export function matchLoosely(text: string): TextMatch {
  const exact = matchWords(text);
  return {
    condition: or(exact.condition, sql`${similarity(text)} >= ${SIMILARITY_THRESHOLD}`) ?? exact.condition,
    // What holds the words themselves stays above what only looks like them.
    rank: sql<number>`(case when ${exact.condition} then 1 + ${exact.rank} else ${similarity(text)} end)`,
  };
}

/** How many products this brand shows for a match. */
export async function countMatches(db: Db, brandId: string, match: TextMatch): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(isShown(brandId), match.condition));
  return row?.count ?? 0;
}

/** All words the search knows: groups of synonyms, misspellings and suggestions. */
export const listSearchTerms = (db: Db) => db.select().from(searchTerms);

/** Whether any search words exist; a fresh database has none. */
export const listGroups = (db: Db) => db.select().from(searchTerms).where(eq(searchTerms.kind, 'group'));

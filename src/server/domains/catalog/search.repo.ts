import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { productListings, productTexts } from '@/server/db/schema/listing';
import { isListed } from './list-conditions';

/** How a typed text selects and ranks products. */
export interface TextMatch {
  condition: SQL;
  /** As `condition`, of the products whose title or line holds the text. */
  named: SQL;
  /** By the product's vector of `product_texts`: reading it through the index's function costs four times as much. */
  rank: SQL<number>;
}

/** The indexed text of a listing; written as the index has it, or the index is not used. */
export const searchVector = sql`listing_vector(${productListings.productId}, ${productListings.textVersion})`;

/** What a word counts in a description, in the summary's company, in the subtitle and in the name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1}'::real[]");

/** Never fails, whatever the text: `plainto` knows no operators. */
const tsQuery = (text: string) => sql`plainto_tsquery('pg_catalog.portuguese', search_norm(${text}))`;

/** Every word, by full-text search. */
export function matchWords(text: string): TextMatch {
  const query = tsQuery(text);
  return {
    condition: sql`${searchVector} @@ ${query}`,
    // Whoever has the text in the name has it in the text.
    named: sql`${productListings.nameVector} @@ ${query}`,
    rank: sql<number>`ts_rank(${WEIGHTS}, ${productTexts.searchVector}, ${query})`,
  };
}

/** At least `needed` of these words, for a text of which the catalogue does not know every word. */
export function matchSomeWords(words: readonly string[], needed: number): TextMatch {
  const any = sql`(${sql.join(words.map(tsQuery), sql` || `)})`;
  const countHits = (vector: SQL | AnyColumn) =>
    sql.join(
      words.map((word) => sql`(${vector} @@ ${tsQuery(word)})::int`),
      sql` + `,
    );
  const condition = sql`(${searchVector} @@ ${any} and ${countHits(searchVector)} >= ${needed})`;
  return {
    condition,
    named: sql`(${productListings.nameVector} @@ ${any} and ${condition})`,
    rank: sql<number>`((${countHits(productTexts.searchVector)}) + ts_rank(${WEIGHTS}, ${productTexts.searchVector}, ${any}))`,
  };
}

/** Whether this brand shows anything for a match. */
export async function hasMatch(db: Db, brandId: string, match: TextMatch): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(productListings)
    .where(and(isListed(brandId), match.condition))
    .limit(1);
  return rows.length > 0;
}

/**
 * Of these words the ones that mean something to the search (not `para`, `com`), and whether some product of this
 * brand holds each.
 */
export async function listWordStates(db: Db, brandId: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const query = sql`plainto_tsquery('pg_catalog.portuguese', search_norm(t.word))`;
  return db
    .select({
      word: sql<string>`t.word`,
      isKnown: sql<boolean>`exists (select 1 from ${productListings}
        where ${isListed(brandId)} and ${searchVector} @@ ${query})`,
    })
    .from(
      sql`unnest(array[${sql.join(
        words.map((word) => sql`${word}`),
        sql`, `,
      )}]::text[]) as t(word)`,
    )
    .where(sql`numnode(${query}) > 0`);
}

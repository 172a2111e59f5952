import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { productListings, productTexts } from '@/server/db/schema/listing';
import { catalogueSize, type Sample } from '@/server/domains/catalog/listing/list-groups.repo';
import { isListed, textArray } from '@/server/domains/catalog/listing/list-conditions';
import type { CodedPack } from './search-codes.repo';
import { loadTextLexemes, writeQuery, type Lexemes } from './search-lexemes';
import type { Saying, Segment, TextQuery } from './search-understanding';

/** How a typed text selects and ranks products. */
export interface TextMatch {
  condition: SQL;
  /** As `condition`, of the products whose title or line holds the text. */
  named: SQL;
  /** By the product's vector of `product_texts`: reading it through the index's function costs four times as much. */
  rank: SQL<number>;
  /** Product ids that are ranked however little they sell. */
  always?: readonly string[];
}

/** The indexed text of a listing; written as the index has it, or the index is not used. */
export const searchVector = sql`listing_vector(${productListings.productId}, ${productListings.textVersion})`;

/** What a word counts in a description, in the summary's company, in the subtitle and in the name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1}'::real[]");

/** Products counted to weigh a word; of more it tells little. */
const COUNTED = 2_000;

const literal = (query: string) => sql`${query}::tsquery`;

/** What the typed word itself counts beyond a word that means the same. */
const TYPED_TELLS = 0.1;

const isOneWord = ({ query }: Saying) => 'words' in query && !query.words.includes(' ');

/** How well a product says one thing: by its best saying, a saying of several words only where all of them stand. */
function segmentRank({ sayings }: Segment, vector: SQL | AnyColumn, lexemes: Lexemes): SQL {
  const queryOf = (query: TextQuery) => literal(writeQuery(query, lexemes));
  const [typed, ...others] = sayings;
  const weights = [...new Set(others.filter(isOneWord).map(({ weight }) => weight))];
  const single = weights.map((weight) => {
    const alike = others.filter((saying) => isOneWord(saying) && saying.weight === weight);
    const query = queryOf({ any: alike.map((saying) => saying.query) });
    // The rank of alternatives is divided by how many there are.
    return sql`${weight}::real * least(1, ${alike.length} * ts_rank(${WEIGHTS}, ${vector}, ${query}))`;
  });
  const several = [...(typed ? [typed] : []), ...others.filter((saying) => !isOneWord(saying))].map(
    ({ query, weight }) =>
      sql`case when ${vector} @@ ${queryOf(query)} then ${weight}::real * ts_rank(${WEIGHTS}, ${vector}, ${queryOf(query)}) else 0 end`,
  );
  const isTyped = typed ? sql`(${vector} @@ ${queryOf(typed.query)})::int` : sql`0`;
  return sql`(greatest(${sql.join([...several, ...single], sql`, `)}) + ${TYPED_TELLS}::real * ${isTyped})`;
}

const sayingQuery = ({ sayings }: Segment): TextQuery => ({ any: sayings.map(({ query }) => query) });

/** Products that say everything a search asks for, in its own words or in words that mean it. */
export function matchSegments(segments: readonly Segment[], lexemes: Lexemes): TextMatch {
  const query = literal(writeQuery({ all: segments.map(sayingQuery) }, lexemes));
  const typed = literal(lexemes.get(segments.map((segment) => segment.typed).join(' ')) ?? '');
  // The vector lies outside its row: it is fetched once, not for every word. `|| ''` is that fetch, `offset 0` holds it.
  const vector = sql`texts.v`;
  const ranks = segments.map((segment) => segmentRank(segment, vector, lexemes));
  return {
    condition: sql`${searchVector} @@ ${query}`,
    // What has the text in the name has it in the text.
    named: sql`${productListings.nameVector} @@ ${query}`,
    rank: sql<number>`(select ${sql.join(ranks, sql` + `)} + ts_rank(${WEIGHTS}, ${vector}, ${typed})
      + case when ${productListings.nameVector} @@ ${typed} then 1 else 0 end
      from (select ${productTexts.searchVector} || ''::tsvector as v offset 0) texts)`,
  };
}

/** For a text that names what the shop does not sell. */
export const MATCHES_NOTHING: TextMatch = { condition: sql`false`, named: sql`false`, rank: sql<number>`0` };

/** Products that say any one of these things. */
export const matchAnySegment = (segments: readonly Segment[], lexemes: Lexemes): SQL =>
  sql`${searchVector} @@ ${literal(writeQuery({ any: segments.map(sayingQuery) }, lexemes))}`;

/** Products that a code names, before everything else; alone where the code is whole. */
export function matchCodes(packs: readonly CodedPack[], text: TextMatch): TextMatch {
  const ids = textArray([...new Set(packs.map(({ productId }) => productId))]);
  const named = sql`${productListings.productId} = any(${ids})`;
  if (packs.some(({ isWhole }) => isWhole)) return { condition: named, named, rank: sql<number>`1` };
  return {
    condition: sql`(${named} or ${text.condition})`,
    named: sql`(${named} or ${text.named})`,
    rank: sql<number>`(case when ${named} then 1000 else ${text.rank} end)`,
  };
}

export interface Arrangement {
  /** Product ids that come first, in this order. */
  pinned: readonly string[];
  /** Product ids that this search does not show. */
  hidden: readonly string[];
  /** What people chose after this search: raises a product among those that hold the text as it does. */
  chosen: readonly { productId: string; raise: number }[];
}

/** A match with what the merchant and the buyers taught. */
export function matchTaught(match: TextMatch, { pinned, hidden, chosen }: Arrangement): TextMatch {
  if (pinned.length + hidden.length + chosen.length === 0) return match;
  const id = productListings.productId;
  const place = sql`coalesce(array_position(${textArray(pinned)}, ${id}), 0)`;
  const isArranged = pinned.length + hidden.length > 0;
  const within = (condition: SQL) =>
    !isArranged
      ? condition
      : sql`((${condition} or ${id} = any(${textArray(pinned)})) and ${id} <> all(${textArray(hidden)}))`;
  const raise =
    chosen.length === 0
      ? sql`0`
      : sql`coalesce((array[${sql.join(
          chosen.map((one) => sql`${one.raise}::real`),
          sql`, `,
        )}])[array_position(${textArray(chosen.map(({ productId }) => productId))}, ${id})], 0)`;
  return {
    condition: within(match.condition),
    named: within(match.named),
    always: pinned,
    rank: sql<number>`(${match.rank} + ${raise} + case when ${place} > 0 then 1000000 - ${place} else 0 end)`,
  };
}

/** `strict` before everything that only `relaxed` finds. */
export const matchEither = (strict: TextMatch, relaxed: TextMatch): TextMatch => ({
  condition: sql`(${strict.condition} or ${relaxed.condition})`,
  named: sql`(${strict.named} or ${relaxed.named})`,
  rank: sql<number>`(case when ${strict.condition} then 100 + ${strict.rank} else ${relaxed.rank} end)`,
});

/**
 * One row for each product of the brand that holds a condition, for `exists` and for counts up to a limit. Planned as if
 * all rows were read, and read only as far as asked: with a limit of its own the planner expects to stop early and reads
 * the table from its beginning, which takes a second for a word that no product holds.
 */
const heldBy = (brandId: string, condition: SQL) =>
  sql`(with held as materialized (select 1 from ${productListings} where ${isListed(brandId)} and ${condition})
    select 1 from held)`;

const saying = (query: string) => sql`${searchVector} @@ ${literal(query)}`;

/** Whether some product of the brand holds a condition; of a large catalogue its sample is asked first. */
const isHeld = (brandId: string, condition: SQL, sample: Sample | null) =>
  sample
    ? sql`(case when exists ${heldBy(brandId, sql`${condition} and ${sample.condition}`)} then true
        else exists ${heldBy(brandId, condition)} end)`
    : sql`exists ${heldBy(brandId, condition)}`;

/**
 * How many products of the brand hold each of these, at most COUNTED; about how many in a large catalogue. Where its
 * sample holds none, 1 tells that some product does.
 */
export async function countHolding(
  db: Db,
  brandId: string,
  segments: readonly Segment[],
  lexemes: Lexemes,
): Promise<number[]> {
  if (segments.length === 0) return [];
  const { wordSample } = await catalogueSize(db);
  const counts = segments.map((segment) => {
    const condition = saying(writeQuery(sayingQuery(segment), lexemes));
    if (!wordSample)
      return sql`(select count(*) from (select 1 from ${heldBy(brandId, condition)} found limit ${COUNTED}) counted)::int`;
    const sampled = heldBy(brandId, sql`${condition} and ${wordSample.condition}`);
    return sql`(select case when count(*) > 0 then least(${COUNTED}, ${wordSample.of} * count(*))
      else (exists ${heldBy(brandId, condition)})::int end from ${sampled} found)::int`;
  });
  const rows = await db
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(select 1) one`);
  return rows[0]?.counts ?? segments.map(() => 0);
}

/** @returns the place of the first of these sets of segments that some product of the brand says wholly; null for none */
export async function findHeldSet(
  db: Db,
  brandId: string,
  sets: readonly (readonly Segment[])[],
  lexemes: Lexemes,
): Promise<number | null> {
  if (sets.length === 0) return null;
  // A case asks no further than the first one that is held.
  const { wordSample } = await catalogueSize(db);
  const held = sets.map((segments, at) => {
    const condition = saying(writeQuery({ all: segments.map(sayingQuery) }, lexemes));
    return sql`when ${isHeld(brandId, condition, wordSample)} then ${sql.raw(String(at))}`;
  });
  const rows = await db
    .select({ held: sql<number | null>`(case ${sql.join(held, sql` `)} end)::int` })
    .from(sql`(select 1) one`);
  return rows[0]?.held ?? null;
}

/** Whether this brand shows anything for a match. */
export async function hasMatch(db: Db, brandId: string, match: TextMatch): Promise<boolean> {
  const { wordSample } = await catalogueSize(db);
  const rows = await db
    .select({ isHeld: sql<boolean>`${isHeld(brandId, match.condition, wordSample)}` })
    .from(sql`(select 1) one`);
  return rows[0]?.isHeld ?? false;
}

/**
 * Of these words the ones that mean something to the search (not `para`, `com`), and whether some product of this
 * brand holds each.
 */
export async function listWordStates(db: Db, brandId: string, words: readonly string[]) {
  const lexemes = await loadTextLexemes(db, words);
  const meant = words.flatMap((word) => {
    const query = lexemes.get(word);
    return query ? [{ word, query }] : [];
  });
  if (meant.length === 0) return [];
  const { wordSample } = await catalogueSize(db);
  const held = meant.map(({ query }) => isHeld(brandId, saying(query), wordSample));
  const rows = await db
    .select({ held: sql<boolean[]>`array[${sql.join(held, sql`, `)}]` })
    .from(sql`(select 1) one`);
  return meant.map(({ word }, at) => ({ word, isKnown: rows[0]?.held[at] ?? false }));
}

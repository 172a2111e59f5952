import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { PHASES } from '@/contract/list-options';
import type { Db } from '@/server/db/client';
import { productListings, productTexts } from '@/server/db/schema/listing';
import {
  catalogueSize,
  type Sample,
  type WordShares,
} from '@/server/domains/catalog/listing/list-groups.repo';
import {
  isListed,
  ownSpecies,
  textArray,
  traitOf,
  type ListedBrand,
  type TextMatch,
} from '@/server/domains/catalog/listing/list-conditions';
import { clausesOf, sayingQuery, widestOf, writeAll, writeEach } from './search-clauses';
import type { CodedPack } from './search-codes.repo';
import { loadTextLexemes, typedText, writeCondition, writeQuery, type Lexemes } from './search-lexemes';
import { wantedOf, type Saying, type Segment, type TextQuery } from './search-understanding';

/** The indexed text of a listing; written as the index has it, or the index is not used. */
export const searchVector = sql`listing_vector(${productListings.productId}, ${productListings.textVersion})`;

/** The same text, read by the row of a listing: quicker where products are looked at one by one. */
export const rowVector = sql`(select ${productTexts.searchVector} from ${productTexts}
  where ${productTexts.productId} = ${productListings.productId})`;

/** Weights of a word in the description, the summary, the subtitle and the name. */
const WEIGHTS = sql.raw("'{0.05, 0.1, 0.4, 1}'::real[]");

/** The most products counted to weigh a word; more would change little. */
const COUNTED = 2_000;

const literal = (query: string) => sql`${query}::tsquery`;
const saying = (query: string) => sql`${searchVector} @@ ${literal(query)}`;

/** How much more the typed word itself counts than a synonym. */
const TYPED_TELLS = 0.1;

const isOneWord = ({ query }: Saying) => 'words' in query && !query.words.includes(' ');

/** How well a product matches one part: by its best alternative; a phrase counts only when all its words are there. */
function segmentRank({ sayings }: Segment, vector: SQL | AnyColumn, lexemes: Lexemes): SQL {
  const queryOf = (query: TextQuery) => literal(writeQuery(query, lexemes));
  const [typed, ...others] = sayings;
  const weights = [...new Set(others.filter(isOneWord).map(({ weight }) => weight))];
  const single = weights.map((weight) => {
    const alike = others.filter((saying) => isOneWord(saying) && saying.weight === weight);
    const query = queryOf({ any: alike.map((saying) => saying.query) });
    // ts_rank divides the rank of alternatives by their number.
    return sql`${weight}::real * least(1, ${alike.length} * ts_rank(${WEIGHTS}, ${vector}, ${query}))`;
  });
  const several = [...(typed ? [typed] : []), ...others.filter((saying) => !isOneWord(saying))].map(
    ({ query, weight }) =>
      sql`case when ${vector} @@ ${queryOf(query)} then ${weight}::real * ts_rank(${WEIGHTS}, ${vector}, ${queryOf(query)}) else 0 end`,
  );
  const isTyped = typed ? sql`(${vector} @@ ${queryOf(typed.query)})::int` : sql`0`;
  return sql`(greatest(${sql.join([...several, ...single], sql`, `)}) + ${TYPED_TELLS}::real * ${isTyped})`;
}

/** Asked for each by itself, the index leaps from what one names to what the next one does. */
const sayingEach = (queries: readonly string[]) => sql`(${sql.join(queries.map(saying), sql` and `)})`;

/** What a product gains that is meant for the phase of life that was asked for. */
const MEANT_FOR = 0.3;
/** What is left of its rank in a search for the young when it is meant for grown animals: those eat of everything. */
const MEANT_FOR_ADULTS = 0.6;
const ALL_PHASES = textArray(PHASES.map((phase) => traitOf('fase', phase)));

/** Products for the phase of a segment come first; of the young, those that name no phase before those of the grown. */
function rankForPhase({ phases }: Segment, rank: SQL): SQL {
  if (phases.length === 0) return rank;
  const { traits } = productListings;
  const meant = sql`${traits} && ${textArray(phases.map((phase) => traitOf('fase', phase)))}`;
  const fitting = phases.includes('filhotes')
    ? sql`${rank} * case when ${traits} && ${ALL_PHASES} and not ${meant} then ${MEANT_FOR_ADULTS}::real else 1 end`
    : rank;
  return sql`(${fitting} + case when ${meant} then ${MEANT_FOR}::real else 0 end)`;
}

/** Products that match every part of a search, in its own words or in synonyms. */
export function matchSegments(
  segments: readonly Segment[],
  lexemes: Lexemes,
  shares: WordShares | null,
): TextMatch {
  const clauses = clausesOf(segments, lexemes);
  const each = writeEach(clauses, segments, lexemes);
  const query = literal(each.join(' & '));
  const widest = widestOf(clauses, shares);
  const typed = literal(lexemes.get(typedText(segments)) ?? '');
  // The vector is stored out of line: this subquery reads it once, not once per word. `|| ''` reads it, `offset 0`
  // holds it.
  const vector = sql`texts.v`;
  const ranks = segments.map((segment) => rankForPhase(segment, segmentRank(segment, vector, lexemes)));
  return {
    condition: sayingEach(each),
    wide: widest.length < clauses.length ? sayingEach(writeEach(widest, segments, lexemes)) : null,
    walked: sql`${rowVector} @@ ${query}`,
    // A text in the name is in the vector too.
    named: sql`${productListings.nameVector} @@ ${query}`,
    rank: sql<number>`(select ${sql.join(ranks, sql` + `)} + ts_rank(${WEIGHTS}, ${vector}, ${typed})
      + case when ${productListings.nameVector} @@ ${typed} then 1 else 0 end
      from (select ${productTexts.searchVector} || ''::tsvector as v offset 0) texts)`,
  };
}

/** For a text that names what the shop does not sell. */
export const MATCHES_NOTHING: TextMatch = {
  condition: sql`false`,
  wide: null,
  walked: sql`false`,
  named: sql`false`,
  rank: sql<number>`0`,
};

/** Products that match any one of these parts. */
export const matchAnySegment = (segments: readonly Segment[], lexemes: Lexemes): SQL =>
  sql`${searchVector} @@ ${literal(writeCondition({ any: wantedOf(segments).map(sayingQuery) }, lexemes))}`;

/** Products that a code names come first; a whole code lists them alone. */
export function matchCodes(packs: readonly CodedPack[], text: TextMatch): TextMatch {
  const ids = textArray([...new Set(packs.map(({ productId }) => productId))]);
  const named = sql`${productListings.productId} = any(${ids})`;
  if (packs.some(({ isWhole }) => isWhole))
    return { condition: named, wide: null, walked: named, named, rank: sql<number>`1` };
  return {
    condition: sql`(${named} or ${text.condition})`,
    wide: text.wide && sql`(${named} or ${text.wide})`,
    walked: sql`(${named} or ${text.walked})`,
    named: sql`(${named} or ${text.named})`,
    rank: sql<number>`(case when ${named} then 1000 else ${text.rank} end)`,
  };
}

/** More than sales add, and less than lies between a word in the name and one in the line below it. */
const OWN_SPECIES = 0.3;

/** A match in which what is for the brand's own species alone comes before what holds the text as well. */
export function preferOwn(match: TextMatch, { shelves }: ListedBrand): TextMatch {
  const own = ownSpecies(shelves);
  return own
    ? { ...match, rank: sql<number>`(${match.rank} + case when ${own} then ${OWN_SPECIES}::real else 0 end)` }
    : match;
}

export interface Arrangement {
  /** Product ids that come first, in this order. */
  pinned: readonly string[];
  /** Product ids that this search does not show. */
  hidden: readonly string[];
  /** What people chose after this search: raises a product among those that match the text equally. */
  chosen: readonly { productId: string; raise: number }[];
}

/** A match with the shop's rules and the choices of buyers. */
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
    wide: match.wide && within(match.wide),
    walked: within(match.walked),
    named: within(match.named),
    always: pinned,
    rank: sql<number>`(${match.rank} + ${raise} + case when ${place} > 0 then 1000000 - ${place} else 0 end)`,
  };
}

/** `strict` before everything that only `relaxed` finds. */
export const matchEither = (strict: TextMatch, relaxed: TextMatch): TextMatch => ({
  condition: sql`(${strict.condition} or ${relaxed.condition})`,
  wide: strict.wide && relaxed.wide && sql`(${strict.wide} or ${relaxed.wide})`,
  walked: sql`(${strict.walked} or ${relaxed.walked})`,
  named: sql`(${strict.named} or ${relaxed.named})`,
  rank: sql<number>`(case when ${strict.walked} then 100 + ${strict.rank} else ${relaxed.rank} end)`,
});

/**
 * One row for each product of the brand that matches a condition, for `exists` and for counts up to a limit. It is
 * planned as if all rows were read, and read only as far as asked: with a limit of its own the planner expects to stop
 * early and scans the table from its beginning, which takes a second for a word that no product holds.
 */
const heldBy = (brandId: string, condition: SQL, sample?: Sample) =>
  sql`(with held as materialized (select 1 from ${sample?.from ?? productListings}
      where ${and(isListed(brandId), condition, sample?.condition)})
    select 1 from held)`;

/** Whether the sample of a catalogue holds a product of the brand that matches; true where no words are weighed in one. */
export async function isInSample(db: Db, brandId: string, condition: SQL): Promise<boolean> {
  const { wordSample } = await catalogueSize(db);
  if (!wordSample) return true;
  const rows = await db
    .select({ isHeld: sql<boolean>`exists ${heldBy(brandId, condition, wordSample)}` })
    .from(sql`(select 1) one`);
  return rows[0]?.isHeld ?? false;
}

/** Whether a product of the brand matches a condition; in a large catalogue the sample is asked first. */
const isHeld = (brandId: string, condition: SQL, sample: Sample | null) =>
  sample
    ? sql`(case when exists ${heldBy(brandId, condition, sample)} then true
        else exists ${heldBy(brandId, condition)} end)`
    : sql`exists ${heldBy(brandId, condition)}`;

/**
 * How many products of the brand match each of these, at most COUNTED; an estimate in a large catalogue. When its
 * sample holds none, 1 says that there is one outside of it.
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
    const condition = saying(writeCondition(sayingQuery(segment), lexemes));
    if (!wordSample)
      return sql`(select count(*) from (select 1 from ${heldBy(brandId, condition)} found limit ${COUNTED}) counted)::int`;
    const { of } = wordSample;
    return sql`(select case when count(*) > 0 then least(${COUNTED}, ${of} * count(*))
      else (exists ${heldBy(brandId, condition)})::int end
      from (select 1 from ${heldBy(brandId, condition, wordSample)} found limit ${Math.ceil(COUNTED / of)}) counted)::int`;
  });
  const rows = await db
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(select 1) one`);
  return rows[0]?.counts ?? segments.map(() => 0);
}

/** @returns the index of the first of these sets of segments that a product of the brand matches wholly; or null */
export async function findHeldSet(
  db: Db,
  brandId: string,
  sets: readonly (readonly Segment[])[],
  lexemes: Lexemes,
): Promise<number | null> {
  if (sets.length === 0) return null;
  // CASE stops at the first condition that is true.
  const { wordSample } = await catalogueSize(db);
  const held = sets.map((segments, at) => {
    const condition = saying(writeAll(segments, lexemes));
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

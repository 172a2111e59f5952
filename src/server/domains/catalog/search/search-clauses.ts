import type { WordShares } from '@/server/domains/catalog/listing/list-groups.repo';
import { writeClauses, writeCondition, type Clause, type Lexemes } from './search-lexemes';
import { wantedOf, type Segment, type TextQuery } from './search-understanding';

/** A part of a search in any of its sayings. */
export const sayingQuery = ({ sayings }: Segment): TextQuery => ({ any: sayings.map(({ query }) => query) });

/** What a search asks for. Every part is simplified by itself: together their alternatives would multiply. */
export function clausesOf(segments: readonly Segment[], lexemes: Lexemes): Clause[] {
  const wanted = wantedOf(segments);
  // Alone, a "without" lists what says so: an index finds no product by what it does not hold.
  const said = wanted.length > 0 ? wanted : segments;
  const clauses = said.flatMap((segment) => writeClauses(sayingQuery(segment), lexemes));
  return [...new Map(clauses.map((clause) => [clause.query, clause])).values()];
}

/** Queries that all hold: the clauses, and beside the first one what must not be there. */
export function writeEach(
  clauses: readonly Clause[],
  segments: readonly Segment[],
  lexemes: Lexemes,
): string[] {
  const [first, ...others] = clauses.map(({ query }) => `(${query})`);
  const absent = segments
    .flatMap(({ absent: query }) => (query ? [writeCondition(query, lexemes)] : []))
    .filter(Boolean)
    .map((query) => `!(${query})`);
  return [[...(first ? [first] : []), ...absent].join(' & '), ...others];
}

/** What a search asks for, in one query. */
export const writeAll = (segments: readonly Segment[], lexemes: Lexemes) =>
  writeEach(clausesOf(segments, lexemes), segments, lexemes).join(' & ');

/**
 * Microseconds for each product of the catalogue: to read one that holds a word from the index, and to look at the text
 * of one that the clauses leave. Only what is sold much is looked at, about one product in ten.
 */
const READ = 0.1;
const LOOKED_AT = 8 / 10;

/**
 * Of clauses that must all hold, the ones by which the index finds best sellers soonest: frequent words leave little
 * out and take longest to read, and what the others leave is few enough to be looked at. All of them where nothing is
 * known of the words.
 */
export function widestOf(clauses: readonly Clause[], shares: WordShares | null): readonly Clause[] {
  if (!shares) return clauses;
  const shareOf = (lexeme: string) => shares.of.get(lexeme) ?? shares.others;
  const readOf = ({ lexemes }: Clause) =>
    lexemes ? lexemes.reduce((sum, lexeme) => sum + shareOf(lexeme), 0) : 1;
  const rareFirst = [...clauses].sort((one, other) => readOf(one) - readOf(other));
  let read = 0;
  let left = 1;
  let best = { cost: Infinity, count: 0 };
  rareFirst.forEach((clause, at) => {
    read += readOf(clause);
    left *= Math.min(1, readOf(clause));
    const cost = READ * read + LOOKED_AT * left;
    if (cost < best.cost) best = { cost, count: at + 1 };
  });
  return rareFirst.slice(0, best.count);
}

import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { wantedOf, type Segment, type TextQuery } from './search-understanding';

/** Texts and what the database's text search makes of them, as a `tsquery` is written. */
export type Lexemes = ReadonlyMap<string, string>;

const MAX_KNOWN = 8_000;
/** Lexemes depend on the text alone, so they are cached for the life of the process. */
const known = new Map<string, string>();

const textsOf = (query: TextQuery): string[] =>
  'words' in query ? [query.words] : ('any' in query ? query.any : query.all).flatMap(textsOf);

/** What was typed of what is asked for. */
export const typedText = (segments: readonly Segment[]) =>
  wantedOf(segments)
    .map(({ typed }) => typed)
    .join(' ');

/** Every text that a match of these segments asks for; the whole typed text too. */
const allTexts = (segments: readonly Segment[]): string[] => [
  typedText(segments),
  ...segments.flatMap(({ typed, sayings, absent }) => [
    typed,
    ...sayings.flatMap(({ query }) => textsOf(query)),
    ...(absent ? textsOf(absent) : []),
  ]),
];

/** The lexemes of all that segments ask for. */
export const loadLexemes = (db: Db, segments: readonly Segment[]): Promise<Lexemes> =>
  loadTextLexemes(db, allTexts(segments));

/** The lexemes of texts: accents and plurals folded, stemmed. Asks only for what is new. */
export async function loadTextLexemes(db: Db, wanted: readonly string[]): Promise<Lexemes> {
  const texts = [...new Set(wanted)];
  const missing = texts.filter((text) => !known.has(text));
  const found = new Map<string, string>();
  if (missing.length > 0) {
    const list = sql.join(
      missing.map((text) => sql`${text}`),
      sql`, `,
    );
    const rows = await db
      .select({
        text: sql<string>`t.text`,
        query: sql<string>`plainto_tsquery('pg_catalog.portuguese', search_norm(t.text))::text`,
      })
      .from(sql`unnest(array[${list}]::text[]) as t(text)`);
    for (const { text, query } of rows) found.set(text, query);
  }
  for (const text of texts) found.set(text, found.get(text) ?? known.get(text) ?? '');
  for (const [text, query] of found) known.set(text, query);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(oldest);
  }
  return found;
}

/** A query of lexemes; empty when the text has none. */
export function writeQuery(query: TextQuery, lexemes: Lexemes): string {
  if ('words' in query) return lexemes.get(query.words) ?? '';
  const parts = ('any' in query ? query.any : query.all)
    .map((part) => writeQuery(part, lexemes))
    .filter(Boolean)
    .map((part) => `(${part})`);
  return parts.join('any' in query ? ' | ' : ' & ');
}

/** Ways to fulfil a query, each a set of lexemes that must all be there. */
type Alternatives = readonly (readonly string[])[];

/** More ways than these are not looked through: the query is then asked as it stands. */
const MAX_ALTERNATIVES = 400;

/** Without the ways that ask for all that another one asks for, and more. */
function leastOf(ways: Alternatives): Alternatives {
  const shortFirst = [...ways].sort((one, other) => one.length - other.length);
  const least: (readonly string[])[] = [];
  for (const way of shortFirst)
    if (!least.some((shorter) => shorter.every((lexeme) => way.includes(lexeme)))) least.push(way);
  return least;
}

/** @returns null for a query of which nothing means anything, `tooMany` for one with too many ways */
function alternativesOf(query: TextQuery, lexemes: Lexemes): Alternatives | null | 'tooMany' {
  if ('words' in query) {
    const written = lexemes.get(query.words);
    return written ? [[...new Set(written.split(' & '))]] : null;
  }
  const isAny = 'any' in query;
  let ways: Alternatives | null = null;
  for (const part of isAny ? query.any : query.all) {
    const own = alternativesOf(part, lexemes);
    if (own === 'tooMany') return own;
    if (!own) continue;
    const before: Alternatives | null = ways;
    if (!before) ways = own;
    else if (isAny) ways = leastOf([...before, ...own]);
    else if (before.length * own.length > MAX_ALTERNATIVES) return 'tooMany';
    else ways = leastOf(before.flatMap((one) => own.map((other) => [...new Set([...one, ...other])])));
  }
  return ways && leastOf(ways);
}

/** What most ways ask for is written once, before what they ask for besides. */
function writeAlternatives(ways: Alternatives): string {
  const uses = new Map<string, number>();
  for (const lexeme of ways.flat()) uses.set(lexeme, (uses.get(lexeme) ?? 0) + 1);
  const [common, times] = [...uses].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 1]);
  if (times === 1)
    return ways.map((way) => (way.length > 1 ? `(${way.join(' & ')})` : way.join())).join(' | ');
  const rest = ways.flatMap((way) =>
    way.includes(common) ? [way.filter((lexeme) => lexeme !== common)] : [],
  );
  const others = ways.filter((way) => !way.includes(common));
  const factored = `(${common} & (${writeAlternatives(rest)}))`;
  return others.length === 0 ? factored : `${factored} | ${writeAlternatives(others)}`;
}

/**
 * A query that holds for the same products as `writeQuery` writes it, in as few words as it takes: an index answers
 * it in half the time. Not for ranks, which tell by how often a word is asked for.
 */
export function writeCondition(query: TextQuery, lexemes: Lexemes): string {
  const ways = alternativesOf(query, lexemes);
  if (ways === 'tooMany') return writeQuery(query, lexemes);
  return ways ? writeAlternatives(ways) : '';
}

/** A query of which one of some lexemes must be there; null where it is of another kind. */
export interface Clause {
  query: string;
  lexemes: readonly string[] | null;
}

/** With more clauses than these a condition is asked as one. */
const MAX_CLAUSES = 8;

/** The ways turned round: sets of lexemes of each of which one must be there. Null for too many. */
function clausesOf(ways: Alternatives): Alternatives | null {
  let clauses: Alternatives = [[]];
  for (const way of ways) {
    clauses = leastOf(clauses.flatMap((clause) => way.map((lexeme) => [...new Set([...clause, lexeme])])));
    if (clauses.length > MAX_CLAUSES) return null;
  }
  return clauses;
}

/** Queries that together hold for the same products as `writeCondition`; most ask for one of some words. */
export function writeClauses(query: TextQuery, lexemes: Lexemes): Clause[] {
  const ways = alternativesOf(query, lexemes);
  if (ways === 'tooMany') return [{ query: writeQuery(query, lexemes), lexemes: null }];
  if (!ways) return [];
  const clauses = clausesOf(ways)?.map((clause) => ({ query: clause.join(' | '), lexemes: clause }));
  return clauses ?? [{ query: writeAlternatives(ways), lexemes: null }];
}

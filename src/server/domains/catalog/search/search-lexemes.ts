import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { Segment, TextQuery } from './search-understanding';

/** Texts and what the database's text search makes of them, as a `tsquery` is written. */
export type Lexemes = ReadonlyMap<string, string>;

const MAX_KNOWN = 8_000;
/** What a text becomes depends on the text alone: it is asked for once in the life of a process. */
const known = new Map<string, string>();

const textsOf = (query: TextQuery): string[] =>
  'words' in query ? [query.words] : ('any' in query ? query.any : query.all).flatMap(textsOf);

/** Every text that a match of these segments asks for; the whole typed text too. */
const allTexts = (segments: readonly Segment[]): string[] => [
  segments.map(({ typed }) => typed).join(' '),
  ...segments.flatMap(({ typed, sayings }) => [typed, ...sayings.flatMap(({ query }) => textsOf(query))]),
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

/** A query of lexemes; empty where nothing of it means anything to the text search. */
export function writeQuery(query: TextQuery, lexemes: Lexemes): string {
  if ('words' in query) return lexemes.get(query.words) ?? '';
  const parts = ('any' in query ? query.any : query.all)
    .map((part) => writeQuery(part, lexemes))
    .filter(Boolean)
    .map((part) => `(${part})`);
  return parts.join('any' in query ? ' | ' : ' & ');
}

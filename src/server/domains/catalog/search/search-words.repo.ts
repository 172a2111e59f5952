import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { searchTerms } from '@/server/db/schema/content';
import { searchWords } from '@/server/db/schema/listing';
import { hasSound, MOST_REPEATED, type NearWord, type WordPair } from './search-words';

const wordTexts = (ids?: SQL) => sql`
  select p.id, concat_ws(' ', p.title, p.line_name, p.subtitle, array_to_string(p.species, ' '), refs.names) as words
  from products p
  left join lateral (
    select string_agg(c.name, ' ') as names from product_categories pc
    join categories c on c.id = pc.category_id where pc.product_id = p.id
  ) refs on true
  ${ids ? sql`where p.id in (${ids})` : sql``}`;

/**
 * The words of texts, of three letters or more and without the stemmer's stop words (`para`, `com`). A folded word is
 * spelled as most products write it. Words are grouped before they are normalised, because there are few of them.
 */
const insertWords = (texts: SQL) => sql`
  with counted as materialized (
    select w.word, count(*) as uses
    from (${texts}) text cross join lateral (
      select distinct lower(piece) as word from regexp_split_to_table(text.words, '[^[:alpha:]]+') piece
      where length(piece) >= 3
    ) w group by 1
  )
  insert into search_words (norm, word, sound, uses)
  select distinct on (norm) norm, word, search_sound(word), (sum(uses) over (partition by norm))::int
  from (select search_norm(word) as norm, word, uses from counted) folded
  where to_tsvector('pg_catalog.portuguese', norm) <> ''
  order by norm, uses desc, word`;

/** Adds the words of these products; a known word is unchanged until all are counted again. */
export const addSearchWords = (db: Db, ids: SQL) =>
  db.execute(sql`${insertWords(wordTexts(ids))} on conflict (norm) do nothing`);

/** Counts every word of the catalogue and of the synonyms again. */
export async function countSearchWords(db: Db): Promise<void> {
  await db.execute(sql`delete from search_words`);
  await db.execute(insertWords(wordTexts()));
  const synonyms = sql`select id, array_to_string(terms, ' ') as words from search_terms where kind = 'group'`;
  await db.execute(sql`${insertWords(synonyms)} on conflict (norm) do nothing`);
}

export interface ListedWords {
  /** Words and phrases of the trade that mean the same as others. */
  terms: readonly string[];
  misspellings: readonly WordPair[];
  suggestions: readonly WordPair[];
}

async function readListedWords(db: Db): Promise<ListedWords> {
  const rows = await db.select().from(searchTerms);
  const ofKind = (wanted: string) =>
    rows.flatMap(({ kind, terms: [from, to] }): WordPair[] =>
      kind === wanted && from && to ? [[from, to]] : [],
    );
  const groups = rows.filter(({ kind }) => kind === 'group');
  return {
    terms: groups.flatMap(({ terms }) => terms),
    misspellings: ofKind('misspelling'),
    suggestions: ofKind('suggestion'),
  };
}

const LISTED_FRESH_MS = 60_000;
const listed = new WeakMap<Db, { at: number; words: Promise<ListedWords> }>();

/** Listed terms, misspellings and suggestions, at most a minute old. */
export function listListedWords(db: Db): Promise<ListedWords> {
  const now = performance.now();
  const cached = listed.get(db);
  if (cached && now - cached.at < LISTED_FRESH_MS) return cached.words;
  const words = readListedWords(db);
  listed.set(db, { at: now, words });
  words.catch(() => listed.delete(db));
  return words;
}

/** Words that sound like these or are written much like them, the frequent ones first. */
export async function listNearWords(db: Db, tokens: readonly string[]): Promise<NearWord[]> {
  if (tokens.length === 0) return [];
  return db
    .select({
      token: sql<string>`t.token`,
      word: sql<string>`near.word`,
      norm: sql<string>`near.norm`,
      uses: sql<number>`near.uses`,
      soundsAlike: sql<boolean>`near.sound = search_sound(t.token)`,
    })
    .from(
      sql`unnest(array[${sql.join(
        tokens.map((token) => sql`${token}`),
        sql`, `,
      )}]::text[]) as t(token)
      cross join lateral (
        (select * from search_words w where w.sound = search_sound(t.token) order by w.uses desc, w.norm limit 5)
        union
        (select * from search_words w where w.norm % search_norm(t.token)
          order by similarity(w.norm, search_norm(t.token)) desc, w.uses desc, w.norm limit 12)
      ) near`,
    );
}

/** From so many letters on, a beginning is looked up by its sound too. */
const MIN_SOUND = 4;

const soundsLikeStart = (start: string) =>
  start.length >= MIN_SOUND && hasSound(start)
    ? sql`(length(norm) >= ${start.length - MOST_REPEATED} and sound like search_sound(${start}) || '%')`
    : sql`false`;

/** Words that begin like this, or sound like what does, the frequent ones first. `start` is letters and digits only. */
export const listWordsStarting = (db: Db, start: string, limit: number) =>
  db
    .select({ word: sql<string>`word`, norm: sql<string>`norm` })
    .from(sql`search_words`)
    .where(sql`norm like search_norm(${start}) || '%' or ${soundsLikeStart(start)}`)
    .orderBy(sql`norm like search_norm(${start}) || '%' desc, uses desc, norm`)
    .limit(limit);

/** Which of these folded words the catalogue has. */
export async function listKnownWords(db: Db, norms: readonly string[]): Promise<string[]> {
  if (norms.length === 0) return [];
  const rows = await db
    .select({ norm: searchWords.norm })
    .from(searchWords)
    .where(inArray(searchWords.norm, [...norms]));
  return rows.map(({ norm }) => norm);
}

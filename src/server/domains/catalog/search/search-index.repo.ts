import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { productListings, productTexts } from '@/server/db/schema/listing';
import { SPECIES_LABELS } from '@/server/domains/catalog/product/species-labels';
import { FREE_OF, HAS_IN_IT } from '@/server/domains/catalog/thesaurus/absence';
import { addSearchWords, countSearchWords } from './search-words.repo';

/** Raised with every change of what is indexed: a background job then indexes every product again. */
const TEXT_FORMAT = 2;

/** A text as it is indexed: folded, and with one word for what it says the product is free of. */
const indexed = (text: SQL, replaced = FREE_OF) =>
  replaced.reduce(
    (folded, { pattern, by }) => sql`regexp_replace(${folded}, ${pattern}, ${by}, 'g')`,
    sql`search_norm(${text})`,
  );

/** What the product is called and made of: with one word for what it has, of what others are free of. */
const indexedFacts = (text: SQL) => indexed(text, [...FREE_OF, HAS_IN_IT]);

/** Products indexed in one statement, which limits its memory. */
const BATCH = 500;

/**
 * Rewrites the vectors of some listings. Weights: A title and line; B subtitle, categories, species and the synonym
 * groups they belong to; C summary, description, translations and packs (`30 kg` as `30kg` too); D composition,
 * highlights and synonyms of the packs. A product joins a synonym group when one of its terms stands in the B text or
 * in the title without the line's name: a mineral of the line "Matriz" is not for that reason about breeding cows.
 */
const writeTexts = (db: Db, ids: SQL) =>
  db.execute(sql`
    with docs as (
      select p.id, p.title || ' ' || p.line_name as name,
        concat_ws(' ', replace(p.title, p.line_name, ' '), p.subtitle, array_to_string(p.species, ' '),
          -- The stemmer does not bring 'aves' and 'ave' together.
          regexp_replace(array_to_string(p.species, ' '), 's\\M', '', 'g'), refs.names) as head,
        concat_ws(' ', p.summary, p.description, p.stage, translated.words, refs.translated, labels.words, packs.words) as body,
        packs.words as packs,
        -- A premix and what stands in brackets are in every feed: they tell no product from another.
        regexp_replace(p.composition, '\\([^)]*\\)|premix[^,.;]*', ' ', 'gi') || ' ' || array_to_string(p.highlights, ' ') as details
      from products p
      left join lateral (
        select string_agg(c.name, ' ') as names, string_agg(name.words, ' ') as translated
        from product_categories pc join categories c on c.id = pc.category_id
        left join lateral (
          select string_agg(lang.value->>'name', ' ') as words from jsonb_each(c.translations) lang
        ) name on true
        where pc.product_id = p.id
      ) refs on true
      left join lateral (
        select string_agg(v.presentation || ' ' || regexp_replace(v.presentation, '(\\d)\\s+(kg|g|ml|l)\\M', '\\1\\2', 'gi'), ' ')
          as words
        from variations v where v.product_id = p.id
      ) packs on true
      left join lateral (
        select string_agg(field.value, ' ') as words
        from jsonb_each(p.translations) lang, jsonb_each_text(lang.value) field
      ) translated on true
      left join lateral (
        select string_agg(label.value, ' ') as words
        from unnest(p.species) animal, jsonb_each_text(${JSON.stringify(SPECIES_LABELS)}::jsonb -> animal) label
      ) labels on true
      where p.id in (${ids})
    ),
    vectors as materialized (
      select docs.*,
        to_tsvector('pg_catalog.portuguese', ${indexedFacts(sql`name`)}) as name_vector,
        to_tsvector('pg_catalog.portuguese', ${indexedFacts(sql`head`)}) as head_vector,
        to_tsvector('pg_catalog.portuguese', search_norm(coalesce(packs, ''))) as packs_vector
      from docs
    ),
    terms as materialized (
      select g.id as group_id, array_to_string(g.terms, ' ') as words,
        phraseto_tsquery('pg_catalog.portuguese', search_norm(term)) as query
      from search_terms g, unnest(g.terms) term where g.kind = 'group'
    ),
    head_groups as (
      select v.id, string_agg(distinct t.words, ' ') as words from vectors v
      join terms t on v.head_vector @@ t.query group by v.id
    ),
    packs_groups as (
      select v.id, string_agg(distinct t.words, ' ') as words from vectors v
      join terms t on v.packs_vector @@ t.query group by v.id
    )
    insert into product_texts (product_id, format, search_vector)
    select v.id, ${TEXT_FORMAT}::int,
        setweight(v.name_vector, 'A') ||
        setweight(v.head_vector || to_tsvector('pg_catalog.portuguese', search_norm(coalesce(hg.words, ''))), 'B') ||
        setweight(to_tsvector('pg_catalog.portuguese', ${indexed(sql`v.body`)}), 'C') ||
        setweight(to_tsvector('pg_catalog.portuguese', ${indexedFacts(sql`coalesce(pg.words, '') || ' ' || v.details`)}), 'D')
    from vectors v
    left join head_groups hg on hg.id = v.id
    left join packs_groups pg on pg.id = v.id
    on conflict (product_id) do update set search_vector = excluded.search_vector, format = excluded.format
  `);

/**
 * Runs after the texts, in a statement of its own: it updates the index over them. A listing that was written since
 * `before` stays stale, so that the next round indexes the edit.
 */
const writeListings = (db: Db, ids: SQL, before: readonly RowVersion[]) =>
  db.execute(sql`
    update product_listings set text_version = text_version + 1,
      stale = stale and (product_listings.product_id, product_listings.xmin::text) not in (
        select id, version from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as seen(id text, version text)
      ),
      name_vector = to_tsvector('pg_catalog.portuguese', ${indexed(sql`p.title || ' ' || p.line_name`)})
    from products p
    where p.id = product_listings.product_id and p.id in (${ids})
  `);

/** A listing and the transaction that wrote it last. */
interface RowVersion {
  id: string;
  version: string;
}

const listVersions = (db: Db, ids: SQL): Promise<RowVersion[]> =>
  db
    .select({ id: productListings.productId, version: sql<string>`${productListings}.xmin::text` })
    .from(productListings)
    .where(sql`${productListings.productId} in (${ids})`);

async function writeVectors(db: Db, ids: SQL) {
  const before = await listVersions(db, ids);
  await writeTexts(db, ids);
  await writeListings(db, ids, before);
}

const idList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Indexes these products at once: for an edit that must be found immediately. */
export async function indexProducts(db: Db, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await writeVectors(db, idList(batch));
    await addSearchWords(db, idList(batch));
  }
}

const listOlderTexts = (db: Db, limit: number) =>
  db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(lt(productTexts.format, TEXT_FORMAT))
    .limit(limit);

/**
 * Indexes up to `limit` products whose texts, packs or categories changed; when there is none, up to `limit` whose text
 * is of an older format.
 * @returns how many changed ones were indexed: texts of an older format follow one batch a call, beside other work
 */
export async function indexStaleProducts(db: Db, limit = BATCH): Promise<number> {
  const rows = await db
    .select({ id: productListings.productId })
    .from(productListings)
    .where(eq(productListings.stale, true))
    .limit(limit);
  const older = rows.length > 0 ? [] : await listOlderTexts(db, limit);
  await indexProducts(
    db,
    [...rows, ...older].map(({ id }) => id),
  );
  return rows.length;
}

/**
 * Indexes every product, after a change of the synonyms or of this file, and counts the words again.
 * @param atOnce batches at the same time, each over a connection
 */
export async function indexAllProducts(db: Db, atOnce = 1): Promise<void> {
  const rows = await db.select({ id: productListings.productId }).from(productListings);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH * atOnce) {
    const batches = Array.from({ length: atOnce }, (_, at) => start + at * BATCH)
      .map((from) => ids.slice(from, from + BATCH))
      .filter(({ length }) => length > 0);
    await Promise.all(batches.map((batch) => writeVectors(db, idList(batch))));
  }
  await countSearchWords(db);
  // The embedded database has no autovacuum, and without statistics the planner chooses badly.
  await db.execute(
    sql`analyze product_listings, product_texts, search_words, product_categories, variations`,
  );
}

/** Vacuums, so that lists can be counted from the index alone. Not inside a transaction. */
export const vacuumListings = (db: Db) => db.execute(sql`vacuum (analyze) product_listings`);

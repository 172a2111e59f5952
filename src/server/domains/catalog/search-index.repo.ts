import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/**
 * Rewrites the search vectors of these products, or of all. Weights: A title and line; B subtitle, categories,
 * species and the synonym groups they belong to; C summary, description, translations and packs; D synonyms of the
 * packs. A product joins a synonym group when one of its terms stands in the B text or in the title without the
 * line's name: a mineral of the line "Matriz" is not for that reason about breeding cows.
 */
export async function indexProducts(db: Db, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  const only = ids
    ? sql`where p.id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql``;
  await db.execute(sql`
    with docs as (
      select p.id, p.title || ' ' || p.line_name as name,
        concat_ws(' ', replace(p.title, p.line_name, ' '), p.subtitle, array_to_string(p.species, ' '),
          -- The stemmer does not bring 'aves' and 'ave' together.
          regexp_replace(array_to_string(p.species, ' '), 's\\M', '', 'g'), refs.names) as head,
        concat_ws(' ', p.summary, p.description, p.stage, translated.words, packs.words) as body,
        packs.words as packs
      from products p
      left join lateral (
        select string_agg(c.name, ' ') as names from product_categories pc
        join categories c on c.id = pc.category_id where pc.product_id = p.id
      ) refs on true
      left join lateral (
        select string_agg(v.presentation, ' ') as words from variations v where v.product_id = p.id
      ) packs on true
      left join lateral (
        select string_agg(field.value, ' ') as words
        from jsonb_each(p.translations) lang, jsonb_each_text(lang.value) field
      ) translated on true
      ${only}
    ),
    vectors as materialized (
      select docs.*,
        to_tsvector('pg_catalog.portuguese', search_norm(head)) as head_vector,
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
    update products set
      search_name = search_norm(v.name),
      search_vector =
        setweight(to_tsvector('pg_catalog.portuguese', search_norm(v.name)), 'A') ||
        setweight(v.head_vector || to_tsvector('pg_catalog.portuguese', search_norm(coalesce(hg.words, ''))), 'B') ||
        setweight(to_tsvector('pg_catalog.portuguese', search_norm(v.body)), 'C') ||
        setweight(to_tsvector('pg_catalog.portuguese', search_norm(coalesce(pg.words, ''))), 'D')
    from vectors v
    left join head_groups hg on hg.id = v.id
    left join packs_groups pg on pg.id = v.id
    where products.id = v.id
  `);
}

/** Rewrites the search vector of one product, after an edit of it, its packs or its categories. */
export const indexProduct = (db: Db, id: string) => indexProducts(db, [id]);

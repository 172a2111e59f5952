import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { tsvector } from './types';

/**
 * What lists and the search read of a product, narrow enough to scan. Every column but the two vectors is kept right
 * by triggers on products, variations, product_categories and reviews (`refresh_listings`, docs/adr/0007); the
 * vectors by `indexProducts`, which background work calls for what is `stale`.
 */
export const productListings = pgTable(
  'product_listings',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Brands that show it; empty while it is not published. */
    brandIds: text().array().notNull(),
    categoryIds: text().array().notNull(),
    weightBands: text().array().notNull(),
    inStock: boolean().notNull(),
    onSale: boolean().notNull(),
    /** `[brandIds, categoryIds, weightBands, inStock, onSale]` as JSON: products alike for every facet share it. */
    facetKey: text().notNull(),
    /** What the base pack costs now; 0 without one. */
    priceCents: integer().notNull(),
    /** Average of own and imported reviews as a card shows it; 0 without any. */
    stars: real().notNull(),
    soldCount: integer().notNull(),
    newArrival: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Title and line, normalised by `search_norm`. */
    nameVector: tsvector(),
    /** Raised with every change of the product's vector in `product_texts`: the index below is then written anew. */
    textVersion: integer().notNull().default(0),
    /** Its texts changed since the vectors were written. */
    stale: boolean().notNull().default(true),
    /** One product in sixteen, by chance and for ever: what a frequent word finds is counted in these. */
    sampled: boolean().generatedAlwaysAs(sql`substr(md5(product_id), 1, 1) = '0'`),
  },
  (table) => [
    index('product_listings_stale')
      .on(table.productId)
      .where(sql`${table.stale}`),
    index('product_listings_search').using(
      'gin',
      sql`listing_vector(${table.productId}, ${table.textVersion})`,
    ),
    index('product_listings_sample')
      .using('gin', sql`listing_vector(${table.productId}, ${table.textVersion})`)
      .where(sql`${table.sampled}`),
    index('product_listings_sample_name')
      .using('gin', table.nameVector)
      .where(sql`${table.sampled}`),
    index('product_listings_sample_price')
      .on(table.priceCents)
      .where(sql`${table.sampled}`),
    index('product_listings_few')
      .using('gin', sql`listing_vector(${table.productId}, ${table.textVersion})`)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    index('product_listings_few_name')
      .using('gin', table.nameVector)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    index('product_listings_few_price')
      .on(table.priceCents)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    index('product_listings_name').using('gin', table.nameVector),
    index('product_listings_facets').on(table.facetKey),
    index('product_listings_categories').using('gin', table.categoryIds),
    index('product_listings_popular').on(
      table.inStock.desc().nullsFirst(),
      table.soldCount.desc().nullsFirst(),
      table.productId,
    ),
    index('product_listings_price').on(
      table.priceCents,
      table.soldCount.desc().nullsFirst(),
      table.productId,
    ),
    index('product_listings_stars').on(
      table.stars.desc().nullsFirst(),
      table.soldCount.desc().nullsFirst(),
      table.productId,
    ),
    index('product_listings_newest').on(
      table.newArrival.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.soldCount.desc().nullsFirst(),
      table.productId,
    ),
  ],
);

/** The vectors of products, apart from the listings: a scan of those must not carry them. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Weighted text of name, categories, synonyms and description, normalised by `search_norm`. */
    searchVector: tsvector().notNull(),
    /** Which texts the vector is of (TEXT_FORMAT): background work rewrites older ones, a batch at a time. */
    format: integer().notNull().default(0),
  },
  (table) => [index('product_texts_format').on(table.format)],
);

/** Every word of names, categories and synonyms, for slips and for what is still being typed. */
export const searchWords = pgTable(
  'search_words',
  {
    /** The word as `search_norm` folds it. */
    norm: text().primaryKey(),
    /** The word as the catalogue writes it. */
    word: text().notNull(),
    /** How it sounds, by `search_sound`. */
    sound: text().notNull(),
    /** In how many products it stands. */
    uses: integer().notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', sql`${table.norm} gin_trgm_ops`),
    index('search_words_prefix').on(table.norm.op('text_pattern_ops')),
    index('search_words_sound').on(table.sound.op('text_pattern_ops')),
  ],
);

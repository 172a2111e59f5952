import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, real, text, timestamp, customType } from 'drizzle-orm/pg-core';
import { products } from './catalog';

/** Postgres full-text vector; written by SQL only. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Kilobytes of new entries that an index of words holds back before it is written. Each search reads them all, and the
 * write that finds them full waits for the rest: by default 4 MB.
 */
const PENDING_KB = 512;

/**
 * What lists and the search read of a product, narrow enough to scan. Triggers on products, variations,
 * product_categories and reviews update every column but the two vectors (`refresh_listings`, docs/adr/0007);
 * `indexProducts`, a background job, updates the vectors of what is `stale`.
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
    /** Species, phases, seasons and needs as `especie:bovinos`, `fase:recria`: one array, which every list filters by. */
    traits: text().array().notNull().default([]),
    inStock: boolean().notNull(),
    onSale: boolean().notNull(),
    /** `[brandIds, categoryIds, weightBands, inStock, onSale, traits]` as JSON: products with equal facets share it. */
    facetKey: text().notNull(),
    /** What the base pack costs now; 0 without one. */
    priceCents: integer().notNull(),
    /** Centavos a gram or millilitre of the base pack now; 0 without one. */
    unitPrice: real().notNull().default(0),
    /** Average of own and imported reviews as a card shows it; 0 without any. */
    stars: real().notNull(),
    soldCount: integer().notNull(),
    newArrival: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Title and line, normalised by `search_norm`. */
    nameVector: tsvector(),
    /** Raised with every change of the product's vector in `product_texts`: the index below is then written again. */
    textVersion: integer().notNull().default(0),
    /** Its texts changed since the vectors were written. */
    stale: boolean().notNull().default(true),
    /** One product in sixteen, chosen at random once: matches of a frequent word are counted in these. */
    sampled: boolean().generatedAlwaysAs(sql`substr(md5(product_id), 1, 1) = '0'`),
  },
  (table) => [
    index('product_listings_stale')
      .on(table.productId)
      .where(sql`${table.stale}`),
    index('product_listings_search')
      .using('gin', sql`listing_vector(${table.productId}, ${table.textVersion})`)
      .with({ gin_pending_list_limit: PENDING_KB }),
    index('product_listings_sample')
      .using('gin', sql`listing_vector(${table.productId}, ${table.textVersion})`)
      .where(sql`${table.sampled}`),
    index('product_listings_sample_name')
      .using('gin', table.nameVector)
      .where(sql`${table.sampled}`),
    index('product_listings_sample_price')
      .on(table.priceCents)
      .where(sql`${table.sampled}`),
    // Read by the version before `listing_samples` alone: they go one release later.
    index('product_listings_few')
      .using('gin', sql`listing_vector(${table.productId}, ${table.textVersion})`)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    index('product_listings_few_name')
      .using('gin', table.nameVector)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    index('product_listings_few_price')
      .on(table.priceCents)
      .where(sql`substr(md5(${table.productId}), 1, 2) < '04'`),
    // Both in one, for a name in a category: the rarer of the two leads, and the other is read only where it is.
    index('product_listings_named')
      .using('gin', table.nameVector, table.categoryIds)
      .with({ gin_pending_list_limit: PENDING_KB }),
    index('product_listings_facets').on(table.facetKey),
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
    index('product_listings_unit_price').on(
      table.unitPrice,
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

/**
 * One product in 64, chosen at random once, beside the listings: what a frequent word finds there lies on few pages.
 * A trigger of `product_listings` writes it (`sample_listing`); every column is the listing's.
 */
export const listingSamples = pgTable(
  'listing_samples',
  {
    productId: text()
      .primaryKey()
      .references(() => productListings.productId, { onDelete: 'cascade' }),
    brandIds: text().array().notNull(),
    facetKey: text().notNull(),
    priceCents: integer().notNull(),
    nameVector: tsvector(),
    textVersion: integer().notNull(),
  },
  (table) => [
    index('listing_samples_search').using(
      'gin',
      sql`listing_vector(${table.productId}, ${table.textVersion})`,
    ),
    index('listing_samples_price').on(table.priceCents),
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

/** Every word of names, categories and synonyms, for corrections and completions. */
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

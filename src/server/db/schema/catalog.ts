import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@config/locales';
import type { StockReason } from '@/contract/constants';
import type { Need, Phase, Season } from '@/contract/list-options';
import type { Picture, Product, Variation } from '@/contract/schemas/catalog';

/** `{ en: { title }, es: {…} }`: catalogue texts are Portuguese, the rest is optional. */
export type Translations = Partial<Record<string, Record<string, string>>>;

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  species: text().notNull(),
  position: integer().notNull(),
  intro: text().notNull(),
  seoDescription: text().notNull(),
  translations: jsonb().$type<Translations>().notNull(),
  picture: jsonb().$type<Picture>(),
  /** A picture for one brand only, by brand id. */
  brandPictures: jsonb().$type<Record<string, Picture>>().notNull().default({}),
});

export const collections = pgTable('collections', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  text: text().notNull(),
  validFrom: text().notNull(),
  validTo: text().notNull(),
  months: integer().array().notNull(),
  seasonLabel: text().notNull(),
  brandIds: text().array().notNull(),
  translations: jsonb().$type<Translations>().notNull(),
  picture: jsonb().$type<Picture>(),
  /** A picture for one brand only, by brand id. */
  brandPictures: jsonb().$type<Record<string, Picture>>().notNull(),
  /** A text for one brand only, by brand id and language. */
  brandTexts: jsonb().$type<Record<string, Partial<Record<Locale, string>>>>().notNull().default({}),
});

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    brandIds: text().array().notNull(),
    collectionId: text().references(() => collections.id),
    title: text().notNull(),
    subtitle: text().notNull(),
    lineName: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    highlights: text().array().notNull(),
    species: text().array().notNull(),
    stage: text().notNull(),
    /** PHASES, SEASONS and NEEDS that it is for: what lists are filtered by, beside the texts. */
    phases: text().array().$type<Phase[]>().notNull().default([]),
    seasons: text().array().$type<Season[]>().notNull().default([]),
    needs: text().array().$type<Need[]>().notNull().default([]),
    translations: jsonb().$type<Translations>().notNull(),
    regulatory: jsonb().$type<Product['regulatory']>().notNull(),
    saleClass: text().$type<Product['saleClass']>().notNull(),
    composition: text().notNull(),
    guaranteeLevels: jsonb().$type<Product['guaranteeLevels']>().notNull(),
    directions: text().notNull(),
    warnings: text().array().notNull(),
    withdrawal: jsonb().$type<Product['withdrawal']>().notNull(),
    storage: text().notNull(),
    shelfLifeMonths: integer().notNull(),
    manufacturer: text().notNull().default(''),
    dose: jsonb().$type<NonNullable<Product['dose']>>(),
    gallery: jsonb().$type<Product['mediaSet']['gallery']>().notNull(),
    hardcodedReviews: jsonb().$type<Product['hardcodedReviews']>().notNull(),
    hardcodedReviewsScore: jsonb().$type<Product['hardcodedReviewsScore']>().notNull(),
    relatedSlugs: text().array().notNull(),
    featured: boolean().notNull().default(false),
    bestSeller: boolean().notNull().default(false),
    newArrival: boolean().notNull().default(false),
    flashSaleEndsAt: timestamp({ withTimezone: true, mode: 'date' }),
    published: boolean().notNull().default(true),
    /** When an unpublished product goes on the shop by itself. */
    publishAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** Units sold in approved orders; feeds the ranking. */
    soldCount: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('products_sold').on(table.published, table.soldCount.desc()),
    index('products_publish')
      .on(table.publishAt)
      .where(sql`not ${table.published}`),
  ],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    /** 0 is the breadcrumb. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
);

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: text()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] })],
);

export const variations = pgTable(
  'variations',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text().$type<Variation['type']>().notNull(),
    sku: text().notNull().unique(),
    gtin13: text(),
    presentation: text().notNull(),
    netWeightGrams: integer(),
    netVolumeMl: integer(),
    shippingWeightGrams: integer().notNull(),
    lengthCm: integer().notNull(),
    widthCm: integer().notNull(),
    heightCm: integer().notNull(),
    priceCents: integer().notNull(),
    salePriceCents: integer(),
    buyOnlyLinhaBranca: boolean().notNull().default(false),
    stock: integer().notNull(),
  },
  (table) => [
    index('variations_product').on(table.productId, table.position),
    // A pack is found by its item number or bar code, whole or in part (product-code.ts).
    index('variations_code').on(sql`search_code(${table.sku}) text_pattern_ops`),
    index('variations_code_part').using('gin', sql`search_code(${table.sku}) gin_trgm_ops`),
    index('variations_gtin').on(table.gtin13.op('text_pattern_ops')),
    index('variations_gtin_end').on(sql`reverse(${table.gtin13}) text_pattern_ops`),
    check('variations_stock', sql`${table.stock} >= 0`),
    check('variations_price', sql`${table.priceCents} > 0`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: text(),
    author: text().notNull(),
    reviewScore: integer().notNull(),
    title: text(),
    text: text().notNull(),
    verified: boolean().notNull().default(false),
    status: text().$type<'pending' | 'approved' | 'rejected'>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.status, table.createdAt.desc()),
    index('reviews_status').on(table.status, table.createdAt),
    uniqueIndex('reviews_author').on(table.productId, table.userId),
  ],
);

/** Changes of stock by hand, with their reason; those by orders are in the orders. */
export const stockAdjustments = pgTable(
  'stock_adjustments',
  {
    id: serial().primaryKey(),
    variationId: text()
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    change: integer().notNull(),
    stockAfter: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    note: text(),
    /** A user id. */
    by: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Of the form that sent it: the same key again changes nothing. */
    key: text(),
  },
  (table) => [
    index('stock_adjustments_variation').on(table.variationId, table.id),
    index('stock_adjustments_key').on(table.key),
  ],
);

/** Addresses that want one mail when a pack is in stock again. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: text().primaryKey(),
    brandId: text().notNull(),
    variationId: text()
      .notNull()
      .references(() => variations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The signed-in user who asked; null when several asked for one address, or none was signed in. */
    userId: text(),
    locale: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** When the mail was put into the outbox; null while the person waits, unless `waitsBeside`. */
    notifiedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** Waits though `notifiedAt` is set: the address waits at another brand too, and the index below lets one be null. */
    waitsBeside: boolean().notNull().default(false),
  },
  (table) => [
    // Without the brand, because the version before names it in ON CONFLICT (docs/adr/0019).
    uniqueIndex('stock_notices_waiting')
      .on(table.variationId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('stock_notices_age').on(table.createdAt),
    index('stock_notices_email').on(table.email),
    index('stock_notices_user').on(table.userId),
  ],
);

/** Counted searches; those that found nothing show what the shop lacks. */
export const searchLog = pgTable(
  'search_log',
  {
    brandId: text().notNull(),
    /** The text as `search_norm` folds it. */
    query: text().notNull(),
    /** The text as it was typed last. */
    typed: text().notNull(),
    searches: integer().notNull(),
    /** Below zero for products that hold only a part of the text, which others are never offered. */
    lastResultCount: integer().notNull(),
    firstAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    lastAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** The language it was typed in last; null before this was counted. */
    locale: text(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.query] }),
    index('search_log_popular').on(table.brandId, table.searches.desc()),
    index('search_log_age').on(table.lastAt),
  ],
);

import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SearchRuleKind } from '@/contract/constants';
import { products } from './catalog';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Search rules of the staff. A rule that was changed or ended stays as a row with its end, so that every earlier state
 * can be read again; the row without an end is in force.
 */
export const searchRules = pgTable(
  'search_rules',
  {
    id: text().primaryKey(),
    brandId: text().notNull(),
    /** The language it is for; null for every language. */
    locale: text(),
    kind: text().$type<SearchRuleKind>().notNull(),
    /** The search as `search_norm` folds it. */
    query: text().notNull(),
    /** The search as it was typed. */
    typed: text().notNull(),
    /** Words that it also finds, a product id, or a path of this site; empty where there is nothing to do. */
    target: text().notNull(),
    version: integer().notNull(),
    /** A user id. */
    createdBy: text().notNull(),
    createdAt: at().notNull(),
    endedAt: at(),
  },
  (table) => [
    uniqueIndex('search_rules_in_force')
      .on(table.brandId, sql`coalesce(${table.locale}, '')`, table.kind, table.query, table.target)
      .where(sql`${table.endedAt} is null`),
    index('search_rules_of').on(table.brandId, table.query),
  ],
);

/** Choices after searches: daily counts by search and product, and nothing about who. */
export const searchChoices = pgTable(
  'search_choices',
  {
    brandId: text().notNull(),
    /** The search as `search_norm` folds it. */
    query: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** A day of the shop's calendar. */
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull(),
    /** Additions to the cart. */
    additions: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.query, table.productId, table.day] }),
    index('search_choices_age').on(table.day),
    index('search_choices_product').on(table.productId),
  ],
);

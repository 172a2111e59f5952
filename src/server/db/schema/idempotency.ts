import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per attempt to place an order; the first insert wins (docs/rules.md). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().notNull(),
    userId: text().notNull(),
    /** SHA-256 of the body, card fields left out. */
    fingerprint: text().notNull(),
    orderNumber: text(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.userId] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

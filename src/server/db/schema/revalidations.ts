import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Pages to revalidate, because something they show was saved. A row is written in the transaction of the
 * save, so that a crash forgets none; a later save of the same thing puts the row back to waiting.
 */
export const revalidations = pgTable(
  'revalidations',
  {
    brandId: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Address without the language; every language is made. */
    path: text().notNull(),
    requestedAt: at().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull(),
    doneAt: at(),
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.entity, table.entityId, table.path] }),
    index('revalidations_due')
      .on(table.nextAttemptAt)
      .where(sql`done_at is null`),
    index('revalidations_age').on(table.requestedAt),
  ],
);

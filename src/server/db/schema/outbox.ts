import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Mails on their way out. A row is written in the transaction of what it tells about, and sent afterwards: a crash
 * loses none, and `dedupeKey` keeps one event from writing two.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    dedupeKey: text().notNull().unique(),
    template: text().notNull(),
    recipient: text().notNull(),
    /** Whose account the mail belongs to: it goes with the account. Null for a mail to an address that has none here. */
    userId: text(),
    /** What leaves first (`MAIL_RULES`): the lower number. */
    priority: smallint().notNull().default(2),
    locale: text().notNull(),
    /** What the template shows. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull(),
    /** Held by the sender that is at work on it until then. */
    claimedUntil: at(),
    sentAt: at(),
    /** Set when no further attempt is made. */
    failedAt: at(),
    lastError: text(),
    createdAt: at().notNull(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('outbox_turn')
      .on(table.priority, table.nextAttemptAt, table.id)
      .where(sql`sent_at is null and failed_at is null`),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_user').on(table.userId),
    index('outbox_age').on(table.createdAt),
  ],
);

import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What one process at a time may do, and which one may, until when. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  /** The process, by a name that it drew at its start. */
  holder: text().notNull(),
  /** Grows with every change of the holder: a process with a lower one has lost the lease. */
  fence: bigint({ mode: 'number' }).notNull(),
  expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';

/** Rows that go in one statement: milliseconds, so that no order waits behind it. */
export const BATCH_ROWS = 1_000;
/** What one round takes away at most; the next one goes on. */
const MAX_BATCHES = 50;

/**
 * Runs a statement on few rows at a time until it finds no more.
 * @param run changes at most `BATCH_ROWS` rows and says how many
 * @returns how many rows were changed
 */
export async function runInBatches(run: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const changed = await run();
    total += changed;
    if (changed < BATCH_ROWS) break;
  }
  return total;
}

/** Deletes the rows of a condition, which an index must serve, a batch at a time. @returns how many */
export const deleteInBatches = (db: Db, table: PgTable, where: SQL): Promise<number> =>
  runInBatches(async () => {
    const batch = db
      .select({ row: sql`ctid` })
      .from(table)
      .where(where)
      .limit(BATCH_ROWS);
    // By the place of the row: an update meanwhile gives it another one, and it waits for the next round.
    const gone = await db
      .delete(table)
      .where(sql`ctid = any(array(${batch}))`)
      .returning({ one: sql<number>`1` });
    return gone.length;
  });

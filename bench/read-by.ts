import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';

/** Of the pool (db/client.ts). */
const CONNECTIONS = 10;

/** How often each index, and each table from end to end, was read so far. */
async function countScans({ db }: Database): Promise<Map<string, number>> {
  // Each connection keeps its own count for a while: all of the pool are asked at once, so that none answers twice.
  const tellNow = () => db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`);
  await Promise.all(Array.from({ length: CONNECTIONS }, tellNow));
  const rows = await db.select({ name: sql<string>`name`, scans: sql<number>`scans` }).from(sql`(
    select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
    union all select relname, seq_scan::int from pg_stat_user_tables) read`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** Names of the indexes, and of the tables read from end to end, that `work` read on Postgres. */
export async function readBy(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const before = await countScans(database);
  await work();
  const after = await countScans(database);
  return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
}

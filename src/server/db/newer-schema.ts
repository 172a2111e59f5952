import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './client';

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
const Count = z.object({ rows: z.tuple([z.object({ unknown: z.coerce.number() })]) });

/**
 * How many migrations a database has seen that came after the newest of this version: more than none when a newer
 * version runs beside it, or ran before. One step back is fine, because migrations only add (docs/adr/0019).
 * @param folder the migrations of this version
 */
export async function countNewerMigrations(db: Db, folder: string): Promise<number> {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const newest = Math.max(...Journal.parse(journal).entries.map(({ when }) => when));
  const answer = await db.execute(
    sql`select count(*) as unknown from drizzle.__drizzle_migrations where created_at > ${newest}`,
  );
  return Count.parse(answer).rows[0].unknown;
}

/** What the log says where the count is not 0. */
export const NEWER_SCHEMA =
  'The database was brought up to date by a newer version of the shop. This one goes on, because migrations only add; ' +
  'more than one version back it may fail: docs/recovery.md';

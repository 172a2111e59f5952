import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
const Count = z.object({ rows: z.tuple([z.object({ unknown: z.coerce.number() })]) });

/**
 * How many migrations of a database are newer than this version: more than none when a newer version runs beside it, or
 * ran before. One step back works, because migrations only add (docs/adr/0019).
 * @param folder the migrations of this version
 */
export async function countNewerMigrations(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>,
  folder: string,
): Promise<number> {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const newest = Math.max(...Journal.parse(journal).entries.map(({ when }) => when));
  const answer = await db.execute(
    sql`select count(*) as unknown from drizzle.__drizzle_migrations where created_at > ${newest}`,
  );
  return Count.parse(answer).rows[0].unknown;
}

/** The log line for a count above 0. */
export const NEWER_SCHEMA =
  'The database was brought up to date by a newer version of the shop. This one goes on, because migrations only add; ' +
  'more than one version back it may fail: docs/recovery.md';

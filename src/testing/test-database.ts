import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type Db } from '@/server/db/client';
import * as schema from '@/server/db/schema';

const extensions = { pg_trgm, unaccent };

/** Opening and migrating costs seconds; a copy of the migrated files costs a fraction. One template per worker. */
let template: Promise<Blob | File> | null = null;

async function makeTemplate() {
  const client = await PGlite.create({ extensions });
  await migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
}

export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

/** A migrated, empty database in memory that no other test sees. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const client = await PGlite.create({ extensions, loadDataDir: await template });
  return { db: drizzle(client, { schema, casing: 'snake_case' }), close: () => client.close() };
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type Db } from '@/server/db/client';
import * as schema from '@/server/db/schema';

const extensions = { pg_trgm, unaccent };

const CACHE_FOLDER = 'node_modules/.cache/storefront';

/** A name for the migrated, empty database: other migrations or another PGlite make another one. */
function templatePath() {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  const scripts = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  for (const name of scripts.sort()) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  return join(CACHE_FOLDER, `database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Creating and migrating costs seven seconds of work, a copy of the files one: they are kept between runs. */
async function makeTemplate(): Promise<Blob> {
  const path = templatePath();
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const client = await PGlite.create({ extensions });
  await migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  const files = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Two workers may write at once: whole files only, whoever comes last.
  const part = `${path}.${process.pid}`;
  writeFileSync(part, Buffer.from(await files.arrayBuffer()));
  renameSync(part, path);
  return files;
}

let template: Promise<Blob> | null = null;

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

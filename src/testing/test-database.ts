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

/** Creating and migrating costs seven seconds of work, a copy of the files one: they are cached between runs. */
async function makeTemplate(): Promise<Blob> {
  const path = templatePath();
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const client = await PGlite.create({ extensions });
  await migrate(drizzle(client, { schema, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  const files = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Two workers may write at once: whole files only, and the last one wins.
  const part = `${path}.${process.pid}`;
  writeFileSync(part, Buffer.from(await files.arrayBuffer()));
  renameSync(part, path);
  return files;
}

let template: Promise<Blob> | null = null;

export interface TestDatabase {
  db: Db;
  /** For the public catalogue, when it is another one. */
  reads?: Db;
  close(): Promise<void>;
}

/** The schema as the migrations left it, to detect a test that changed it. */
const SCHEMA_FINGERPRINT = `select md5(string_agg(line, ',' order by line)) as schema from (
    select concat(relname, relkind, relnatts) as line from pg_class where relnamespace = 'public'::regnamespace
    union all select concat(tgname, tgenabled) from pg_trigger
    union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
  ) lines`;

/** Empties the tables that have rows, starts every sequence again, and ends what a session holds. */
const RESET = `do $$
  declare name regclass; filled text[] := '{}'; has_rows boolean;
  begin
    for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('select exists (select from %s)', name) into has_rows;
      if has_rows then filled := filled || name::text; end if;
    end loop;
    if cardinality(filled) > 0 then
      execute format('truncate %s cascade', array_to_string(filled, ', '));
    end if;
    for name in select oid from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
      execute format('alter sequence %s restart', name);
    end loop;
  end $$;
  select pg_advisory_unlock_all();
  unlisten *;
  reset all;`;

interface Instance {
  client: PGlite;
  schema: string;
}

/** Emptied databases of finished tests: opening one costs ten times as much as emptying one. */
const idle: Instance[] = [];

async function readSchema(client: PGlite) {
  const { rows } = await client.query<{ schema: string }>(SCHEMA_FINGERPRINT);
  return rows[0]?.schema ?? '';
}

async function openInstance(): Promise<Instance> {
  template ??= makeTemplate();
  const client = await PGlite.create({ extensions, loadDataDir: await template });
  return { client, schema: await readSchema(client) };
}

/** An emptied database goes to the next test; one whose schema a test has changed is closed. */
async function release(instance: Instance) {
  await instance.client.exec(RESET);
  if ((await readSchema(instance.client)) === instance.schema) idle.push(instance);
  else await instance.client.close();
}

/** A migrated, empty database in memory that no other test sees. After `close` every use of it is an error. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const instance = idle.pop() ?? (await openInstance());
  let isOpen = true;
  const client = new Proxy(instance.client, {
    get(target, name) {
      if (!isOpen) throw new Error('This test database is closed.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await release(instance);
  };
  return { db: drizzle(client, { schema, casing: 'snake_case' }), close };
}

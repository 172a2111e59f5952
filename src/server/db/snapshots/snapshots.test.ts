import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle as overPg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MIGRATIONS_FOLDER, type Db } from '@/server/db/client';
import { indexAllProducts } from '@/server/domains/catalog/search/search-index.repo';
import * as schema from '@/server/db/schema';
import { countNewerMigrations } from '@/server/db/newer-schema';
import { describeSchema } from './describe-schema';

interface Engine {
  db: Db;
  migrate(folder: string): Promise<void>;
  run(script: string): Promise<void>;
  close(): Promise<void>;
}

const SNAPSHOTS = 'src/server/db/snapshots';
const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function openPglite(): Promise<Engine> {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  const db = overPglite(client, { schema, casing: 'snake_case' });
  return {
    db,
    migrate: (migrationsFolder) => migratePglite(db, { migrationsFolder }),
    async run(script) {
      await client.exec(script);
    },
    close: () => client.close(),
  };
}

const SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
const hasPostgres = await onServer('select 1').then(
  () => true,
  (error: unknown) => {
    if (process.env.TEST_DATABASE_URL) throw error;
    return false;
  },
);

let opened = 0;
async function openPostgres(): Promise<Engine> {
  opened += 1;
  const name = `e_snapshot_${process.pid}_${opened}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = name;
  const pool = new Pool({ connectionString: url.href });
  const db = overPg(pool, { schema, casing: 'snake_case' });
  return {
    db,
    migrate: (migrationsFolder) => migratePg(db, { migrationsFolder }),
    async run(script) {
      await pool.query(script);
    },
    async close() {
      await pool.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

const Journal = z.object({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations folder as it was when `last` was the newest. */
function migrationsUpTo(last: string): string {
  const past = join(folder, last);
  mkdirSync(join(past, 'meta'), { recursive: true });
  const path = join(MIGRATIONS_FOLDER, 'meta/_journal.json');
  const whole: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { entries } = Journal.parse(whole);
  const applied = entries.slice(0, entries.findIndex(({ tag }) => tag === last) + 1);
  writeFileSync(join(past, 'meta/_journal.json'), JSON.stringify({ ...Object(whole), entries: applied }));
  for (const { tag } of applied)
    copyFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(past, `${tag}.sql`));
  return past;
}

const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const rowsOf = async (db: Db, query: ReturnType<typeof sql>) => Rows.parse(await db.execute(query)).rows;
const TABLES = [
  ...['categories', 'collections', 'products', 'product_categories', 'collection_products', 'variations'],
  ...['users', 'addresses', 'sessions', 'reviews', 'favorites', 'stock_notices', 'coupons', 'orders'],
  ...['order_lines', 'order_history', 'payments', 'coupon_uses', 'idempotency_keys', 'posts', 'lessons'],
  ...['testimonials', 'search_terms', 'search_log', 'outbox', 'leads', 'consents', 'redirects', 'audit_log'],
];

const readRows = async (db: Db) => {
  const read: Record<string, Record<string, unknown>[]> = {};
  for (const table of TABLES) {
    read[table] = await rowsOf(db, sql`select * from ${sql.identifier(table)} order by ${sql.raw('1')}`);
  }
  return read;
};

const ENGINES = [
  ['the embedded database', openPglite, true],
  [hasPostgres ? 'Postgres' : 'Postgres (SKIPPED: none answers)', openPostgres, hasPostgres],
] as const;
const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('.sql'));

describe.each(ENGINES)('an older database on %s', (_name, open, isThere) => {
  it.skipIf(!isThere).each(snapshots)(
    'of %s keeps every row on its way to today, and becomes what a new one is',
    async (snapshot) => {
      const [old, fresh] = [await open(), await open()];
      try {
        await old.migrate(migrationsUpTo(snapshot.replace(/\.sql$/, '')));
        await old.run(readFileSync(join(SNAPSHOTS, snapshot), 'utf8'));
        const before = await readRows(old.db);
        for (const table of TABLES) expect([table, before[table]?.length]).not.toEqual([table, 0]);

        await old.migrate(MIGRATIONS_FOLDER);
        await fresh.migrate(MIGRATIONS_FOLDER);
        expect(await readRows(old.db)).toMatchObject(before);
        expect(await describeSchema(old.db)).toEqual(await describeSchema(fresh.db));

        // What a migration has to work out from the rows of the time.
        const held = await rowsOf(old.db, sql`select number, holds_stock from orders order by number`);
        expect(held).toEqual([
          { number: 'BL-0001', holds_stock: true },
          { number: 'BL-0002', holds_stock: false },
          { number: 'BL-0003', holds_stock: true },
        ]);
        expect(await rowsOf(old.db, sql`select product_id from product_texts`)).toEqual([
          { product_id: 'p-1' },
        ]);
        await indexAllProducts(old.db);
        const listed = await rowsOf(
          old.db,
          sql`select product_id, price_cents, in_stock, stars
          from product_listings order by product_id`,
        );
        expect(listed).toEqual([
          { product_id: 'p-1', price_cents: 11990, in_stock: true, stars: 5 },
          { product_id: 'p-2', price_cents: 9990, in_stock: false, stars: 0 },
        ]);
        expect(await countNewerMigrations(old.db, MIGRATIONS_FOLDER)).toBe(0);
        // The version of the snapshot, started on the database of today: it says so, and changes nothing.
        const past = migrationsUpTo(snapshot.replace(/\.sql$/, ''));
        await old.migrate(past);
        expect(await countNewerMigrations(old.db, past)).toBeGreaterThan(0);
        // A second start changes nothing.
        await old.migrate(MIGRATIONS_FOLDER);
        expect(await readRows(old.db)).toMatchObject(before);
      } finally {
        await old.close();
        await fresh.close();
      }
    },
    180_000,
  );
});

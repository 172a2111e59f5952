import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { makeCatalogue } from '../search/make-catalogue';
import type { Engine } from '../search/open-empty';
import { sizeOf } from './size-of';

export interface FilledShop {
  /** With which the shop opens it. */
  settings: Record<string, string>;
  fillSeconds: number;
  databaseBytes: number;
  /** Leaves nothing behind; the shop must be closed. */
  drop(): Promise<void>;
}

async function onServer(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes a place for the data, and says how the shop is told of it. */
async function makePlace(engine: Engine, server: string): Promise<Pick<FilledShop, 'settings' | 'drop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'embedded') return { settings: { DATA_DIR: folder }, drop: async () => remove() };
  const name = `g_bench_scale_${process.pid}_${Date.now()}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: url.href },
    async drop() {
      await onServer(server, `drop database ${name} with (force)`);
      remove();
    },
  };
}

/**
 * A closed database with the demo shop and `size` made products, for a shop to open.
 * @param server address of a Postgres server, on which a database of its own is made
 */
export async function fillShop(engine: Engine, size: number, server: string): Promise<FilledShop> {
  const place = await makePlace(engine, server);
  try {
    const started = performance.now();
    const database = await openDatabase(readEnv(place.settings));
    await makeCatalogue(database.db, size);
    const fillSeconds = (performance.now() - started) / 1_000;
    const [row] = await database.db
      .select({
        bytes: sql<string>`pg_database_size(current_database())`,
      })
      .from(sql`(select 1) one`);
    await database.close();
    const databaseBytes =
      engine === 'embedded' ? sizeOf(place.settings.DATA_DIR ?? '').bytes : Number(row?.bytes);
    return { ...place, fillSeconds, databaseBytes };
  } catch (error) {
    await place.drop();
    throw error;
  }
}

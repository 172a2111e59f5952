import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';

export type Engine = 'postgres' | 'embedded';

async function onServer(server: string, statement: string) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let opened = 0;

/**
 * An empty, migrated database of the engine, opened as the shop opens it; `close` leaves nothing behind.
 * @param server address of a Postgres server, on which a database of its own is made
 */
export async function openEmpty(engine: Engine, server: string): Promise<Database> {
  if (engine === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const database = await openDatabase(readEnv({ DATA_DIR: folder }));
    return {
      ...database,
      async close() {
        await database.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  opened += 1;
  const name = `bench_search_${process.pid}_${opened}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openDatabase(readEnv({ DATABASE_URL: url.href }));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';

export type Engine = 'postgres' | 'embedded';

async function onServer<Row extends QueryResultRow>(server: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

const at = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = name;
  return openDatabase(readEnv({ DATABASE_URL: url.href }));
};

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
  const database = await at(server, name);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

export interface Filled {
  database: Database;
  /** How long the filling took when it was done. */
  seconds: number;
}

/**
 * A database of this name on the server, filled by `fill` when it is not there yet, and left there when it is closed: a
 * large catalogue is made once and measured many times. While it is being filled it has another name.
 */
export async function openFilled(
  server: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Filled> {
  const open = async () => {
    const [row] = await onServer<{ seconds: string }>(
      server,
      `select shobj_description(oid, 'pg_database') seconds from pg_database where datname = '${name}'`,
    );
    return row && { database: await at(server, name), seconds: Number(row.seconds) };
  };
  const filled = await open();
  if (filled) return filled;
  const unfinished = `${name}_unfinished`;
  await onServer(server, `drop database if exists ${unfinished} with (force)`);
  await onServer(server, `create database ${unfinished}`);
  const started = performance.now();
  const database = await at(server, unfinished);
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  await onServer(server, `comment on database ${unfinished} is '${seconds}'`);
  await onServer(server, `alter database ${unfinished} rename to ${name}`);
  return { database: await at(server, name), seconds };
}

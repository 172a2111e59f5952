import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Env } from '@/env';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import * as schema from './schema';

/**
 * A database or a transaction on it. Repos receive it as an argument and never reach for an outer one: the embedded
 * database has one connection, and a query outside the running transaction would wait for it for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export const MIGRATIONS_FOLDER = join(process.cwd(), 'src/server/db/migrations');

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/** A server that does not even greet within this time is down. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * How long a query may wait for one of the connections: somewhat less than a client waits for its answer. In a rush
 * (1,000 buyers at once, bench/buyers.ts) 5 s were too few, and nine in ten got a 500 while units were left.
 */
const QUEUE_TIMEOUT_MS = 25_000;

/** The pool hands its own timeout, which is the queue's, down to its connections; they have one of theirs. */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

/** Opens the database the environment names and brings its schema up to date. */
export async function openDatabase(env: Env): Promise<Database> {
  const embedded = env.DATABASE_URL ? null : await openEmbeddedDatabase(join(env.DATA_DIR, 'db'));
  const pool = new Pool(
    embedded
      ? // PGlite has one connection. Messages of two clients would interleave between Parse and Execute.
        {
          host: embedded.socketDirectory,
          port: embedded.port,
          user: 'postgres',
          database: 'postgres',
          max: 1,
        }
      : {
          connectionString: env.DATABASE_URL,
          max: 10,
          connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
          Client: ImpatientClient,
        },
  );
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error('A database connection broke:', error.message));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  return {
    db,
    kind: embedded ? 'embedded' : 'postgres',
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

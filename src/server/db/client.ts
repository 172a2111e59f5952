import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import type { Env } from '@/env';
import type { Metrics } from '@/server/ports/metrics/metrics';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import { countNewerMigrations, NEWER_SCHEMA } from './newer-schema';
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
  /** The pool at this moment; `waiting` are those who queue for a connection. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Who hears of what goes wrong with the connections. */
interface Watch {
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
  metrics: Pick<Metrics, 'databaseRefused'>;
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

const MIGRATION_LOCK = 4_201_998;

/** One process after the other: two that start together on an empty Postgres would both create its tables. */
async function migrateAlone(pool: Pool, db: NodePgDatabase<typeof schema>) {
  const held = await pool.connect();
  try {
    await held.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await held.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    held.release();
  } catch (error) {
    // With its connection the lock goes too.
    held.release(true);
    throw error;
  }
}

/** Opens the database the environment names and brings its schema up to date. */
export async function openDatabase(env: Env, { log, metrics }: Partial<Watch> = {}): Promise<Database> {
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
          max: env.DATABASE_POOL_SIZE,
          connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
          Client: ImpatientClient,
          // Postgres compiles a query that it thinks is dear, which takes longer than these queries do: 20 of 30 ms of a
          // search over a million products. A statement, because a pooler may refuse options of the connection.
          // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its type does not say so
          onConnect: (client) => client.query('set jit = off'),
        },
  );
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log?.error({ error }, 'a database connection broke'));
  // Before a query makes an error of it: one listener sees the refusals of every query and transaction.
  pool.on('connect', (client: Client) => {
    // The pool stops listening when it closes a connection, and the server may end that one first.
    client.on('error', () => undefined);
    client.connection.on('errorMessage', (refusal: { code?: string }) =>
      metrics?.databaseRefused(refusal.code ?? 'unknown'),
    );
  });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    // The embedded database has one connection, and one process.
    if (embedded) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    else await migrateAlone(pool, db);
    const newer = await countNewerMigrations(db, MIGRATIONS_FOLDER);
    if (newer > 0) log?.warn({ migrations: newer }, NEWER_SCHEMA);
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  return {
    db,
    kind: embedded ? 'embedded' : 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

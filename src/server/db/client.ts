import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import type { Env } from '@/env';
import type { Metrics } from '@/server/ports/metrics/metrics';
import type { Log } from '@/server/ports/log';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import { countNewerMigrations, NEWER_SCHEMA } from './newer-schema';
import { openReplica, type Replica } from './replica';
import * as schema from './schema';
import { watchSilence } from './silent-host';

/**
 * A database or a transaction on it. Repos receive it as an argument and never reach for an outer one: the embedded
 * database has one connection, and a query outside the running transaction would wait for it for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export const MIGRATIONS_FOLDER = join(process.cwd(), 'src/server/db/migrations');

export interface Database {
  db: Db;
  /** The same for the public catalogue: where a scope allows it, a replica answers its single queries (read-scope.ts). */
  reads: Db;
  /** Only with a replica. */
  replica?: Pick<Replica, 'isUsable' | 'caughtUp'>;
  kind: 'embedded' | 'postgres';
  /** The pool at this moment; `waiting` are those who queue for a connection. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Receives errors of the connections. */
interface Watch {
  log: Log;
  metrics: Pick<Metrics, 'databaseRefused'>;
}

/** A server that does not accept a connection within this time is down. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * How long a query may wait for a connection: somewhat less than a client waits for its answer. In a rush (1,000 buyers
 * at once, bench/buyers.ts) 5 s were too few, and nine in ten got a 500 while units were left.
 */
const QUEUE_TIMEOUT_MS = 25_000;

/** An idle connection to a host that died is found by then and ten seconds more: Node probes once a second. */
const KEEP_ALIVE_MS = 10_000;

/** The pool gives its own timeout, which is for waiting, to its connections; they need one of theirs. */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

/**
 * Takes a connection back that ends while it is in use. drizzle returns one only after its transaction has begun: each
 * connection that broke during BEGIN was lost to the pool, until none was left.
 */
function takeBackEnded(pool: Pool): void {
  const onEnd = new WeakMap<PoolClient, () => void>();
  pool.on('acquire', (client: PoolClient) => {
    const takeBack = () => {
      client.release(true);
      // Its user may give it back as well; the pool refuses that.
      client.release = () => undefined;
    };
    onEnd.set(client, takeBack);
    client.once('end', takeBack);
  });
  pool.on('release', (_error: Error, client: PoolClient) => {
    const takeBack = onEnd.get(client);
    if (takeBack) client.off('end', takeBack);
  });
}

const MIGRATION_LOCK = 4_201_998;

/**
 * Brings a Postgres up to date, over connections of its own that end with it. One process after the other: two that
 * start together on an empty Postgres would both create its tables. The lock is a transaction's, not a session's: a
 * pooler may give the unlocking statement to another session, and the lock would stay for ever.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    await db.transaction(async (lock) => {
      await lock.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await lock.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    });
  } finally {
    await pool.end();
  }
}

/** What one sort, hash or bitmap of a query may take before it goes to disk or forgets rows. */
const WORK_MEM = '16MB';

/** Where a setting is another one, changes it for the user and database of this connection. */
const TUNE_ROLE = `do $$ begin
  perform pg_advisory_xact_lock(${MIGRATION_LOCK});
  if pg_size_bytes(current_setting('work_mem')) < pg_size_bytes('${WORK_MEM}') then
    execute format('alter role current_user in database %I set work_mem = ''${WORK_MEM}''', current_database());
  end if;
  if current_setting('jit')::boolean then
    execute format('alter role current_user in database %I set jit = off', current_database());
  end if;
end $$`;

/**
 * Postgres compiles a query that it thinks is dear, which takes longer than these queries do: 20 of 30 ms of a search
 * over a million products. With the usual 4 MB it forgets which rows an index named, and reads every row of their
 * pages: a frequent word in a large category took three times as long. Both are told to the role, not to each session:
 * behind a pooler a session has many users. Connections opened before do without; that costs time and nothing else, so
 * a refusal is told and not more.
 */
async function tuneRole(pool: Pool, log: Watch['log'] | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(TUNE_ROLE);
  } catch (error) {
    log?.warn(
      { error },
      'jit and work_mem could not be set for the user of the database: long searches are slower',
    );
  } finally {
    // The next connection has the setting.
    client.release(true);
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
          keepAlive: true,
          keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
        },
  );
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log?.error({ error }, 'a database connection broke'));
  // Counted here, before it becomes an error of a query: one listener for all queries and transactions.
  pool.on('connect', (client: Client) => {
    // The pool removes its listener when it closes a connection, and the server may end that one first.
    client.on('error', () => undefined);
    if (!embedded) watchSilence(client);
    client.connection.on('errorMessage', (refusal: { code?: string }) =>
      metrics?.databaseRefused(refusal.code ?? 'unknown'),
    );
  });
  takeBackEnded(pool);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  let replica: Replica | undefined;
  try {
    // The embedded database has one connection, and one process.
    if (embedded) await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    else {
      await migrateAlone(env.DATABASE_DIRECT_URL || env.DATABASE_URL);
      await tuneRole(pool, log);
    }
    const newer = await countNewerMigrations(db, MIGRATIONS_FOLDER);
    if (newer > 0) log?.warn({ migrations: newer }, NEWER_SCHEMA);
    if (env.DATABASE_URL && env.DATABASE_REPLICA_URL)
      replica = await openReplica({
        connectionString: env.DATABASE_REPLICA_URL,
        primaryUrl: env.DATABASE_URL,
        primary: pool,
        poolSize: env.DATABASE_POOL_SIZE,
        maxLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1_000,
        log,
      });
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  return {
    db,
    reads: replica ? drizzle(replica.pool, { schema, casing: 'snake_case' }) : db,
    ...(replica && { replica }),
    kind: embedded ? 'embedded' : 'postgres',
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await replica?.close();
      await pool.end();
      await embedded?.close();
    },
  };
}

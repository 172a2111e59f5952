import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { isAway } from '@/server/kernel/to-fault';
import type { Log } from '@/server/ports/log';
import { isReplicaAllowed } from '@/server/ports/read-scope';
import { createLag } from './replica-lag';

/** How often the positions are compared. An answer that is older than a few of these counts for nothing. */
const CHECK_MS = 1_000;
const CHECK_VALID_MS = 3_000;
/** A replica must be quick, or the primary is asked: a visitor waits for both. */
const CONNECT_MS = 1_000;
const QUEUE_MS = 2_000;
const QUERY_MS = 5_000;
const CATCH_UP_LOOK_MS = 50;

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`;
/** Null where nothing is replayed: no replica, or none any more. */
const REPLICA_POSITION = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** A copy of the database that answers some of the reads. */
export interface Replica {
  /** The primary as drizzle knows it; what the scope of a read allows is asked of the replica first. */
  pool: Pool;
  isUsable(): boolean;
  /** Resolves when whatever was saved by now is on the replica too, or when no instance asks it any more. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  connectionString: string;
  primaryUrl: string;
  primary: Pool;
  poolSize: number;
  maxLagMs: number;
  log: Pick<Log, 'info' | 'warn'> | undefined;
}

async function readPosition(pool: Pool, statement: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(statement);
  const position = rows[0]?.position;
  return position ? BigInt(position) : null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Opens a replica. It is asked while it answers and is at most `maxLagMs` behind; any read that it fails at goes to the
 * primary, so that a visitor sees nothing of it. While the primary is away it goes on alone.
 */
export async function openReplica({
  connectionString,
  primaryUrl,
  primary,
  poolSize,
  maxLagMs,
  log,
}: ReplicaOptions): Promise<Replica> {
  const shared = { application_name: 'storefront: replica', Client: QuickClient };
  const replica = new Pool({
    ...shared,
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: QUEUE_MS,
    query_timeout: QUERY_MS,
  });
  // Connections of their own: a rush on the pools says nothing about the replica.
  const watching = { ...shared, max: 1, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS };
  const watchReplica = new Pool({ ...watching, connectionString });
  const watchPrimary = new Pool({ ...watching, connectionString: primaryUrl });
  for (const pool of [replica, watchReplica, watchPrimary])
    pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));

  const lag = createLag(maxLagMs);
  let isUsable = false;
  let checkedAtMs = -Infinity;

  /** @param fault why it must not be asked; null when it may */
  function judge(fault: string | null) {
    const isGood = fault === null;
    if (isGood && !isUsable) log?.info({ lagMs: lag.readMs(performance.now()) }, 'the replica is asked');
    if (!isGood && isUsable) log?.warn({ reason: fault }, 'the replica is not asked for now');
    isUsable = isGood;
    checkedAtMs = performance.now();
  }

  async function findFault(): Promise<string | null> {
    const askedAtMs = performance.now();
    const written = await readPosition(watchPrimary, PRIMARY_POSITION).catch(() => null);
    if (written !== null) lag.noteWritten(written, askedAtMs);
    const replayed = await readPosition(watchReplica, REPLICA_POSITION);
    if (replayed === null) return 'it is no replica';
    lag.noteReplayed(replayed);
    // Without the primary nothing is written, and nothing can be measured: what was true then goes on.
    if (written === null) return isUsable ? null : 'the primary does not answer';
    const behindMs = lag.readMs(performance.now());
    return behindMs <= maxLagMs ? null : `it is ${Math.round(behindMs)} ms behind or more`;
  }

  const check = async () => judge(await findFault().catch(messageOf));

  let checking: Promise<void> | null = null;
  const checkAlone = () =>
    (checking ??= check().finally(() => {
      checking = null;
    }));
  const timer = setInterval(() => void checkAlone(), CHECK_MS).unref();
  await checkAlone();

  const isTrusted = () => isUsable && performance.now() - checkedAtMs < CHECK_VALID_MS;

  const query = async (config: QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    if (isReplicaAllowed() && isTrusted()) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        if (isAway(error)) judge(messageOf(error));
      }
    }
    return primary.query(config, values);
  };

  return {
    pool: new Proxy(primary, {
      get(target, name) {
        if (name === 'query') return query;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
    isUsable: isTrusted,

    async caughtUp() {
      const written = await readPosition(watchPrimary, PRIMARY_POSITION);
      // After this the replica is out of use on every instance, or was when it was looked at last.
      const untilMs = performance.now() + maxLagMs + CHECK_VALID_MS;
      while (written !== null && performance.now() < untilMs) {
        const replayed = await readPosition(watchReplica, REPLICA_POSITION).catch(() => null);
        if (replayed === null || replayed >= written) return;
        await pause(CATCH_UP_LOOK_MS);
      }
    },

    async close() {
      clearInterval(timer);
      await checking;
      await Promise.all([replica.end(), watchReplica.end(), watchPrimary.end()]);
    },
  };
}

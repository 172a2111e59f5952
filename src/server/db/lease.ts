import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { Log } from '@/server/ports/log';

/** Postgres that does not answer within this time is away. */
const ANSWER_MS = 5_000;
/** How long a lease lasts that is not renewed. Several renewals fit into it. */
const LEASE_SECONDS = 20;

/** A thing that one process at a time may do, for as long as it renews its right. */
export interface Lease {
  /**
   * Takes the lease where it is free, or renews it where it is ours; never throws.
   * @returns its fence, a number that grows with every change of the holder; null when another process has the lease
   */
  hold(): Promise<number | null>;
  /** Gives it back, so that another process need not wait for its end. */
  release(): Promise<void>;
}

/** The embedded database belongs to one process anyway (ADR 0001). */
export const ownLease: Lease = { hold: async () => 1, release: async () => undefined };

/**
 * Of several statements at once on one row Postgres runs one after the other. All times are the database's: the clocks
 * of the machines do not matter.
 */
const HOLD = `insert into leases as lease (name, holder, fence, expires_at)
  values ($1, $2, 1, now() + make_interval(secs => $3))
  on conflict (name) do update set
    fence = lease.fence + case when lease.holder = excluded.holder and lease.expires_at > now() then 0 else 1 end,
    holder = excluded.holder,
    expires_at = excluded.expires_at
  where lease.holder = excluded.holder or lease.expires_at <= now()
  returning fence::float8 as fence`;

const RELEASE = 'update leases set expires_at = now() where name = $1 and holder = $2';

/**
 * A lease in a row, so that it does not matter which connection asks: a pooler may hand out another one for each
 * statement. A process that dies loses it after `seconds`. It has a connection of its own, so that a rush on the shop's
 * pool does not cost the lease.
 * @param name what is leased; two names never wait for each other
 */
export function createLease(
  connectionString: string,
  name: string,
  log: Log,
  { seconds = LEASE_SECONDS }: { seconds?: number } = {},
): Lease {
  const holder = randomUUID();
  const pool = new Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: `storefront: ${name}`,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  let held: number | null = null;

  async function ask(): Promise<number | null> {
    try {
      const { rows } = await pool.query<{ fence: number }>(HOLD, [name, holder, seconds]);
      return rows[0]?.fence ?? null;
    } catch (error) {
      log.warn({ lease: name, error }, 'the lease could not be asked for');
      return null;
    }
  }

  return {
    async hold() {
      const fence = await ask();
      if (fence !== null && fence !== held) log.info({ lease: name, fence }, 'this process has the lease');
      if (fence === null && held !== null) log.warn({ lease: name }, 'this process lost the lease');
      held = fence;
      return fence;
    },

    async release() {
      held = null;
      await pool.query(RELEASE, [name, holder]).catch(() => undefined);
      await pool.end().catch(() => undefined);
    },
  };
}

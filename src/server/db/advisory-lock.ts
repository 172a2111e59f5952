import { Client } from 'pg';
import type { Log } from '@/server/ports/log';

/** Postgres that does not answer within this time is away. */
const ANSWER_MS = 5_000;

/** A thing that one process at a time may do. */
export interface ProcessLock {
  /** Takes the lock, or makes sure that it is still ours. @returns whether this process has it; never throws */
  hold(): Promise<boolean>;
  /** Gives it back, so that another process need not wait for this one's end. */
  release(): Promise<void>;
}

/** The embedded database belongs to one process anyway (ADR 0001). */
export const ownLock: ProcessLock = { hold: async () => true, release: async () => undefined };

/**
 * A session-level advisory lock on a connection of its own: whoever holds it keeps it for as long as its process lives,
 * and Postgres gives it on when that connection ends, however the process died.
 * @param name what is locked; two names never wait for each other
 */
export function createProcessLock(connectionString: string, name: string, log: Log): ProcessLock {
  let client: Client | null = null;
  let isHeld = false;

  function drop(broken: Client) {
    if (client !== broken) return;
    client = null;
    isHeld = false;
  }

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: `storefront: ${name}`,
    });
    fresh.on('error', () => drop(fresh));
    await fresh.connect();
    return fresh;
  }

  async function ask(): Promise<boolean> {
    client ??= await connect();
    if (isHeld) {
      await client.query('select 1');
      return true;
    }
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    );
    return rows[0]?.locked ?? false;
  }

  async function close() {
    const ended = client;
    client = null;
    isHeld = false;
    await ended?.end().catch(() => undefined);
  }

  return {
    async hold() {
      const wasHeld = isHeld;
      try {
        isHeld = await ask();
      } catch (error) {
        await close();
        log.warn({ lock: name, error }, 'the lock could not be asked for');
      }
      if (isHeld && !wasHeld) log.info({ lock: name }, 'this process has the lock');
      if (wasHeld && !isHeld) log.warn({ lock: name }, 'this process lost the lock');
      return isHeld;
    },

    release: close,
  };
}

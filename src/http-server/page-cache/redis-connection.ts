import { ErrorReply, createClient, type RedisClientType } from '@redis/client';

export type RedisClient = RedisClientType;

/** Longer than a busy Redis in the same network takes, shorter than a visitor notices. */
const COMMAND_MS = 500;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;
const COMPLAIN_EVERY_MS = 60_000;

/** Redis does not answer: callers go on without it. */
class RedisAway extends Error {}

export interface RedisConnectionOptions {
  url: string;
  /** Runs first on a new connection; when it fails, the connection counts as failed. */
  onConnect?: (client: RedisClient) => Promise<void>;
  log?: { warn(line: string): void };
  commandMs?: number | undefined;
  /** How long the first caller may wait for a connection. */
  connectMs?: number | undefined;
  retryMs?: number | undefined;
}

export interface RedisConnection {
  isUp(): boolean;
  /** @throws RedisAway when there is no connection, or no answer in time; ErrorReply when Redis refuses */
  run<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result>;
  close(): void;
}

const describe = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code);
};

/** @returns what `promise` gives, unless it takes longer than `ms`: then it is given up. */
async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    // An answer that came while this process was busy is read before it counts as too late.
    timer = setTimeout(() => {
      setImmediate(() => setImmediate(fail, new RedisAway(`no answer within ${ms} ms`)));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function destroy(client: RedisClient | null): void {
  try {
    client?.destroy();
  } catch {
    // It was closed already.
  }
}

/**
 * A connection to Redis that costs nothing during an outage: after the first command without an answer all others are
 * refused at once, a new connection is tried every second, and each outage is logged once.
 */
export function createRedisConnection({
  url,
  onConnect = async () => undefined,
  log = console,
  commandMs = COMMAND_MS,
  connectMs = CONNECT_MS,
  retryMs = RETRY_MS,
}: RedisConnectionOptions): RedisConnection {
  let state: 'opening' | 'up' | 'away' | 'closed' = 'opening';
  let client: RedisClient | null = null;
  let isConnecting = false;
  let retry: NodeJS.Timeout | null = null;
  let complainedAt = -Infinity;

  function tryAgainLater() {
    if (state !== 'away' || isConnecting) return;
    retry ??= setTimeout(() => {
      retry = null;
      void connect();
    }, retryMs).unref();
  }

  function lose(error: unknown): void {
    if (state === 'closed') return;
    if (state !== 'away') log.warn(`Redis is away, each instance goes on alone: ${describe(error)}`);
    state = 'away';
    destroy(client);
    client = null;
    tryAgainLater();
  }

  function welcome(fresh: RedisClient): void {
    if (state === 'closed') return destroy(fresh);
    if (state === 'away') log.warn('Redis is back');
    client = fresh;
    state = 'up';
    if (!fresh.isReady) lose(new RedisAway('the connection broke at once'));
  }

  async function connect() {
    isConnecting = true;
    const fresh: RedisClient = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: connectMs, reconnectStrategy: false },
      maintNotifications: 'disabled',
    });
    // Without a listener a broken connection would end the process.
    fresh.on('error', (error: unknown) => {
      if (fresh === client) lose(error);
    });
    // A process without other work may end.
    fresh.unref();
    try {
      await within(connectMs, fresh.connect());
      await onConnect(fresh);
      welcome(fresh);
    } catch (error) {
      destroy(fresh);
      lose(error);
    } finally {
      isConnecting = false;
      tryAgainLater();
    }
  }

  const opening = connect();

  return {
    isUp: () => state === 'up',

    async run(work) {
      if (state === 'opening') await opening;
      const asked = client;
      if (state !== 'up' || !asked) throw new RedisAway('Redis is away');
      try {
        return await within(commandMs, work(asked));
      } catch (error) {
        if (!(error instanceof ErrorReply)) {
          if (asked === client) lose(error);
        } else if (Date.now() - complainedAt > COMPLAIN_EVERY_MS) {
          complainedAt = Date.now();
          log.warn(`Redis refuses: ${error.message}`);
        }
        throw error;
      }
    },

    close() {
      state = 'closed';
      if (retry) clearTimeout(retry);
      destroy(client);
    },
  };
}

import { ErrorReply, createClient } from '@redis/client';

/** Longer than a busy Redis in the same house takes, shorter than a visitor notices. */
const COMMAND_MS = 500;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;
const COMPLAIN_EVERY_MS = 60_000;

/** Redis does not answer; whoever asked goes on without it. */
export class RedisAway extends Error {}

/** @returns what `promise` gives, unless it takes longer than `ms`: then it is given up. */
async function within(ms, promise) {
  let timer;
  const late = new Promise((_, fail) => {
    // An answer that came while this process was busy with something else is read before it is called late.
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

function destroy(client) {
  try {
    client?.destroy();
  } catch {
    // It was closed already.
  }
}

/**
 * A connection to Redis that costs nothing while there is none: after the first command without an answer all others
 * are refused at once, a new connection is tried every second, and each outage is told once.
 * @param {object} options
 * @param {string} options.url
 * @param {(client: import('@redis/client').RedisClientType) => Promise<void>} [options.onConnect] done before anybody
 *   else may ask over a new connection; when it fails, the connection counts as failed
 * @param {{ warn(line: string): void }} [options.log]
 * @param {number} [options.commandMs]
 * @param {number} [options.connectMs] how long the first who ask may wait for a connection
 * @param {number} [options.retryMs]
 */
export function createRedisLink({
  url,
  onConnect = async () => undefined,
  log = console,
  commandMs = COMMAND_MS,
  connectMs = CONNECT_MS,
  retryMs = RETRY_MS,
}) {
  /** @type {'opening' | 'up' | 'away' | 'closed'} */
  let state = 'opening';
  let client = null;
  let isConnecting = false;
  let retry = null;
  let complainedAt = -Infinity;

  function tryAgainLater() {
    if (state !== 'away' || isConnecting) return;
    retry ??= setTimeout(() => {
      retry = null;
      void connect();
    }, retryMs).unref();
  }

  function lose(error) {
    if (state === 'closed') return;
    if (state !== 'away')
      log.warn(`Redis is away, each instance goes on alone: ${error.message || error.code}`);
    state = 'away';
    destroy(client);
    client = null;
    tryAgainLater();
  }

  function welcome(fresh) {
    if (state === 'closed') return destroy(fresh);
    if (state === 'away') log.warn('Redis is back');
    client = fresh;
    state = 'up';
    if (!fresh.isReady) lose(new RedisAway('the connection broke at once'));
  }

  async function connect() {
    isConnecting = true;
    const fresh = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: connectMs, reconnectStrategy: false },
      maintNotifications: 'disabled',
    });
    // Without a listener a broken connection would end the process.
    fresh.on('error', (error) => {
      if (fresh === client) lose(error);
    });
    // A process that has nothing else to do may end.
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

    /**
     * Asks Redis.
     * @template T
     * @param {(client: import('@redis/client').RedisClientType) => Promise<T>} work
     * @returns {Promise<T>}
     * @throws RedisAway when there is no connection, or no answer in time; ErrorReply when Redis refuses
     */
    async run(work) {
      if (state === 'opening') await opening;
      if (state !== 'up') throw new RedisAway('Redis is away');
      const asked = client;
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
      clearTimeout(retry);
      destroy(client);
    },
  };
}

import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createRedisConnection, type RedisClient, type RedisConnectionOptions } from './redis-connection';

/** How long a page is served without asking Redis again: a rush on one page reads its 100 kB twice a second. */
const COPY_MS = 500;
/** As much as Next's own memory cache (cacheMaxMemorySize). */
const COPY_BYTES = 50 * 1024 * 1024;
/** Pages of a build that no longer runs expire after this. */
const KEEP_MS = 7 * 86_400_000;
/** Clients can ask for any number of missing addresses, so these expire soon. */
const KEEP_MISSING_MS = 120_000;
const MAX_UNSAVED = 10_000;
const CLEAN_MS = 10_000;

/**
 * Stores a page unless there is one whose rendering began later, so that a slow page from before an edit never replaces
 * the one from after it. It is one step for Redis, so nothing comes in between.
 */
const STORE = `
local began = redis.call('HGET', KEYS[1], 'began')
if began and tonumber(began) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'began', ARGV[1], 'page', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

async function unlinkAll(client: RedisClient, prefix: string): Promise<void> {
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 })) {
    if (keys.length > 0) await client.unlink(keys);
  }
}

/** How long a page is fresh, as Next says it. */
const CacheControl = z.looseObject({});
export type CacheControl = z.infer<typeof CacheControl>;

/** A page as Next hands it over; null where there is no such page. */
const PageValue = z.looseObject({ kind: z.string() }).nullable();

const Page = z.object({
  lastModified: z.number(),
  /** When its rendering began, in milliseconds. */
  began: z.number(),
  cacheControl: CacheControl.optional(),
  value: PageValue,
});
export type CachedPage = z.infer<typeof Page>;

interface Copy {
  page: CachedPage;
  /** Size of its text. */
  bytes: number;
  /** When all instances had the same page. */
  checkedAt: number;
}

export interface RedisPagesOptions {
  url: string;
  /** Prefix of every key. */
  prefix: string;
  /** Milliseconds. */
  now?: () => number;
  /** 0 asks Redis for every page. */
  copyMs?: number;
  connection?: Omit<RedisConnectionOptions, 'url' | 'onConnect'>;
}

export interface RedisPages {
  isUp(): boolean;
  close(): void;
  /** @param options whether the page is read in order to be rendered again */
  get(key: string, options?: { isRevalidation?: boolean }): Promise<CachedPage | null>;
  /** @param options when its rendering began, in milliseconds */
  set(
    key: string,
    value: CachedPage['value'],
    options: { began: number; cacheControl?: CacheControl | undefined },
  ): Promise<void>;
}

/**
 * Rendered pages in Redis, for all instances with the same prefix. Nothing here throws: while Redis is away, an
 * instance goes on with its copies and with what it renders; when Redis is back, its older versions of these pages are
 * removed.
 */
export function createRedisPages({
  url,
  prefix,
  now = Date.now,
  copyMs = COPY_MS,
  connection: settings = {},
}: RedisPagesOptions): RedisPages {
  /** The last pages of this process; the longest unread are evicted first. */
  const copies = new LRUCache<string, Copy>({
    maxSize: COPY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Keys whose page in Redis is outdated. */
  const unsaved = new Set<string>();

  const markUnsaved = (key: string) => {
    if (unsaved.size < MAX_UNSAVED) unsaved.add(key);
  };

  async function takeOutUnsaved(client: RedisClient): Promise<void> {
    // Repeated, because pages are made meanwhile.
    while (unsaved.size > 0) {
      const keys = [...unsaved];
      if (keys.length >= MAX_UNSAVED) await unlinkAll(client, prefix);
      else await client.unlink(keys.map((key) => prefix + key));
      keys.forEach((key) => {
        unsaved.delete(key);
        copies.delete(key);
      });
    }
  }

  const connection = createRedisConnection({
    url,
    onConnect: (client) =>
      Promise.race([
        takeOutUnsaved(client),
        new Promise<never>((_, fail) =>
          setTimeout(() => fail(new Error('cleaning took too long')), CLEAN_MS).unref(),
        ),
      ]),
    ...settings,
  });

  function read(text: string): CachedPage | null {
    try {
      return Page.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  return {
    isUp: connection.isUp,
    close: connection.close,

    async get(key, { isRevalidation = false } = {}) {
      const copy = copies.get(key);
      if (copy && now() - copy.checkedAt < copyMs) return copy.page;
      try {
        const text = await connection.run((client) => client.hGet(prefix + key, 'page'));
        const page = text ? read(text) : null;
        if (text && page) copies.set(key, { page, bytes: text.length, checkedAt: now() });
        else copies.delete(key);
        return page ?? null;
      } catch {
        // Redis may have a page that this instance has not, and that will be outdated.
        if (isRevalidation) markUnsaved(key);
        return copy?.page ?? null;
      }
    },

    async set(key, value, { began, cacheControl }) {
      const page = { lastModified: now(), began, cacheControl, value };
      const text = JSON.stringify(page);
      copies.set(key, { page, bytes: text.length, checkedAt: now() });
      const keepMs = value ? KEEP_MS : KEEP_MISSING_MS;
      try {
        const isStored = await connection.run((client) =>
          client.eval(STORE, { keys: [prefix + key], arguments: [String(began), text, String(keepMs)] }),
        );
        if (isStored === 0) copies.delete(key);
      } catch {
        markUnsaved(key);
        // A full Redis refuses to write, or one that was away is just back: its version of this page must not be served
        // any longer.
        if (connection.isUp())
          await connection.run((client) => client.unlink(prefix + key)).catch(() => undefined);
      }
    },
  };
}

import { createPageCopies } from './page-copies.mjs';
import { createRedisLink } from './redis-link.mjs';

/** How long a page is shown without asking Redis again: a rush on one page asks, and reads 100 kB, twice a second. */
const COPY_MS = 500;
/** As much as Next itself keeps in memory (cacheMaxMemorySize). */
const COPY_BYTES = 50 * 1024 * 1024;
/** Pages of a build that runs nowhere any more are gone after this. */
const KEEP_MS = 7 * 86_400_000;
/** Anybody can ask for addresses that do not exist: what is kept of them goes soon. */
const KEEP_MISSING_MS = 120_000;
const MAX_UNSAVED = 10_000;
const CLEAN_MS = 10_000;

/**
 * Stores a page unless one is there whose making began later: a slow page made before an edit never takes the place
 * of the one made after it. One step for Redis, so nothing comes in between.
 */
const STORE = `
local began = redis.call('HGET', KEYS[1], 'began')
if began and tonumber(began) > tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'began', ARGV[1], 'page', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

async function unlinkAll(client, prefix) {
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 })) {
    if (keys.length > 0) await client.unlink(keys);
  }
}

/**
 * Made pages in Redis, for every instance that has the same prefix. Nothing here throws: while Redis is away an
 * instance goes on with the copies it has, and with what it makes itself; when Redis is back, what this instance made
 * meanwhile is taken out there, so that nobody is shown the page of before.
 * @param {object} options
 * @param {string} options.url
 * @param {string} options.prefix of every key
 * @param {() => number} [options.now] milliseconds
 * @param {number} [options.copyMs] 0 asks Redis for every page
 * @param {object} [options.link] settings of the connection
 */
export function createSharedPages({ url, prefix, now = Date.now, copyMs = COPY_MS, link: settings = {} }) {
  const copies = createPageCopies(COPY_BYTES);
  /** Keys whose page in Redis is not the latest. */
  const unsaved = new Set();

  const markUnsaved = (key) => void (unsaved.size < MAX_UNSAVED && unsaved.add(key));

  async function takeOutUnsaved(client) {
    // Again and again: pages are made meanwhile.
    while (unsaved.size > 0) {
      const keys = [...unsaved];
      if (keys.length >= MAX_UNSAVED) await unlinkAll(client, prefix);
      else await client.unlink(keys.map((key) => prefix + key));
      keys.forEach((key) => {
        unsaved.delete(key);
        copies.forget(key);
      });
    }
  }

  const link = createRedisLink({
    url,
    onConnect: (client) =>
      Promise.race([
        takeOutUnsaved(client),
        new Promise((_, fail) =>
          setTimeout(() => fail(new Error('cleaning took too long')), CLEAN_MS).unref(),
        ),
      ]),
    ...settings,
  });

  function read(text) {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  return {
    isUp: link.isUp,
    close: link.close,

    /**
     * @param {string} key
     * @param {{ isRemake?: boolean }} [options] whether the page is read in order to be made anew
     * @returns {Promise<{ lastModified: number, began: number, cacheControl?: object, value: object | null } | null>}
     */
    async get(key, { isRemake = false } = {}) {
      const copy = copies.get(key);
      if (copy && now() - copy.checkedAt < copyMs) return copy.page;
      try {
        const text = await link.run((client) => client.hGet(prefix + key, 'page'));
        const page = text && read(text);
        if (page) copies.set(key, page, text.length, now());
        else copies.forget(key);
        return page || null;
      } catch {
        // Redis may have a page that this instance has not, and that is about to be out of date.
        if (isRemake) markUnsaved(key);
        return copy?.page ?? null;
      }
    },

    /**
     * @param {string} key
     * @param {object | null} value null: there is no such page
     * @param {{ began: number, cacheControl?: object }} options when its making began, in milliseconds
     */
    async set(key, value, { began, cacheControl }) {
      const page = { lastModified: now(), began, cacheControl, value };
      const text = JSON.stringify(page);
      copies.set(key, page, text.length, now());
      const keepMs = value ? KEEP_MS : KEEP_MISSING_MS;
      try {
        const isStored = await link.run((client) =>
          client.eval(STORE, { keys: [prefix + key], arguments: [String(began), text, String(keepMs)] }),
        );
        if (isStored === 0) copies.forget(key);
      } catch {
        markUnsaved(key);
        // A Redis that is full refuses to write, or one that was away is just back: what it has of this page must not
        // be shown any longer.
        if (link.isUp()) await link.run((client) => client.unlink(prefix + key)).catch(() => undefined);
      }
    },
  };
}

/** What the service worker caches on a device; the offline page reads it to list the cached pages (docs/adr/0014-offline.md). */
const VERSION = 'v2';
export const CACHE_PREFIX = 'shop-';

export const CACHE_NAMES = {
  page: `${CACHE_PREFIX}pages-${VERSION}`,
  data: `${CACHE_PREFIX}data-${VERSION}`,
  asset: `${CACHE_PREFIX}assets-${VERSION}`,
  picture: `${CACHE_PREFIX}pictures-${VERSION}`,
  file: `${CACHE_PREFIX}files-${VERSION}`,
} as const;
export type CacheKind = keyof typeof CACHE_NAMES;

/**
 * Headers the worker adds to what it caches: when (milliseconds since 1970), by which build, and a page's title. Their
 * names are in the caches of devices.
 */
export const CACHED_AT = 'x-kept-at';
export const CACHED_BUILD = 'x-kept-build';
/** Percent-encoded: a header holds no other letters. */
export const CACHED_TITLE = 'x-kept-title';

/** Without a language; `de` carries the address that was wanted. */
export const OFFLINE_PATH = '/offline';
export const WANTED_PARAMETER = 'de';

export const WORKER_ADDRESS = '/sw.js';
/** `on` or `off` beside the worker's file: whether pages should register it. */
export const WORKER_STATE_HEADER = 'x-service-worker';

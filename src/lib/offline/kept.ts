/** What the service worker keeps on a device; the pages read it to say what is there (docs/adr/0014-offline.md). */
const VERSION = 'v2';
export const CACHE_PREFIX = 'shop-';

export const KEPT_CACHES = {
  page: `${CACHE_PREFIX}pages-${VERSION}`,
  data: `${CACHE_PREFIX}data-${VERSION}`,
  asset: `${CACHE_PREFIX}assets-${VERSION}`,
  picture: `${CACHE_PREFIX}pictures-${VERSION}`,
  file: `${CACHE_PREFIX}files-${VERSION}`,
} as const;
export type KeptKind = keyof typeof KEPT_CACHES;

/** Headers the worker adds to what it keeps: when (milliseconds since 1970), by which build, and a page's title. */
export const KEPT_AT = 'x-kept-at';
export const KEPT_BUILD = 'x-kept-build';
/** Percent-encoded: a header holds no other letters. */
export const KEPT_TITLE = 'x-kept-title';

/** Without a language; `de` carries the address that was wanted. */
export const OFFLINE_PATH = '/offline';
export const WANTED_PARAMETER = 'de';

export const WORKER_ADDRESS = '/sw.js';
/** `on` or `off` beside the worker's file: whether pages should register it. */
export const WORKER_STATE_HEADER = 'x-service-worker';

import {
  CacheFirst,
  CacheOnly,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  Strategy,
  type SerwistPlugin,
  type StrategyHandler,
  type StrategyOptions,
} from 'serwist';
import { CACHE_NAMES, type CacheKind } from '@/lib/offline/offline-cache';
import { PATIENCE_MS } from './plan-age';
import { LIMITS } from './plan-trim';
import { copyBeforeFailure } from './plugins/copy-before-failure';
import { cacheByPlan } from './plugins/cache-by-plan';
import { preserveNeeded } from './plugins/preserve-needed';
import { otherSize } from './plugins/other-size';
import { recoverLostScript, rememberShownCopy } from './plugins/remember-shown';
import { stayForAnswer } from './plugins/stay-for-answer';

/** The network alone, and its answer is cached. */
class NetworkThenCache extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const expire = (kind: CacheKind): SerwistPlugin =>
  new ExpirationPlugin({
    maxEntries: LIMITS[kind].entries,
    maxAgeSeconds: LIMITS[kind].ageMs / 1000,
    matchOptions: { ignoreVary: true },
  });

const options = (kind: CacheKind, limit: SerwistPlugin, ...more: SerwistPlugin[]): StrategyOptions => ({
  cacheName: CACHE_NAMES[kind],
  matchOptions: { ignoreVary: true },
  plugins: [cacheByPlan(kind), ...more, limit],
});

/** The ways in which a page, or its data for a change of page, is answered; answer-page.ts chooses. */
export interface PageStrategies {
  cached: Strategy;
  'stale-while-revalidate': Strategy;
  network: Strategy;
  /** For pages that the worker fetches itself. */
  fetchAndCache: Strategy;
}

function makePageStrategies(kind: 'page' | 'data'): PageStrategies {
  const limit = expire(kind);
  const all = () => options(kind, limit, rememberShownCopy, stayForAnswer, copyBeforeFailure);
  return {
    cached: new CacheOnly(all()),
    'stale-while-revalidate': new StaleWhileRevalidate(all()),
    network: new NetworkFirst({ ...all(), networkTimeoutSeconds: PATIENCE_MS / 1000 }),
    fetchAndCache: new NetworkThenCache(all()),
  };
}

export const PAGES = { page: makePageStrategies('page'), data: makePageStrategies('data') };

/** Scripts, styles and pictures never change under their name, so a cached one is the answer. */
export const FILES = {
  asset: new CacheFirst(options('asset', preserveNeeded, recoverLostScript)),
  picture: new CacheFirst(options('picture', expire('picture'), otherSize)),
  /** Logos and icons change under their name: the cached one at once, revalidated in the background. So are texts. */
  file: new StaleWhileRevalidate(options('file', expire('file'))),
};

/** Pages that are never cached. */
export const NEVER_CACHED = new NetworkOnly();

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
import { KEPT_CACHES, type KeptKind } from '@/lib/offline/kept';
import { PATIENCE_MS } from './plan-age';
import { LIMITS } from './plan-trim';
import { copyBeforeFailure } from './plugins/copy-before-failure';
import { keepByPlan } from './plugins/keep-by-plan';
import { keepNeeded } from './plugins/keep-needed';
import { otherSize } from './plugins/other-size';
import { recoverLostScript, rememberShownCopy } from './plugins/remember-shown';
import { stayForAnswer } from './plugins/stay-for-answer';

/** The network alone, its answer kept. */
class NetworkAndKeep extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const expire = (kind: KeptKind): SerwistPlugin =>
  new ExpirationPlugin({
    maxEntries: LIMITS[kind].entries,
    maxAgeSeconds: LIMITS[kind].ageMs / 1000,
    matchOptions: { ignoreVary: true },
  });

const options = (kind: KeptKind, limit: SerwistPlugin, ...more: SerwistPlugin[]): StrategyOptions => ({
  cacheName: KEPT_CACHES[kind],
  matchOptions: { ignoreVary: true },
  plugins: [keepByPlan(kind), ...more, limit],
});

/** The ways in which a page, or its data for a change of page, is answered; answer-page.ts chooses. */
export interface PageStrategies {
  kept: Strategy;
  'kept-then-renew': Strategy;
  network: Strategy;
  /** For the worker's own errands. */
  keep: Strategy;
}

function makePageStrategies(kind: 'page' | 'data'): PageStrategies {
  const limit = expire(kind);
  const all = () => options(kind, limit, rememberShownCopy, stayForAnswer, copyBeforeFailure);
  return {
    kept: new CacheOnly(all()),
    'kept-then-renew': new StaleWhileRevalidate(all()),
    network: new NetworkFirst({ ...all(), networkTimeoutSeconds: PATIENCE_MS / 1000 }),
    keep: new NetworkAndKeep(all()),
  };
}

export const PAGES = { page: makePageStrategies('page'), data: makePageStrategies('data') };

/** Scripts, styles and pictures never change under their name: what is kept is the answer. */
export const FILES = {
  asset: new CacheFirst(options('asset', keepNeeded, recoverLostScript)),
  picture: new CacheFirst(options('picture', expire('picture'), otherSize)),
  /** Logos, icons and texts keep their name when they change: at once from what is kept, and renewed behind. */
  file: new StaleWhileRevalidate(options('file', expire('file'))),
};

/** Pages that are never kept. */
export const UNKEPT = new NetworkOnly();

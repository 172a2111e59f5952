import { registerQuotaErrorCallback, Serwist, type RouteMatchCallback } from 'serwist';
import { CACHE_PREFIX, CACHE_NAMES, type CacheKind } from '@/lib/offline/offline-cache';
import { readMessage } from '@/lib/offline/messages';
import { answerPage } from './answer-page';
import { DEFAULT_LOCALE } from './build-facts';
import { cacheVisit } from './cache-visit';
import { cacheOfflinePage, leadOffline, localeOf } from './offline-page';
import { planOf } from './read-plan';
import { FILES, NEVER_CACHED } from './strategies';
import { trimAssets } from './trim-assets';
import { worker } from './worker-scope';

/** There is no older worker: this one may control the open page at once. */
let isFirst = false;

worker.addEventListener('install', (event) => {
  isFirst = worker.registration.active === null;
  const prepare = async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const locales = new Set(windows.map(({ url }) => localeOf(url)));
    if (locales.size === 0) locales.add(DEFAULT_LOCALE);
    await Promise.all([...locales].map((locale) => cacheOfflinePage(event, locale)));
  };
  event.waitUntil(prepare());
});

worker.addEventListener('activate', (event) => {
  const names: readonly string[] = Object.values(CACHE_NAMES);
  const settle = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(CACHE_PREFIX) && !names.includes(name),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
    if (isFirst) await worker.clients.claim();
    await trimAssets({ isFull: true });
  };
  event.waitUntil(settle());
});

/** The one rule decides, and its plan goes on to the strategy: no route has a pattern of its own. */
const of =
  (...kinds: CacheKind[]): RouteMatchCallback =>
  (asked) => {
    const plan = planOf(asked);
    return plan && kinds.includes(plan.kind) && plan;
  };

const isUncachedPage: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' && !url.pathname.startsWith('/api/');

const serwist = new Serwist({
  runtimeCaching: [
    { matcher: of('page', 'data'), handler: answerPage },
    { matcher: of('asset'), handler: FILES.asset },
    { matcher: of('picture'), handler: FILES.picture },
    { matcher: of('file'), handler: FILES.file },
    { matcher: isUncachedPage, handler: NEVER_CACHED },
  ],
});
serwist.setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? leadOffline(request.url) : Response.error(),
);
// When the storage is full, the largest cache goes, which is also the easiest to load again.
registerQuotaErrorCallback(() => caches.delete(CACHE_NAMES.picture));

// Serwist's other listeners are not used: they would cache any address that a message names.
worker.addEventListener('fetch', serwist.handleFetch);

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'keep') event.waitUntil(cacheVisit(event, message.page, message.files));
});

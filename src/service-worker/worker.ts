import { registerQuotaErrorCallback, Serwist, type RouteMatchCallback } from 'serwist';
import { CACHE_PREFIX, KEPT_CACHES, type KeptKind } from '@/lib/offline/kept';
import { readMessage } from '@/lib/offline/messages';
import { answerPage } from './answer-page';
import { DEFAULT_LOCALE } from './build-facts';
import { keepVisit } from './keep-visit';
import { keepOfflinePage, leadOffline, localeOf } from './offline-page';
import { planOf } from './read-plan';
import { FILES, UNKEPT } from './strategies';
import { trimAssets } from './trim-assets';
import { worker } from './worker-scope';

/** Nobody has a worker yet: this one may take the open page under its care, for there is none to take it from. */
let isFirst = false;

worker.addEventListener('install', (event) => {
  isFirst = worker.registration.active === null;
  const prepare = async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const locales = new Set(windows.map(({ url }) => localeOf(url)));
    if (locales.size === 0) locales.add(DEFAULT_LOCALE);
    await Promise.all([...locales].map((locale) => keepOfflinePage(event, locale)));
  };
  event.waitUntil(prepare());
});

worker.addEventListener('activate', (event) => {
  const names: readonly string[] = Object.values(KEPT_CACHES);
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
  (...kinds: KeptKind[]): RouteMatchCallback =>
  (asked) => {
    const plan = planOf(asked);
    return plan && kinds.includes(plan.kind) && plan;
  };

const isUnkeptPage: RouteMatchCallback = ({ request, url }) =>
  request.mode === 'navigate' && !url.pathname.startsWith('/api/');

const serwist = new Serwist({
  runtimeCaching: [
    { matcher: of('page', 'data'), handler: answerPage },
    { matcher: of('asset'), handler: FILES.asset },
    { matcher: of('picture'), handler: FILES.picture },
    { matcher: of('file'), handler: FILES.file },
    { matcher: isUnkeptPage, handler: UNKEPT },
  ],
});
serwist.setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? leadOffline(request.url) : Response.error(),
);
// A full storage makes room by what is largest and easiest to have again.
registerQuotaErrorCallback(() => caches.delete(KEPT_CACHES.picture));

// Its other listeners stay out: they keep any address that a message names, and nothing is precached.
worker.addEventListener('fetch', serwist.handleFetch);

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'keep') event.waitUntil(keepVisit(event, message.page, message.files));
});

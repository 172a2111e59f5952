import { CACHE_PREFIX, KEPT_CACHES, type KeptKind } from '@/lib/offline/kept';
import { readMessage } from '@/lib/offline/messages';
import { answerFixed, answerNamed } from './answer-file';
import { answerPage, answerUnkept } from './answer-page';
import { DEFAULT_LOCALE } from './build-facts';
import { keepVisit } from './keep-visit';
import { keepOfflinePage, localeOf } from './offline-page';
import { planRequest, type RequestPlan } from './plan-request';
import { trim } from './trim';
import { worker, type FetchEvent } from './worker-scope';

const KINDS = Object.keys(KEPT_CACHES) as KeptKind[];
const { origin } = worker.location;

/** Nobody has a worker yet: this one may take the open page under its care, for there is none to take it from. */
let isFirst = false;

worker.addEventListener('install', (event) => {
  isFirst = worker.registration.active === null;
  const prepare = async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const locales = new Set(windows.map(({ url }) => localeOf(url)));
    if (locales.size === 0) locales.add(DEFAULT_LOCALE);
    await Promise.all([...locales].map((locale) => keepOfflinePage(locale)));
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
    for (const kind of KINDS) await trim(kind, { isFull: true });
  };
  event.waitUntil(settle());
});

function answer(event: FetchEvent, plan: RequestPlan): Promise<Response> {
  if (plan.kind === 'page' || plan.kind === 'data') return answerPage(event, plan);
  return plan.kind === 'file' ? answerNamed(event, plan) : answerFixed(event, plan);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isNavigation = request.mode === 'navigate';
  const isBound =
    request.headers.has('authorization') || request.headers.has('range') || request.cache === 'no-store';
  const plan = planRequest({ method: request.method, url: request.url, isNavigation, isBound }, origin);
  if (plan) event.respondWith(answer(event, plan));
  else if (isNavigation && request.method === 'GET' && !new URL(request.url).pathname.startsWith('/api/')) {
    event.respondWith(answerUnkept(event));
  }
});

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (message?.type === 'keep') event.waitUntil(keepVisit(message.page, message.files));
});

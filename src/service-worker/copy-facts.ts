import {
  CACHED_AT,
  CACHED_BUILD,
  CACHE_NAMES,
  CACHED_TITLE,
  type CacheKind,
} from '@/lib/offline/offline-cache';
import { BUILD_ID } from './build-facts';
import type { RequestPlan } from './plan-request';

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const readTitle = (html: string) =>
  (TITLE.exec(html)?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? '');

export const ageOf = (copy: Response) => Date.now() - Number(copy.headers.get(CACHED_AT));
export const isOfThisBuild = (copy: Response) => copy.headers.get(CACHED_BUILD) === BUILD_ID;

/** The answer as it is cached: with its time, its build, and a page's title. */
export async function stamp(kind: CacheKind, answer: Response): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(CACHED_BUILD, BUILD_ID);
  if (kind === 'page') headers.set(CACHED_TITLE, encodeURIComponent(readTitle(await body.text())));
  return new Response(body, { headers });
}

/** The cached copy, or undefined. */
export async function findCopy({ kind, key }: RequestPlan): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAMES[kind]);
  return cache.match(key, { ignoreVary: true });
}

/** Deletes one copy. */
export async function deleteCopy({ kind, key }: Pick<RequestPlan, 'kind' | 'key'>): Promise<void> {
  await (await caches.open(CACHE_NAMES[kind])).delete(key, { ignoreVary: true });
}

import { KEPT_AT, KEPT_BUILD, KEPT_CACHES, KEPT_TITLE, type KeptKind } from '@/lib/offline/kept';
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

export const ageOf = (kept: Response) => Date.now() - Number(kept.headers.get(KEPT_AT));
export const isOfThisBuild = (kept: Response) => kept.headers.get(KEPT_BUILD) === BUILD_ID;

/** The answer as it is kept: with when, by which build, and a page's title. */
export async function stamp(kind: KeptKind, answer: Response): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(KEPT_BUILD, BUILD_ID);
  if (kind === 'page') headers.set(KEPT_TITLE, encodeURIComponent(readTitle(await body.text())));
  return new Response(body, { headers });
}

/** The kept copy, or undefined. */
export async function findKept({ kind, key }: RequestPlan): Promise<Response | undefined> {
  const cache = await caches.open(KEPT_CACHES[kind]);
  return cache.match(key, { ignoreVary: true });
}

/** Lets go of one copy. */
export async function letGo({ kind, key }: Pick<RequestPlan, 'kind' | 'key'>): Promise<void> {
  await (await caches.open(KEPT_CACHES[kind])).delete(key, { ignoreVary: true });
}

import { KEPT_AT, KEPT_BUILD, KEPT_CACHES, KEPT_TITLE, type KeptKind } from '@/lib/offline/kept';
import { BUILD_ID } from './build-facts';
import { isKeepable, type RequestPlan } from './plan-request';
import { trim } from './trim';

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

/** The kept copy, or undefined. */
export async function findKept({ kind, key }: RequestPlan): Promise<Response | undefined> {
  const cache = await caches.open(KEPT_CACHES[kind]);
  return cache.match(key, { ignoreVary: true });
}

export const ageOf = (kept: Response) => Date.now() - Number(kept.headers.get(KEPT_AT));
export const isOfThisBuild = (kept: Response) => kept.headers.get(KEPT_BUILD) === BUILD_ID;

/**
 * Keeps a copy of an answer that may be kept, and leaves the others. A full storage makes room once, then does without.
 * @param answer one that nobody else reads: give a clone
 */
export async function keep({ kind, key }: RequestPlan, answer: Response): Promise<void> {
  if (!isKeepable(answer)) return;
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(KEPT_BUILD, BUILD_ID);
  if (kind === 'page') headers.set(KEPT_TITLE, encodeURIComponent(readTitle(await body.text())));
  const put = async () => (await caches.open(KEPT_CACHES[kind])).put(key, new Response(body, { headers }));
  try {
    await put();
  } catch {
    await trim('picture', { part: 0.5 });
    await put().catch(() => undefined);
  }
  await trim(kind);
}

/** Lets go of one copy. */
export async function letGo(kind: KeptKind, key: string): Promise<void> {
  await (await caches.open(KEPT_CACHES[kind])).delete(key, { ignoreVary: true });
}

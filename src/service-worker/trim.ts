import { KEPT_AT, KEPT_CACHES, type KeptKind } from '@/lib/offline/kept';
import { findAssets } from './find-assets';
import { LIMITS, planTrim } from './plan-trim';

/** Scripts and styles that kept pages name. */
async function listNeeded(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(KEPT_CACHES.page);
  const needed = new Set<string>();
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    findAssets(html ?? '').forEach((path) => needed.add(new URL(path, request.url).href));
  }
  return needed;
}

/**
 * Brings one kind under its limit; ages are looked at only then, and when a worker takes over.
 * @param options.part of the limit, when room is short
 */
export async function trim(kind: KeptKind, { part = 1, isFull = false } = {}): Promise<void> {
  const limit = { ...LIMITS[kind], entries: Math.floor(LIMITS[kind].entries * part) };
  const cache = await caches.open(KEPT_CACHES[kind]);
  const requests = await cache.keys();
  if (requests.length <= limit.entries && !isFull) return;
  const entries = await Promise.all(
    requests.map(async (request) => ({
      key: request.url,
      keptAtMs: Number((await cache.match(request))?.headers.get(KEPT_AT) ?? 0),
    })),
  );
  const needed = kind === 'asset' ? await listNeeded() : undefined;
  const gone = planTrim(entries, limit, Date.now(), needed);
  await Promise.all(gone.map((key) => cache.delete(key, { ignoreVary: true })));
}

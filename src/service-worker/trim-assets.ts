import { CACHED_AT, CACHE_NAMES } from '@/lib/offline/offline-cache';
import { findAssets } from './find-assets';
import { LIMITS, planTrim } from './plan-trim';

/** Scripts and styles that cached pages name. */
async function listNeeded(): Promise<ReadonlySet<string>> {
  const cache = await caches.open(CACHE_NAMES.page);
  const needed = new Set<string>();
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    findAssets(html ?? '').forEach((path) => needed.add(new URL(path, request.url).href));
  }
  return needed;
}

/** Brings scripts and styles under their limit; ages are looked at only then, and when a worker takes over. */
export async function trimAssets({ isFull = false } = {}): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.asset);
  const requests = await cache.keys();
  if (requests.length <= LIMITS.asset.entries && !isFull) return;
  const entries = await Promise.all(
    requests.map(async (request) => ({
      key: request.url,
      cachedAtMs: Number((await cache.match(request))?.headers.get(CACHED_AT) ?? 0),
    })),
  );
  const gone = planTrim(entries, LIMITS.asset, Date.now(), await listNeeded());
  await Promise.all(gone.map((key) => cache.delete(key, { ignoreVary: true })));
}

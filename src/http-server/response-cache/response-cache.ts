import type { OutgoingHttpHeader } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Body } from './compressed-bodies';

const MAX_PAGES = 5_000;
/** Addresses without a page: those that are asked for again and again, by a robot or an old link. */
const MAX_NOT_FOUND = 200;

/** A rendered response, ready to be written. */
export interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeader[];
  etag: string | undefined;
  /** Whether Next had it cached: its `x-nextjs-cache`. */
  cacheStatus: string | undefined;
  body: Pick<Body, 'bytes'>;
}

interface Entry<Response> {
  response: Response;
  freshUntilMs: number;
  isRevalidating: boolean;
}

interface ResponseCacheOptions {
  /** How long a response is fresh. */
  ttlMs: number;
  now?: () => number;
}

/**
 * Rendered responses of this process: fresh for `ttlMs`, after that stale until one visitor has them revalidated. Evicted
 * by count, the longest unread first; pages that do not exist are counted apart, so that they displace none that does.
 */
export function createResponseCache<Response extends CachedResponse>({
  ttlMs,
  now = Date.now,
}: ResponseCacheOptions) {
  const pages = new LRUCache<string, Entry<Response>>({ max: MAX_PAGES });
  const notFound = new LRUCache<string, Entry<Response>>({ max: MAX_NOT_FOUND });
  let generation = 0;

  const isFresh = (entry: Entry<Response>) => entry.freshUntilMs > now();

  return {
    /** Changes with every eviction: what was rendered before it must not be stored after it. */
    generation: () => generation,

    /** @returns the response while it is fresh; a stale one as long as another visitor revalidates it */
    get(key: string): Response | undefined {
      const missing = notFound.get(key);
      if (missing && isFresh(missing)) return missing.response;
      const page = pages.get(key);
      return page && (isFresh(page) || page.isRevalidating) ? page.response : undefined;
    },

    /** Whether a page is there, fresh or stale: Next has it, too, and answers at no cost. */
    has: (key: string): boolean => pages.has(key),

    /** @param rendered the generation when its rendering began */
    set(key: string, response: Response, rendered: number): void {
      if (rendered !== generation) return;
      const entry = { response, freshUntilMs: now() + ttlMs, isRevalidating: false };
      (response.status === 404 ? notFound : pages).set(key, entry);
    },

    /**
     * Stale while revalidate, single flight: from now on the others get the stale response.
     * @returns what ends that, whether a new response was stored or not
     */
    revalidate(key: string): () => void {
      const entry = pages.get(key);
      if (entry) entry.isRevalidating = true;
      return () => {
        if (entry) entry.isRevalidating = false;
      };
    },

    /** Everything: a page that was rendered again may be shown by any address. */
    evict(): void {
      generation += 1;
      pages.clear();
      notFound.clear();
    },
  };
}

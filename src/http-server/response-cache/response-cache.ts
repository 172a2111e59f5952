import type { OutgoingHttpHeader } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Body } from './compressed-bodies';

const MAX_PAGES = 5_000;
/** A key holds the query, so one page may be stored as often as a visitor likes: the bytes are limited too. */
const MAX_PAGE_BYTES = 48_000_000;
/** Headers and what an entry needs beside its body. */
const ENTRY_BYTES = 2_000;
/** Missing pages that are requested again and again, by a robot or an old link. */
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
 * Rendered responses of this process: fresh for `ttlMs`, then stale until one visitor's request has revalidated them.
 * Evicted by count and size, the longest unread first; missing pages are counted apart, so that they displace no others.
 */
export function createResponseCache<Response extends CachedResponse>({
  ttlMs,
  now = Date.now,
}: ResponseCacheOptions) {
  const pages = new LRUCache<string, Entry<Response>>({
    max: MAX_PAGES,
    maxSize: MAX_PAGE_BYTES,
    sizeCalculation: ({ response }, key) => response.body.bytes.length + key.length + ENTRY_BYTES,
  });
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

    /** Whether a page is cached, fresh or stale: then Next has it too, and answers cheaply. */
    has: (key: string): boolean => pages.has(key),

    /** @param rendered the generation when its rendering began */
    set(key: string, response: Response, rendered: number): void {
      if (rendered !== generation) return;
      const entry = { response, freshUntilMs: now() + ttlMs, isRevalidating: false };
      (response.status === 404 ? notFound : pages).set(key, entry);
    },

    /**
     * Stale while revalidate, single flight: from now on the others get the stale response.
     * @returns a function that ends this, whether a new response was stored or not
     */
    revalidate(key: string): () => void {
      const entry = pages.get(key);
      if (entry) entry.isRevalidating = true;
      return () => {
        if (entry) entry.isRevalidating = false;
      };
    },

    /** Everything, because any address may show a page that was rendered again. */
    evict(): void {
      generation += 1;
      pages.clear();
      notFound.clear();
    },
  };
}

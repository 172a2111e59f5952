/** The state of a page in the server's page cache. */
export interface PageCache {
  /** `HIT`, `STALE` or `MISS`; null for a page that is not cached. */
  state: string | null;
  /** Seconds a shared cache has held it; null without one. */
  ageSeconds: number | null;
  cacheControl: string | null;
}

/** Requests the headers of a page, without its body and without the browser's cache. @throws when no response comes */
export async function readPageCache(address: string, signal: AbortSignal): Promise<PageCache> {
  const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  const age = headers.get('age');
  return {
    state: headers.get('x-nextjs-cache'),
    ageSeconds: age === null ? null : Number(age),
    cacheControl: headers.get('cache-control'),
  };
}

/** What the server's page cache says about a page. */
export interface PageCache {
  /** `HIT`, `STALE` or `MISS`; null for a page that is made for each visit. */
  state: string | null;
  /** Seconds a shared cache has held it; null without one. */
  ageSeconds: number | null;
  cacheControl: string | null;
}

/** Asks for the headers of a page, without its body and past the browser's own cache. @throws when nobody answers */
export async function readPageCache(address: string, signal: AbortSignal): Promise<PageCache> {
  const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  const age = headers.get('age');
  return {
    state: headers.get('x-nextjs-cache'),
    ageSeconds: age === null ? null : Number(age),
    cacheControl: headers.get('cache-control'),
  };
}

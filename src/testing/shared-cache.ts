import type { CdnPurge } from '@/server/ports/cdn/create-cdn';

interface Stored {
  body: string;
  tags: string[];
  storedAtMs: number;
  freshMs: number;
  staleMs: number;
}

const seconds = (control: string, name: string) =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);

/**
 * A CDN as Fastly is one: it goes by `Surrogate-Control`, stores nothing that is private, passes on who is signed in, and
 * shows a stale copy when the shop fails. `purge.fault` makes a purge fail.
 */
export function createSharedCache(ask: (path: string, token?: string) => Promise<Response>, now: () => Date) {
  const copies = new Map<string, Stored>();
  const purge: CdnPurge & { fault: string | null; asked: string[][] } = {
    settleMs: 0,
    fault: null,
    asked: [],
    purge(tags) {
      purge.asked.push([...tags]);
      if (purge.fault) return Promise.reject(new Error(purge.fault));
      for (const [path, copy] of copies) if (copy.tags.some((tag) => tags.includes(tag))) copies.delete(path);
      return Promise.resolve();
    },
  };

  async function fetchAndStore(path: string, token?: string): Promise<{ status: number; body: string }> {
    const response = await ask(path, token);
    const body = await response.text();
    const control = response.headers.get('surrogate-control') ?? '';
    const freshMs = seconds(control, 'max-age') * 1_000;
    if (!token && response.status === 200 && freshMs > 0)
      copies.set(path, {
        body,
        tags: response.headers.get('surrogate-key')?.split(' ') ?? [],
        storedAtMs: now().getTime(),
        freshMs,
        staleMs: seconds(control, 'stale-if-error') * 1_000,
      });
    return { status: response.status, body };
  }

  return {
    purge,
    /** What a visitor gets, or who is signed in with a token. */
    async get(path: string, token?: string): Promise<{ status: number; body: string }> {
      const copy = token ? undefined : copies.get(path);
      const ageMs = copy ? now().getTime() - copy.storedAtMs : Infinity;
      if (copy && ageMs < copy.freshMs) return { status: 200, body: copy.body };
      const answer = await fetchAndStore(path, token);
      const mayBeStale = copy && answer.status >= 500 && ageMs < copy.freshMs + copy.staleMs;
      return mayBeStale ? { status: 200, body: copy.body } : answer;
    },
  };
}

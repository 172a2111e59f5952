import { sign } from '@/server/kernel/sign';
import { processRegistry } from '@/server/process-registry';
import type { PageMaker } from './page-maker';

/** Where this process asks itself for a page (routes/machines/internal.routes.ts). */
export const REMAKE_PATH = '/internal/revalidate';
export const REMAKE_SIGNATURE = 'x-page-signature';

/** Signs the address of a page to revalidate: only the shop itself can. */
export const signRemake = (secret: string, address: string) => sign(secret, 'remake page', address);

const LIMIT_MS = 30_000;

/**
 * Next revalidates a page only from within a request to one of its API routes, so the process asks itself over the
 * loopback (ADR 0013).
 */
export const createOwnPages = (
  secret: string,
  readPort: () => number | undefined = () => processRegistry.port,
): PageMaker => ({
  isReachable: () => readPort() !== undefined,
  async remake(address) {
    const query = new URLSearchParams({ address }).toString();
    const since = Date.now();
    const answer = await fetch(`http://127.0.0.1:${readPort()}/api${REMAKE_PATH}?${query}`, {
      method: 'POST',
      headers: { [REMAKE_SIGNATURE]: signRemake(secret, address) },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 200)}`);
    processRegistry.storedPages?.dropGone(address, since);
  },
});

/** `next dev` renders every page for each request: there is nothing to revalidate. */
export const livePages: PageMaker = { isReachable: () => true, remake: () => Promise.resolve() };

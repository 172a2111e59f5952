import { createOwnPages } from '@/server/ports/pages/own-pages';
import { processRegistry, type FailedPages } from '@/server/process-registry';

const PAUSE_MS = 3_000;
/** A page that fails while the API answers is given up after so many tries. */
const MOST_TRIES = 100;
const MOST_PAGES = 1_000;

/**
 * The pages that could not be made while the API was away. Next shows the last good one and tries again after 30 s at
 * the earliest, on a visit; here one of them is tried every three seconds, and once it works the others follow: seconds
 * after the API is back, what was visited meanwhile is fresh (docs/rules.md, Faults).
 */
export function createFailedPages(remake: (address: string) => Promise<void>): FailedPages {
  const triesOf = new Map<string, number>();
  // A page that fails again adds itself again.
  const inHand = new Set<string>();
  let isWaiting = false;

  async function tryAgain(address: string): Promise<boolean> {
    const tries = (triesOf.get(address) ?? 0) + 1;
    triesOf.delete(address);
    inHand.add(address);
    try {
      await remake(address);
      return true;
    } catch {
      // To the end of the queue, so that a page that keeps failing holds up no other.
      if (tries < MOST_TRIES) triesOf.set(address, tries);
      return false;
    } finally {
      inHand.delete(address);
    }
  }

  async function tryAll() {
    const [first, ...others] = [...triesOf.keys()];
    if (first !== undefined && (await tryAgain(first))) for (const address of others) await tryAgain(address);
    isWaiting = false;
    if (triesOf.size > 0) wait();
  }

  function wait() {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void tryAll(), PAUSE_MS).unref();
  }

  return {
    add(address) {
      if (inHand.has(address) || triesOf.has(address) || triesOf.size >= MOST_PAGES) return;
      triesOf.set(address, 0);
      wait();
    },
  };
}

async function remakeOwn(address: string): Promise<void> {
  const { getRuntime } = await import('@/server/runtime');
  await createOwnPages((await getRuntime()).services.secret).remake(address);
}

/** Those of this process. */
export const failedPages = (): FailedPages => (processRegistry.failedPages ??= createFailedPages(remakeOwn));

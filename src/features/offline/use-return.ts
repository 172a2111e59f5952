import { useEffect } from 'react';
import { WORKER_ADDRESS } from '@/lib/offline/offline-cache';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A page that fails although the shop answers must not lead back here in an endless loop. */
const MOST_RETURNS = 3;
const COUNTED = 'store-offline-returns';

const replaceAddress = (to: string) => window.location.replace(to);

/** How often this tab has navigated to the address by itself; the maximum when storage is forbidden. */
function countReturn(address: string): number {
  try {
    const [last, count] = (sessionStorage.getItem(COUNTED) ?? '').split('\n');
    const next = last === address ? Number(count) + 1 : 1;
    sessionStorage.setItem(COUNTED, `${address}\n${next}`);
    return next;
  } catch {
    return MOST_RETURNS;
  }
}

/** Whether the shop answers; browsers say "online" before the first call gets through. */
const isShopThere = () =>
  fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Navigates to `address` when the shop can be reached again: looks at once when the browser tells of a network, and with
 * backoff, because not every browser tells; asks the shop only where there is one. Three times at most for an address; then the
 * visitor decides.
 */
export function useReturn(address: string | null, go: (to: string) => void = replaceAddress): void {
  useEffect(() => {
    if (!address) return;
    let isGone = false;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      clearTimeout(timer);
      const isThere = navigator.onLine && (await isShopThere());
      if (isGone) return;
      if (isThere) {
        if (countReturn(address) <= MOST_RETURNS) go(address);
        return;
      }
      timer = setTimeout(() => void attempt(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    const onOnline = () => void attempt();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [address, go]);
}

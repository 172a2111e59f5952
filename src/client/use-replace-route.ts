import { useRouter } from 'next/router';
import { use, useEffect, useEffectEvent } from 'react';
import { LeavingPage } from '@/lib/browser/leaving-page';

/** For `useReplaceRoute`: only the address changes, neither the page nor its scroll position. */
export const IN_PLACE = { shallow: true, scroll: false } as const;

/**
 * Replaces the address, once for each new target; null does nothing. Only the target decides, because the router is
 * another object after every navigation. A page that is fading out does not navigate any more.
 */
export function useReplaceRoute(
  target: string | null,
  options?: { shallow?: boolean; scroll?: boolean },
): void {
  const router = useRouter();
  const isLeaving = use(LeavingPage);
  const replace = useEffectEvent((address: string) => {
    void (options ? router.replace(address, undefined, options) : router.replace(address));
  });
  useEffect(() => {
    if (target !== null && !isLeaving) replace(target);
  }, [target, isLeaving]);
}

import { useRouter } from 'next/router';
import { use, useEffect, useEffectEvent } from 'react';
import { LeavingPage } from '@/lib/browser/leaving-page';

/** For `useReplaceRoute`: the page stays as it is and where it is scrolled to; only its address changes. */
export const IN_PLACE = { shallow: true, scroll: false } as const;

/**
 * Puts another address in place of this one, once for each new target; nothing while it is null. The router is another
 * object after every navigation, so only the target decides. A page that is on its way out leads nowhere any more.
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

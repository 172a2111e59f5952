import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

/** For `useReplaceRoute`: the page stays as it is and where it is scrolled to; only its address changes. */
export const IN_PLACE = { shallow: true, scroll: false } as const;

/**
 * Puts another address in place of this one, once for each new target; nothing while it is null. The router is another
 * object after every navigation, so only the target decides.
 */
export function useReplaceRoute(
  target: string | null,
  options?: { shallow?: boolean; scroll?: boolean },
): void {
  const router = useRouter();
  const replace = useEffectEvent((address: string) => {
    void (options ? router.replace(address, undefined, options) : router.replace(address));
  });
  useEffect(() => {
    if (target !== null) replace(target);
  }, [target]);
}

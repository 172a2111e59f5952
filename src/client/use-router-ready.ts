import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the query of the address may be read. False in the server's HTML and in the first render over it alike: the
 * router itself already says yes there when the address has no query, and React would find another page than it got.
 */
export function useRouterReady(): boolean {
  const { isReady } = useRouter();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated && isReady;
}

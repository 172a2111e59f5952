import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the query of the address may be read. False on the server and during hydration: `router.isReady` is true there
 * when the address has no query, and the hydrated page would differ from the HTML.
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

import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from '@/client/token';

const never = () => () => undefined;

/** True after hydration; before, it is not known whether a user is signed in. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The stored token; undefined before hydration. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(onTokenChange, readToken, () => undefined);

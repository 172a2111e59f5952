import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from '@/client/token';

const never = () => () => undefined;

/** True once the browser runs the page: before that nobody knows who is signed in. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The stored token; undefined while the page is not hydrated. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(onTokenChange, readToken, () => undefined);

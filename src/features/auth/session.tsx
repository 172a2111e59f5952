import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { User } from '@/contract/schemas/users';
import type { ApiError } from '@/client/api-error';
import { endpointQuery } from '@/client/query';
import { readToken, removeToken } from '@/client/token';
import { useHydrated, useToken } from './token-store';

/** Permissions can be revoked at any time, so the user is fetched again after a minute. */
export const selfQuery = { ...endpointQuery('getSelf', {}), staleTime: 60_000 };

export interface Session {
  user: User | null;
  /**
   * `unknown` until hydration, `loading` while the user is fetched, `unreachable` when there was no response or a 5xx:
   * the token stays, and the page is shown as to a visitor.
   */
  status: 'unknown' | 'anonymous' | 'loading' | 'signedIn' | 'unreachable';
  /** There is a token. */
  isAuthorized: boolean;
  /** Why the user is `unreachable`: status 0 is a lost connection, 5xx a failed server. */
  error: ApiError | null;
  retry: () => void;
}

/** Responses that refuse the user. A server that fails (5xx) or does not answer refuses no one. */
const DENIALS: readonly (number | undefined)[] = [401, 403, 404];

/**
 * The signed-in user and the state of the session. Without a token there is no user; otherwise the self user is fetched,
 * and a response that refuses the user clears user and token.
 */
export function useUser(): Session {
  const hydrated = useHydrated();
  const token = useToken();
  const { data, error, refetch } = useQuery({ ...selfQuery, enabled: !!token });
  const isRefused = DENIALS.includes(error?.status);

  useEffect(() => {
    if (isRefused && readToken() === token) removeToken();
  }, [isRefused, token]);

  const user = token && !isRefused ? (data ?? null) : null;
  return { user, status: statusOf(), isAuthorized: !!token, error, retry: () => void refetch() };

  function statusOf(): Session['status'] {
    if (!hydrated) return 'unknown';
    if (!token || isRefused) return 'anonymous';
    if (user) return 'signedIn';
    return error ? 'unreachable' : 'loading';
  }
}

function createSelfStore() {
  let self: User | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => self,
    write(user: User | null) {
      if (user === self) return;
      self = user;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
type SelfStore = ReturnType<typeof createSelfStore>;

const SelfContext = createContext<SelfStore>(createSelfStore());

/**
 * Provides the signed-in user for every `useSelf` of the page. A store instead of a value: a page of fifty cards neither
 * reads the cookie fifty times nor renders again when there is no user.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createSelfStore);
  return (
    <SelfContext value={store}>
      {children}
      <SelfWatcher store={store} />
    </SelfContext>
  );
}

function SelfWatcher({ store }: { store: SelfStore }) {
  const { user } = useUser();
  useLayoutEffect(() => store.write(user), [store, user]);
  return null;
}

/** The signed-in user without the state of the session; updated a moment after `useUser`. */
export function useSelf(): User | null {
  const { subscribe, read } = use(SelfContext);
  return useSyncExternalStore(subscribe, read, () => null);
}

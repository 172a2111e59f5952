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
import { endpointQuery } from '@/client/query';
import { readToken, removeToken } from '@/client/token';
import { useHydrated, useToken } from './token-store';

/** Rights may be taken back at any time: asked for again after a minute. */
export const selfQuery = { ...endpointQuery('getSelf', {}), staleTime: 60_000 };

export interface Session {
  user: User | null;
  /**
   * `unknown` until the browser has looked, `loading` while the user is fetched, `unreachable` when nobody answered:
   * the token is kept and the page shows itself as to a visitor.
   */
  status: 'unknown' | 'anonymous' | 'loading' | 'signedIn' | 'unreachable';
  /** There is a token (specification, section 4: marked authorized). */
  isAuthorized: boolean;
  retry: () => void;
}

/**
 * Who is signed in, and how sure that is. Without a token nobody; otherwise the self user is fetched, and an answer of
 * 401 clears user and token (specification, section 4).
 */
export function useUser(): Session {
  const hydrated = useHydrated();
  const token = useToken();
  const { data, error, refetch } = useQuery({ ...selfQuery, enabled: !!token });
  const isRefused = error?.status === 401;

  useEffect(() => {
    if (isRefused && readToken() === token) removeToken();
  }, [isRefused, token]);

  const user = token && !isRefused ? (data ?? null) : null;
  return { user, status: statusOf(), isAuthorized: !!token, retry: () => void refetch() };

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
 * Knows who is signed in for every `useSelf` of the page. A store instead of a value: a page of fifty cards neither
 * reads the cookie fifty times nor is drawn again when a visitor turns out to be one.
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

/** The signed-in person alone, for what does not care how sure that is: a moment later than with `useUser`. */
export function useSelf(): User | null {
  const { subscribe, read } = use(SelfContext);
  return useSyncExternalStore(subscribe, read, () => null);
}

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

/** Rights may be taken back at any time: asked for again after a minute. */
export const selfQuery = { ...endpointQuery('getSelf', {}), staleTime: 60_000 };

export interface Session {
  user: User | null;
  /**
   * `unknown` until the browser has looked, `loading` while the user is fetched, `unreachable` when there was no answer
   * or the server could not give one: the token stays and the page shows itself as to a visitor.
   */
  status: 'unknown' | 'anonymous' | 'loading' | 'signedIn' | 'unreachable';
  /** There is a token (specification, section 4: marked authorized). */
  isAuthorized: boolean;
  /** Why the user is `unreachable`: status 0 is a lost connection, 5xx a server that is unwell. */
  error: ApiError | null;
  retry: () => void;
}

/** Answers that deny the person. A server that is unwell (5xx) or does not answer denies no one. */
const DENIALS: readonly (number | undefined)[] = [401, 403, 404];

/**
 * Who is signed in, and how sure that is. Without a token there is no user; otherwise the self user is fetched, and an
 * answer that denies the person clears user and token.
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

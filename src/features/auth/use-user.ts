import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/contract/schemas/users';
import { endpointQuery } from '@/client/query';
import { readToken, removeToken } from '@/client/token';
import { useHydrated, useToken } from './token-store';

export const selfQuery = endpointQuery('getSelf', {});

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
 * Who is signed in. Without a token nobody; otherwise the self user is fetched, and an answer of 401 clears user and
 * token (specification, section 4).
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

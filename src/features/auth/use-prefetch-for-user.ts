import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useToken } from './token-store';

export interface Prefetched {
  queryKey: QueryKey;
}

/**
 * Fetches what a page shows to a signed-in user while the session itself is still fetched, so that the page waits for one
 * response instead of two. Without a token nothing is fetched. A refusal or failure is left to the page's own query.
 */
export function usePrefetchForUser(queries: readonly Prefetched[] = []) {
  const client = useQueryClient();
  const token = useToken();
  // The address of a page that was built ahead is known a moment after hydration.
  const { isReady } = useRouter();
  const keys = hashKey(queries.map(({ queryKey }) => queryKey));
  const prefetch = useEffectEvent(() => {
    for (const { queryKey } of queries) client.query({ queryKey }).catch(() => undefined);
  });
  useEffect(() => {
    if (token && isReady) prefetch();
  }, [token, isReady, keys]);
}

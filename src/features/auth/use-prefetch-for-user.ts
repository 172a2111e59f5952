import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { hasPermission } from '@config/has-permission';
import type { Permission } from '@config/permissions';
import { isApiError } from '@/client/api-error';
import { selfQuery } from './session';
import { useToken } from './token-store';

export interface Prefetched {
  queryKey: QueryKey;
  /** What the API asks for; any one of a list. */
  permission?: Permission | readonly Permission[];
}

/** In the storage of the tab: the queries that were refused to its user. */
const REFUSED = 'prefetch-refused';

function readRefused(): string[] {
  try {
    return (sessionStorage.getItem(REFUSED) ?? '').split('\n');
  } catch {
    return [];
  }
}

function markRefused(key: string) {
  try {
    sessionStorage.setItem(REFUSED, [...new Set([...readRefused(), key])].join('\n'));
  } catch {
    // Without a storage it is asked for and refused again, which is harmless.
  }
}

/**
 * Fetches what a page shows to a signed-in user while the session itself is still fetched, so that the page waits for one
 * response instead of two. Without a token nothing is fetched, nor what the user may not see, as far as that is known: from
 * the user, or from a refusal earlier in this tab. A refusal or failure is left to the page's own query.
 */
export function usePrefetchForUser(queries: readonly Prefetched[] = []) {
  const client = useQueryClient();
  const token = useToken();
  // The address of a page that was built ahead is known a moment after hydration.
  const { isReady } = useRouter();
  const keys = hashKey(queries.map(({ queryKey }) => queryKey));
  const prefetch = useEffectEvent(() => {
    const self = client.getQueryData(selfQuery.queryKey);
    for (const { queryKey, permission } of queries) {
      const [name] = queryKey;
      const isOpen = self
        ? !permission || [permission].flat().some((one) => hasPermission(self, one))
        : !readRefused().includes(String(name));
      if (!isOpen) continue;
      client.query({ queryKey }).catch((error: unknown) => {
        if (isApiError(error) && error.status === 403) markRefused(String(name));
      });
    }
  });
  useEffect(() => {
    if (token && isReady) prefetch();
  }, [token, isReady, keys]);
}

import { QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import { ApiError } from './api-error';
import type { Call } from './make-call';

/** Query options of an endpoint. Key, types and function derive from the contract; there is no list of keys. */
export function endpointQuery<K extends EndpointName>(name: K, input: CallInput<K>) {
  return queryOptions<Output<K>, ApiError, Output<K>, readonly [K, CallInput<K>]>({
    queryKey: [name, input],
  });
}

/** Asks again while the page is looked at, and when a person comes back to it: for answers with links that expire. */
export const refetchWhileSeen = (everyMs: number) =>
  ({ refetchInterval: everyMs, refetchOnWindowFocus: 'always' }) as const;

/** How long the data of a page is fresh: until the page is revalidated (server/page-props/static-page.ts). */
const PAGE_AGE_MS = 5 * 60_000;

/**
 * How long an unused answer stays in the cache. On the server a client exists for one page: an eviction timer would hold
 * the whole request, a hundred kilobytes, until it fires.
 */
const UNUSED_MS = typeof window === 'undefined' ? Infinity : 10 * 60_000;

/** A retry helps when no response came or the server failed, not when it refused. */
function isWorthRetrying(error: unknown) {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500) &&
    error.errorCode !== 'CANCELLED'
  );
}

/**
 * A QueryClient whose query function is derived from the query key. `call` is the browser's, or on the server the one
 * that reaches the API in the same process.
 */
export function createQueryClient(call: Call) {
  const fetchByKey = ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) => {
    const [name, input] = queryKey as [Parameters<Call>[0], never];
    return call(name, input, { signal });
  };
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: PAGE_AGE_MS,
        gcTime: UNUSED_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isWorthRetrying(error),
      },
      // Without a network a mutation fails at once and shows it, instead of waiting.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

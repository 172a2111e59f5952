import { QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import { ApiError } from './api-error';
import type { Call } from './call';

/** Query options of an endpoint: key, types and function derive from the contract; there is no list of keys. */
export function endpointQuery<K extends EndpointName>(name: K, input: CallInput<K>) {
  return queryOptions<Output<K>, ApiError, Output<K>, readonly [K, CallInput<K>]>({
    queryKey: [name, input],
  });
}

/** How old a page may get before it is made again (server/page-props/static-page.ts); what it brings is fresh till then. */
const PAGE_AGE_MS = 5 * 60_000;

/**
 * How long an answer nobody shows is kept. On the server a client lives as long as one page is made: a timer of its
 * answers would hold the whole request, a hundred kilobytes, until it rings.
 */
const KEPT_MS = typeof window === 'undefined' ? Infinity : 10 * 60_000;

/** A repeat helps when nobody answered or the server was overloaded, never when it said no. */
function isWorthRetrying(error: unknown) {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500) &&
    error.errorCode !== 'CANCELLED'
  );
}

/**
 * A QueryClient whose queries fetch themselves from their key. `call` is the browser's, or on the server the one
 * that reaches the API in process.
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
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isWorthRetrying(error),
      },
      // Without a network a call fails at once and says so, instead of waiting in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

/** Customers write meanwhile: what is on the screen is asked again after half a minute. */
const FRESH_MS = 30_000;

/** One page of reviews, newest first. The page shown stays while the next one is fetched. */
export const reviewListQuery = (query: CallInput<'listManagedReviews'>['query']) =>
  queryOptions({
    ...endpointQuery('listManagedReviews', { query }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

/** One page of coupons with their uses. */
export const couponListQuery = (query: CallInput<'listManagedCoupons'>['query']) =>
  queryOptions({
    ...endpointQuery('listManagedCoupons', { query }),
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

export type UserQuery = CallInput<'exportUsers'>['query'];

/** One page of users, newest first. The page shown stays while the next one is fetched. */
export const userListQuery = (query: UserQuery, pagina: number) =>
  queryOptions({
    ...endpointQuery('listUsers', { query: { ...query, pagina } }),
    placeholderData: keepPreviousData,
  });

/** One user with addresses and what they bought. */
export const userQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getUser', { params: { id } }), staleTime: 0 });

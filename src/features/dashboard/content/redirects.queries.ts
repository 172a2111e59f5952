import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

/** One page of campaign links with their hits. */
export const redirectListQuery = (pagina: number) =>
  queryOptions({
    ...endpointQuery('listRedirects', { query: { pagina } }),
    placeholderData: keepPreviousData,
  });

import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

/** One user with addresses and what they bought. */
export const userQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getUser', { params: { id } }), staleTime: 0 });

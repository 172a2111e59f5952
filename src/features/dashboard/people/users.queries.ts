import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { ManagedUser } from '@/contract/schemas/people';

/** One user with addresses and what they bought. */
export const userQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getUser', { params: { id } }), staleTime: 0 });

/** A change of one user: the lists are asked again, and who is signed in, for that may be the same person. */
export const ofUser = ({ id }: Pick<ManagedUser, 'id'>) => ({
  refreshes: ['listUsers', 'getSelf'] as const,
  keyOf: () => userQuery(id).queryKey,
  showsError: true,
});

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput } from '@/contract/contract';
import type { ManagedUser } from '@/contract/schemas/people';
import { useWithPassword } from '../kit/password-host';
import { userQuery } from './users.queries';

type Roles = CallInput<'updateUser'>['body'];

/** The answer replaces the user; the lists are asked again, and who is signed in, for that may be the same person. */
function useKeepUser(id: string) {
  const queryClient = useQueryClient();
  return (user: ManagedUser) => {
    queryClient.setQueryData(userQuery(id).queryKey, user);
    void queryClient.invalidateQueries({ queryKey: ['listUsers'] });
    void queryClient.invalidateQueries({ queryKey: ['getSelf'] });
  };
}

/** Changes what a user may do; asks for the password where the API wants it again. */
export function useUpdateUser(id: string) {
  const withPassword = useWithPassword();
  return useMutation<ManagedUser, ApiError, Roles>({
    mutationFn: (body) => withPassword(() => call('updateUser', { params: { id }, body })),
    onSuccess: useKeepUser(id),
  });
}

/** Makes a user a representative or ends it; asks for the password where the API wants it again. */
export function useSetRepresentante(userId: string) {
  const withPassword = useWithPassword();
  return useMutation<ManagedUser, ApiError, boolean>({
    mutationFn: (representante) =>
      withPassword(() => call('setRepresentante', { body: { userId, representante } })),
    onSuccess: useKeepUser(userId),
  });
}

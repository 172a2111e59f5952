import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '@/contract/contract';
import type { OwnConsents } from '@/contract/schemas/users';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';

export const ownSessionsQuery = { ...endpointQuery('listOwnSessions', {}), staleTime: 0 };
export const ownConsentsQuery = endpointQuery('getOwnConsents', {});

/** Ends sessions one after the other. One that has ended already is no error. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, readonly string[]>({
    async mutationFn(ids) {
      for (const id of ids) {
        await call('deleteOwnSession', { params: { id } }).catch((error: unknown) => {
          if (!isApiError(error) || error.errorCode !== 'NOT_FOUND') throw error;
        });
      }
      return null;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

/** Gives or withdraws the consent to news. */
export function useUpdateConsents() {
  const queryClient = useQueryClient();
  return useMutation<OwnConsents, ApiError, boolean>({
    mutationFn: (marketing) => call('updateOwnConsents', { body: { marketing } }),
    onSuccess: (consents) => queryClient.setQueryData(ownConsentsQuery.queryKey, consents),
  });
}

/** Fetches all data that the shop stores about the user. */
export function useExportSelf() {
  return useMutation<Output<'exportSelf'>, ApiError>({ mutationFn: () => call('exportSelf', {}) });
}

/** Deletes the account. */
export function useDeleteSelf() {
  return useMutation<null, ApiError, string>({
    mutationFn: (password) => call('deleteSelf', { body: { password } }),
  });
}

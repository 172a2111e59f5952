import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Output } from '@/contract/contract';
import type { Address, AddressInput } from '@/contract/schemas/address';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';

export const ownDetailsQuery = endpointQuery('getOwnDetails', {});
export const ownAddressesQuery = endpointQuery('listOwnAddresses', {});

/** Saves the user's details, and updates the name in the header. */
export function useUpdateDetails() {
  const queryClient = useQueryClient();
  return useMutation<Output<'updateOwnDetails'>, ApiError, CallInput<'updateOwnDetails'>['body']>({
    mutationFn: (body) => call('updateOwnDetails', { body }),
    async onSuccess(details) {
      queryClient.setQueryData(ownDetailsQuery.queryKey, details);
      await queryClient.invalidateQueries({ queryKey: ['getSelf'] });
    },
  });
}

/** Saves a new address, or with an id replaces that one. */
export function useSaveAddress(id?: string) {
  const queryClient = useQueryClient();
  return useMutation<Address, ApiError, AddressInput>({
    mutationFn: (body) =>
      id ? call('updateOwnAddress', { params: { id }, body }) : call('createOwnAddress', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownAddressesQuery.queryKey }),
  });
}

/** Removes an address; one that does not exist any more counts as removed. */
export function useRemoveAddress() {
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, string>({
    mutationFn: (id) =>
      call('deleteOwnAddress', { params: { id } }).catch((error: unknown) => {
        if (isApiError(error) && error.errorCode === 'NOT_FOUND') return null;
        throw error;
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownAddressesQuery.queryKey }),
  });
}

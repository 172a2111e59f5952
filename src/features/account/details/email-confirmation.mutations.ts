import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { isLocale } from '@config/locales';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { ownDetailsQuery } from '@/features/account/account.mutations';

/** Confirms the user's e-mail with the token of the mailed link. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, string>({
    mutationFn: (token) => call('confirmEmail', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownDetailsQuery.queryKey }),
  });
}

/** Requests another link, in the language of the page. */
export function useRequestEmailConfirmation() {
  const { locale } = useRouter();
  return useMutation<null, ApiError>({
    mutationFn: () =>
      call('requestEmailConfirmation', { body: { locale: isLocale(locale) ? locale : undefined } }),
  });
}

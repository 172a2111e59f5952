import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { isLocale } from '@config/locales';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { ownDetailsQuery } from '@/features/account/account.mutations';

/** `before`: the link was of no use, but the e-mail is confirmed; the answer to an earlier press may have been lost. */
export type Confirmation = 'now' | 'before';

async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    await call('confirmEmail', { body: { token } });
    return 'now';
  } catch (error) {
    if (!isApiError(error) || error.errorCode !== 'CONFIRMATION_INVALID') throw error;
    const details = await call('getOwnDetails', {}).catch(() => null);
    if (!details?.emailConfirmed) throw error;
    return 'before';
  }
}

/** Confirms the user's e-mail with the token of the mailed link. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation<Confirmation, ApiError, string>({
    mutationFn: confirmEmail,
    // Orders that were placed without the account have joined it, too.
    onSuccess: () =>
      Promise.all(
        [ownDetailsQuery.queryKey, ['listOwnOrders'], ['listRecentOwnOrders']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
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

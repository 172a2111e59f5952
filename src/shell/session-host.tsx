import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@/client/api-error';
import { readToken } from '@/client/token';
import { useRouter } from 'next/router';
import { openModal } from '@/client/ui-store';

/**
 * A session that turns out to be over when somebody sends something is renewed over the page: it stays where it is,
 * with everything that was typed. Answers that only show something lead to /entrar instead; nothing is lost there.
 */
export function SessionHost() {
  const queryClient = useQueryClient();
  const { asPath } = useRouter();
  const ask = useEffectEvent(() => openModal('LOGIN_VIEW', { next: asPath, isOver: true }));
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !readToken()) return;
        const error: unknown = event.action.error;
        if (isApiError(error) && error.errorCode === 'UNAUTHENTICATED') ask();
      }),
    [queryClient],
  );
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@/client/api-error';
import { readToken } from '@/client/token';
import { useRouter } from 'next/router';
import { openModal } from '@/client/ui-store';

/**
 * When a mutation fails because the session has ended, the sign-in opens over the page, so that nothing typed is lost.
 * When a query fails for that reason, the browser goes to /entrar.
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

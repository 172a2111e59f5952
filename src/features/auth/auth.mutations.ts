import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { ROUTES } from '@config/routes';
import type { LoginBody, RegisterBody } from '@/contract/schemas/users';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { removeToken, storeToken } from '@/client/token';
import { readReferralCode } from '@/lib/referral';
import { track } from '@/lib/track';
import { closeModal } from '@/shell/ui-store';
import { routeAfterLogin, routeAfterRegister } from './next-route';
import { forgetPrivateQueries } from './private-queries';
import { selfQuery } from './use-user';

/** Token stored (which marks the visitor authorized), modal closed, user refreshed: specification, section 4. */
async function enter(queryClient: QueryClient, token: string) {
  await forgetPrivateQueries(queryClient);
  storeToken(token);
  closeModal();
  // Nobody waits in front of a closed door for the name in the header: it comes when it comes.
  await queryClient.query(selfQuery).catch(() => undefined);
}

/**
 * Signs in, then does what the specification lists: token, modal, user, navigation, tracking. A failure removes the
 * token and is logged.
 * @param next where to go instead of the `next` query parameter, for forms that stand on another page
 */
export function useLogin(next?: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<string, ApiError, LoginBody>({
    mutationFn: (body) => call('login', { body }),
    async onSuccess(token) {
      await enter(queryClient, token);
      await router.push(routeAfterLogin(next ?? router.query.next));
      track('login', { method: 'password' });
    },
    onError(error) {
      removeToken();
      console.warn('Login failed:', error.errorCode);
    },
  });
}

/** Creates an account and signs in. A failure shows its `errorCode` in a browser alert (specification, section 8). */
export function useRegister() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<string, ApiError, RegisterBody>({
    mutationFn: (body) => call('register', { body: { ...body, representativeCode: readReferralCode() } }),
    async onSuccess(token, { nextRoute }) {
      await enter(queryClient, token);
      await router.push(routeAfterRegister(nextRoute, router.query.next));
      track('sign_up', { method: 'password' });
    },
    onError(error) {
      window.alert(error.errorCode);
    },
  });
}

/** Ends this session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call('logout', { query: {} }).catch(() => null),
    async onSuccess() {
      // Away first: the page that is left asks whoever has no session to sign in.
      await router.push(ROUTES.home).catch(() => false);
      removeToken();
      await forgetPrivateQueries(queryClient);
      track('logout');
    },
  });
}

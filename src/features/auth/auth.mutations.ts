import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { LoginBody, RegisterBody } from '@/contract/schemas/users';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { removeToken, requireTokenStorage, signOut, storeToken } from '@/client/token';
import { readReferralCode } from '@/lib/referral';
import { track } from '@/lib/tracking/track';
import { closeModal } from '@/client/ui-store';
import { AFTER_RESET, routeAfterLogin, routeAfterRegister } from './next-route';
import { forgetPrivateQueries, refreshPrivateQueries } from './private-queries';
import { selfQuery } from './session';

/** Token stored (which marks the visitor authorized), modal closed, user refreshed: specification, section 4. */
async function enter(queryClient: QueryClient, token: string, email: string) {
  const before = queryClient.getQueryData(selfQuery.queryKey);
  const isSame = before?.email === email;
  // Whoever comes back finds their pages as they left them; without the refusal that ended the old session.
  if (isSame) queryClient.setQueryData(selfQuery.queryKey, before);
  else await forgetPrivateQueries(queryClient);
  storeToken(token);
  closeModal();
  // Nobody waits in front of a closed door for the name in the header: it comes when it comes.
  await queryClient.query({ ...selfQuery, staleTime: 0 }).catch(() => undefined);
  if (isSame) refreshPrivateQueries(queryClient);
}

/** The language that mails about this account come in: the page's. */
const mailLocale = ({ locale }: { locale?: string }) => (isLocale(locale) ? locale : undefined);

/**
 * Signs in, then does what the specification lists: token, modal, user, navigation, tracking. A failure removes the
 * token and is logged.
 * @param next where to go instead of the `next` query parameter, for forms that stand on another page
 */
export function useLogin(next?: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<string, ApiError, LoginBody>({
    mutationFn: async (body) => {
      requireTokenStorage();
      return call('login', { body: { ...body, locale: mailLocale(router) } });
    },
    async onSuccess(token, { email }) {
      await enter(queryClient, token, email);
      const target = routeAfterLogin(next ?? router.query.next);
      // Who signs in over a page is there already: going there once more would lose what was typed and the scroll.
      if (target !== router.asPath) await router.push(target);
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
    mutationFn: async (body) => {
      requireTokenStorage();
      return call('register', {
        body: { ...body, representativeCode: readReferralCode(), locale: mailLocale(router) },
      });
    },
    async onSuccess(token, { nextRoute, email }) {
      await enter(queryClient, token, email);
      await router.push(routeAfterRegister(nextRoute, router.query.next));
      track('sign_up', { method: 'password' });
    },
    onError(error) {
      window.alert(error.errorCode);
    },
  });
}

/** Asks for the mail with the link. Whether there is such an account is told by the mail alone. */
export function useRequestPasswordReset() {
  const router = useRouter();
  return useMutation<null, ApiError, string>({
    mutationFn: (email) => call('requestPasswordReset', { body: { email, locale: mailLocale(router) } }),
  });
}

/** Sets the new password by the link's token. Every session is over afterwards, the one of this browser too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<null, ApiError, { token: string; password: string }>({
    mutationFn: (body) => call('resetPassword', { body: { ...body, locale: mailLocale(router) } }),
    async onSuccess() {
      removeToken();
      await forgetPrivateQueries(queryClient);
      await router.push(AFTER_RESET);
    },
  });
}

/** Changes the own password. The new token takes the place of the old one, which is over. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<string, ApiError, { currentPassword: string; newPassword: string }>({
    mutationFn: (body) => call('changePassword', { body: { ...body, locale: mailLocale(router) } }),
    async onSuccess(token) {
      storeToken(token);
      await queryClient.invalidateQueries({ queryKey: ['listOwnSessions'] });
    },
  });
}

/** Leads whoever has no session any more out of the account, and forgets here what was theirs. */
export function useLeaveAccount() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    // Away first: the page that is left asks whoever has no session to sign in.
    await router.push(ROUTES.home).catch(() => false);
    signOut();
    await forgetPrivateQueries(queryClient);
  };
}

/** Ends this session here and on the server; a server that cannot be reached does not keep anybody signed in here. */
export function useLogout() {
  const leave = useLeaveAccount();
  return useMutation({
    mutationFn: () => call('logout', { query: {} }).catch(() => null),
    async onSuccess() {
      await leave();
      track('logout');
    },
  });
}

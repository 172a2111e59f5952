import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { LoginBody, RegisterBody } from '@/contract/schemas/users';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { requireTokenStorage, storeToken } from '@/client/store-token';
import { tellSignOut } from '@/client/sign-out';
import { removeToken } from '@/client/token';
import { readReferralCode } from '@/lib/referral';
import { track } from '@/lib/tracking/track';
import { closeModal } from '@/client/ui-store';
import { AFTER_RESET, routeAfterLogin, routeAfterRegister } from './next-route';
import { forgetPrivateQueries, refreshPrivateQueries } from './private-queries';
import { selfQuery } from './session';

const USER_WITHIN_MS = 3000;

/** Stores the token, closes the modal and refreshes the user (docs/rules.md, Signing in). */
async function enter(queryClient: QueryClient, token: string, email: string) {
  const before = queryClient.getQueryData(selfQuery.queryKey);
  const isSame = before?.email === email;
  // The cached pages of the same user stay, without the error that ended the old session.
  if (isSame) queryClient.setQueryData(selfQuery.queryKey, before);
  else await forgetPrivateQueries(queryClient);
  storeToken(token);
  closeModal();
  // The pages after it know the user, unless the shop takes too long to say.
  const user = queryClient.query({ ...selfQuery, staleTime: 0, retry: false }).catch(() => undefined);
  await Promise.race([user, new Promise((resolve) => setTimeout(resolve, USER_WITHIN_MS))]);
  if (isSame) refreshPrivateQueries(queryClient);
}

/** The language of mails about this account: that of the page. */
const mailLocale = ({ locale }: { locale?: string }) => (isLocale(locale) ? locale : undefined);

/**
 * Signs in: token, modal, user, navigation, tracking, in this order (docs/rules.md, Signing in). A failure removes the
 * token and is logged.
 * @param next the target instead of the `next` query parameter, for a form on another page
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
      // Signed in over this page: navigating to it again would lose typed text and the scroll position.
      if (target !== router.asPath) await router.push(target);
      track('login', { method: 'password' });
    },
    onError(error) {
      removeToken();
      console.warn('Login failed:', error.errorCode);
    },
  });
}

/**
 * Creates an account and signs in. Without a typed code of a representative the one of the link that led here is sent.
 * A failure shows its `errorCode` in a browser alert (docs/rules.md, Signing in).
 */
export function useRegister() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation<string, ApiError, RegisterBody>({
    mutationFn: async (body) => {
      requireTokenStorage();
      return call('register', {
        body: {
          ...body,
          representativeCode: body.representativeCode || readReferralCode(),
          locale: mailLocale(router),
        },
      });
    },
    async onSuccess(token, { nextRoute, email }) {
      await enter(queryClient, token, email);
      const target = routeAfterRegister(nextRoute, router.query.next);
      // Registered on this page: navigating to it again would lose the scroll position.
      if (target !== router.asPath) await router.push(target);
      track('sign_up', { method: 'password' });
    },
    onError(error) {
      window.alert(error.errorCode);
    },
  });
}

/** Requests the mail with the link. The answer does not say whether there is such an account. */
export function useRequestPasswordReset() {
  const router = useRouter();
  return useMutation<null, ApiError, string>({
    mutationFn: (email) => call('requestPasswordReset', { body: { email, locale: mailLocale(router) } }),
  });
}

/** Sets the new password with the token of the link. All sessions end, also that of this browser. */
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

/** Changes the user's password. A new token replaces the old one, which is no longer valid. */
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

/** Leaves the account after a session has ended, and removes the user's data from the cache. */
export function useLeaveAccount() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    // At once: the tab may be closed while the next page is on its way.
    tellSignOut();
    // Before the token goes: the account page would ask a visitor without a session to sign in.
    await router.push(ROUTES.home).catch(() => false);
    removeToken();
    await forgetPrivateQueries(queryClient);
  };
}

/** Ends this session here and on the server; here also when the server cannot be reached. */
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

import Cookies from 'js-cookie';
import { AUTH_COOKIE } from '@config/commerce';

const listeners = new Set<() => void>();

/** The bearer token of the signed-in person, or undefined. */
export const readToken = (): string | undefined => Cookies.get(AUTH_COOKIE.name);

/** Keeps the token as the specification writes it: cookie `auth_token`, 99 days, secure. */
export function storeToken(token: string) {
  Cookies.set(AUTH_COOKIE.name, token, {
    expires: AUTH_COOKIE.days,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  listeners.forEach((listener) => listener());
}

export function removeToken() {
  Cookies.remove(AUTH_COOKIE.name, { path: '/' });
  listeners.forEach((listener) => listener());
}

/** Calls back when this tab stores or removes the token. */
export function onTokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

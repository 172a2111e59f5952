import Cookies from 'js-cookie';
import { AUTH_COOKIE } from '@config/commerce';
import { ApiError } from './api-error';

const listeners = new Set<() => void>();
const signOutListeners = new Set<() => void>();

const ATTRIBUTES = { expires: AUTH_COOKIE.days, secure: true, sameSite: 'Lax', path: '/' } as const;
const PROBE = `${AUTH_COOKIE.name}_probe`;

/** WebKit stores no secure cookie over http on localhost; other browsers do. */
const isPlainLoopback = () =>
  window.location.protocol === 'http:' &&
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname);

/** Sets a cookie like the token's; without `Secure` when localhost refuses it. @returns whether it is stored */
function setCookie(name: string, value: string): boolean {
  Cookies.set(name, value, ATTRIBUTES);
  if (Cookies.get(name) === value) return true;
  if (!isPlainLoopback()) return false;
  Cookies.set(name, value, { ...ATTRIBUTES, secure: false });
  return Cookies.get(name) === value;
}

/** The bearer token of the signed-in person, or undefined. */
export const readToken = (): string | undefined => Cookies.get(AUTH_COOKIE.name);

/**
 * To be called before signing in: a browser that blocks cookies could not use the session.
 * @throws ApiError COOKIES_BLOCKED
 */
export function requireTokenStorage(): void {
  const isStored = setCookie(PROBE, '1');
  Cookies.remove(PROBE, { path: '/' });
  if (!isStored)
    throw new ApiError('COOKIES_BLOCKED', 0, 'This browser does not store the cookie of the session');
}

/** Stores the token in the cookie `auth_token` for 99 days, secure (docs/rules.md, Calls). */
export function storeToken(token: string) {
  setCookie(AUTH_COOKIE.name, token);
  listeners.forEach((listener) => listener());
}

export function removeToken() {
  Cookies.remove(AUTH_COOKIE.name, { path: '/' });
  listeners.forEach((listener) => listener());
}

/** Removes the token at the wish of the user: signed out, or deleted the account. */
export function signOut() {
  removeToken();
  signOutListeners.forEach((listener) => listener());
}

/** Calls back when the user of this tab signs out: what they typed must not stay for the next user. */
export function onSignOut(listener: () => void) {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

/** Calls back when this tab stores or removes the token. */
export function onTokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import Cookies from 'js-cookie';
import { AUTH_COOKIE } from '@config/commerce';
import { isPlainLoopback } from '@/lib/plain-loopback';
import { ApiError } from './api-error';
import { tellTokenChange } from './token';

const ATTRIBUTES = { expires: AUTH_COOKIE.days, secure: true, sameSite: 'Lax', path: '/' } as const;
const PROBE = `${AUTH_COOKIE.name}_probe`;

/** Sets a cookie like the token's; without `Secure` when localhost refuses it. @returns whether it is stored */
function setCookie(name: string, value: string): boolean {
  Cookies.set(name, value, ATTRIBUTES);
  if (Cookies.get(name) === value) return true;
  if (!isPlainLoopback(window.location)) return false;
  Cookies.set(name, value, { ...ATTRIBUTES, secure: false });
  return Cookies.get(name) === value;
}

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
  tellTokenChange();
}

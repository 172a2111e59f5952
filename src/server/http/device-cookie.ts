import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '@config/commerce';

const TOKEN = /^[\w-]{43}$/;

/**
 * The browser's tokens of accounts that signed in with it, the newest first; anything else in the cookie is ignored.
 */
export const readDeviceTokens = (c: Context): string[] =>
  (getCookie(c, DEVICE_COOKIE.name) ?? '')
    .slice(0, 1_000)
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, DEVICE_COOKIE.accounts);

/** Gives the browser one more token, beside those of other accounts that sign in with it. No script can read it. */
export function addDeviceToken(c: Context, token: string): void {
  const tokens = [token, ...readDeviceTokens(c)].slice(0, DEVICE_COOKIE.accounts);
  setCookie(c, DEVICE_COOKIE.name, tokens.join('.'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: true,
    maxAge: DEVICE_COOKIE.days * 86_400,
  });
}

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_COOKIE } from '@config/commerce';

const TOKEN = /^[\w-]{43}$/;

/** What the browser carries of accounts it was signed in to before, the newest first; whatever else it says is ignored. */
export const readDeviceTokens = (c: Context): string[] =>
  (getCookie(c, DEVICE_COOKIE.name) ?? '')
    .slice(0, 1_000)
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, DEVICE_COOKIE.accounts);

/** Hands the browser one more token beside those of other people who sign in with it. No script can read it. */
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

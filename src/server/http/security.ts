import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getCookie, setCookie } from 'hono/cookie';
import { AUTH_COOKIE, XSRF } from '@config/commerce';
import { isPlainLoopback } from '@/lib/plain-loopback';
import type { Services } from '@/server/services';
import { Fault } from '@/server/kernel/fault';
import type { AppEnv } from './route';
import { isSameText } from '@/server/kernel/sign';
import { readSiteHost } from './site-host';

const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Browsers send reports in the name of a page, from any host; they change nothing. */
const isReport = (path: string) => /^(\/api)?\/csp-report\/?$/.test(path);

/** Refuses writes that another site makes a browser send. */
export const checkOrigin = ({ env }: Pick<Services, 'env'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isWrite(c.req.method) && !isReport(c.req.path)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const host = readSiteHost(c, env);
      const foreignOrigin = !!origin && !!host && (!URL.canParse(origin) || new URL(origin).host !== host);
      if (site === 'cross-site' || origin === 'null' || foreignOrigin)
        throw new Fault('CROSS_SITE', 'Not from this site');
    }
    await next();
  });

/** Writes are refused while the disk is almost full, because a full disk hangs the embedded database; reads go on. */
export const refuseWritesOnFullDisk = ({ disk }: Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isWrite(c.req.method) && (await disk.isLow())) {
      throw new Fault('STORAGE_LOW', 'The disk is almost full', { retryAfterSeconds: 60 });
    }
    await next();
  });

/** The token of the `Authorization` header. The cookie alone never authenticates. */
export const bearerOf = (header: string | undefined) =>
  /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null;

/** Looks up the session of the bearer token, if there is one. */
export const identify = (services: Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const header = c.req.header('authorization') ?? '';
    // A scraper has no session, and reads the figures while the database is away too.
    const isScraper = isSameText(header, `Bearer ${services.env.METRICS_TOKEN}`);
    const token = isScraper ? null : bearerOf(header);
    c.set('user', token ? await services.sessions.findUser(token) : null);
    await next();
  });

/** The value of the XSRF pair for a session: it cannot be computed without the token. */
export const xsrfValue = (token: string) => createHmac('sha256', token).update('xsrf').digest('base64url');

/** The page that a browser says it asks from. */
function isFromPlainLoopback({ req }: Context): boolean {
  const page = req.header('origin') ?? req.header('referer') ?? '';
  return URL.canParse(page) && isPlainLoopback(new URL(page));
}

/**
 * Hands the browser the cookie half of the pair; readable by script, which sends it back as a header. Without `Secure` where
 * WebKit stores no such cookie, as the token's own (src/client/store-token.ts): every write would be refused.
 */
export function setXsrfCookie(c: Context, token: string) {
  setCookie(c, XSRF.cookie, xsrfValue(token), {
    path: '/',
    sameSite: 'Lax',
    secure: !isFromPlainLoopback(c),
    maxAge: AUTH_COOKIE.days * 86_400,
  });
}

/** A browser (it sends the auth cookie along) must prove with the header that its own page makes the write. */
export const checkXsrf = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'));
    if (isWrite(c.req.method) && c.var.user && token && getCookie(c, AUTH_COOKIE.name)) {
      const sent = Buffer.from(c.req.header(XSRF.header) ?? '');
      const expected = Buffer.from(xsrfValue(token));
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
        throw new Fault('XSRF_INVALID', 'Reload the page');
    }
    await next();
  });

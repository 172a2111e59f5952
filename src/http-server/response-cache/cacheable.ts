import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Encoding } from '../compression';
import { pathOf } from '../handler';
import type { CapturedResponse } from './captured-response';

const DATA = '/_next/data/';
const NOT_PAGES = /^\/(api|media|_next\/(?!data\/))(\/|$)/;
const PREVIEW = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/;
/** What Next may answer otherwise for, beside the address. */
const NEXT_HEADERS = /^(x-nextjs-|x-middleware-|x-matched-|x-invoke-|x-prerender-|x-now-|next-|rsc$)/;
/** Of the connection to Next, not of the page. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** A plain read of a page or its data by no visitor in particular. */
export function isCacheableRequest({ method, url = '', headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  return (
    method === 'GET' &&
    !NOT_PAGES.test(path) &&
    (path.startsWith(DATA) || !/\.[a-z0-9]+$/i.test(path)) &&
    !headers.authorization &&
    !headers.range &&
    !PREVIEW.test(headers.cookie ?? '') &&
    !Object.keys(headers).some(
      (name) => NEXT_HEADERS.test(name) && !(name === 'x-nextjs-data' && path.startsWith(DATA)),
    )
  );
}

/**
 * What tells the answers of one address apart. Headers say more to a visitor over TLS (request-context.ts settles how
 * the visitor came). Only `/` answers by the visitor's language: the one that is asked for, or the one that was chosen.
 */
export function cacheKey({ url = '/', headers }: IncomingMessage, encoding: Encoding | null): string {
  const key = `${encoding} ${headers['x-forwarded-proto']?.toString()} ${url}`;
  if (pathOf(url) !== '/') return key;
  const chosen = headers.cookie?.match(/NEXT_LOCALE=[^;]*/)?.[0];
  return `${key} ${chosen} ${headers['accept-language']}`;
}

/** One page for everybody: Next had it stored, a cache may store it, and it sets no cookie. */
export const isCacheableResponse = (answer: ServerResponse): boolean =>
  answer.statusCode === 200 &&
  answer.getHeader('x-nextjs-cache') === 'HIT' &&
  /\bs-maxage=[1-9]/.test(String(answer.getHeader('cache-control') ?? '')) &&
  answer.hasHeader('etag') &&
  !answer.hasHeader('set-cookie');

/** Next knows that there is no such page, and says so to all alike. */
export const isCacheableNotFound = (answer: ServerResponse): boolean =>
  answer.statusCode === 404 && answer.hasHeader('x-nextjs-cache') && !answer.hasHeader('set-cookie');

/** As `writeHead` takes them fastest: name, value, name, value. */
export const listHeaders = (answer: CapturedResponse, encoding: Encoding | null): OutgoingHttpHeader[] => [
  ...answer
    .getRawHeaderNames()
    .filter((name) => !CONNECTION_HEADERS.has(name.toLowerCase()))
    .flatMap((name): OutgoingHttpHeader[] => [name, answer.getHeader(name) ?? '']),
  ...['Vary', 'Accept-Encoding'],
  ...(encoding ? ['Content-Encoding', encoding] : []),
];

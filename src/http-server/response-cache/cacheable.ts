import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { isLanguageDoor } from '@/lib/shared-cache';
import type { Encoding } from '../compression';
import { pathOf } from '../handler';
import type { CapturedResponse } from './captured-response';

const DATA = '/_next/data/';
const NOT_PAGES = /^\/(api|media|_next\/(?!data\/))(\/|$)/;
const PREVIEW = /(^|;\s*)(__prerender_bypass|__next_preview_data)=/;
/** Request headers that Next's answer depends on, beside the address. */
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

/** A page or its data, and not the API or a file. */
export function isPageRequest({ url = '' }: IncomingMessage): boolean {
  const path = pathOf(url);
  return !NOT_PAGES.test(path) && (path.startsWith(DATA) || !/\.[a-z0-9]+$/i.test(path));
}

/** A plain read of a page or its data, without a person. */
export function isCacheableRequest(request: IncomingMessage): boolean {
  const { method, url = '', headers } = request;
  const path = pathOf(url);
  return (
    method === 'GET' &&
    isPageRequest(request) &&
    !headers.authorization &&
    !headers.range &&
    !PREVIEW.test(headers.cookie ?? '') &&
    !Object.keys(headers).some(
      (name) => NEXT_HEADERS.test(name) && !(name === 'x-nextjs-data' && path.startsWith(DATA)),
    )
  );
}

/**
 * The variants of one address. Over TLS there are more headers (request-context.ts tells TLS). Only `/` depends on the
 * visitor's language: the accepted one, or the chosen one.
 */
export function cacheKey(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  encoding: Encoding | null,
): string {
  const key = `${encoding} ${headers['x-forwarded-proto']?.toString()} ${url}`;
  if (!isLanguageDoor(pathOf(url))) return key;
  const chosen = headers.cookie?.match(/(?:^|;\s*)NEXT_LOCALE=([^;]*)/)?.[1];
  return `${key} ${chosen} ${headers['accept-language']}`;
}

/** The same page for all visitors: Next had it cached, shared caches may store it, and it sets no cookie. */
export const isCacheableResponse = (answer: ServerResponse): boolean =>
  answer.statusCode === 200 &&
  answer.getHeader('x-nextjs-cache') === 'HIT' &&
  /\bs-maxage=[1-9]/.test(String(answer.getHeader('cache-control') ?? '')) &&
  answer.hasHeader('etag') &&
  !answer.hasHeader('set-cookie');

/** Next's "not found", the same for all visitors. */
export const isCacheableNotFound = (answer: ServerResponse): boolean =>
  answer.statusCode === 404 && answer.hasHeader('x-nextjs-cache') && !answer.hasHeader('set-cookie');

/**
 * In the form that is fastest for `writeHead`: name, value, name, value.
 * @param url the address that was asked for, before Next rewrites it
 * @param told what is said in the place of the answer's own
 */
export const listHeaders = (
  answer: CapturedResponse,
  url: string,
  encoding: Encoding | null,
  told: Record<string, string> = {},
): OutgoingHttpHeader[] => [
  ...answer
    .getRawHeaderNames()
    .filter((name) => !CONNECTION_HEADERS.has(name.toLowerCase()))
    .filter((name) => !Object.keys(told).some((other) => other.toLowerCase() === name.toLowerCase()))
    .flatMap((name): OutgoingHttpHeader[] => [name, answer.getHeader(name) ?? '']),
  ...Object.entries(told).flat(),
  // What the key of our own cache goes by.
  ...['Vary', isLanguageDoor(pathOf(url)) ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding'],
  ...(encoding ? ['Content-Encoding', encoding] : []),
];

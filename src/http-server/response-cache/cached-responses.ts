import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compress, negotiateEncoding, type Encoding } from '../compression';
import { pathOf, type Handler } from '../handler';
import {
  cacheKey,
  isCacheableNotFound,
  isCacheableRequest,
  isCacheableResponse,
  isPageRequest,
  listHeaders,
} from './cacheable';
import { CapturedResponse, pairsOf } from './captured-response';
import { createCompressedBodies, type Body } from './compressed-bodies';
import { createResponseCache, type CachedResponse } from './response-cache';
import type { SharePage } from './share-page';

const MAX_BODY_BYTES = 24_000_000;
const MIN_COMPRESSED_BYTES = 1_000;
/** Where the shop asks itself for a page to be rendered again (src/server/ports/pages/own-pages.ts). */
const REVALIDATE = '/api/internal/revalidate';

const bare = (etag: string) => etag.trim().replace(/^W\//, '');
const isKnown = (etag: string | undefined, wanted: string | undefined) =>
  !!etag && !!wanted && wanted.split(',').some((one) => bare(one) === bare(etag));

interface Answer extends CachedResponse {
  /** For pages that may be compressed better after the first visitor. */
  shared?: Body;
}

/** @param wanted the visitor's `If-None-Match` */
function send(response: ServerResponse, wanted: string | undefined, answer: CachedResponse): void {
  const { status, headers, etag, cacheStatus, body } = answer;
  // For page-metrics.ts, which does not see headers that are only written.
  if (cacheStatus) response.setHeader('x-nextjs-cache', cacheStatus);
  if (status === 200 && isKnown(etag, wanted)) response.writeHead(304, headers).end();
  else response.writeHead(status, [...headers, 'Content-Length', body.bytes.length]).end(body.bytes);
}

/** The key of a variant of a page. */
interface Question {
  key: string;
  encoding: Encoding | null;
  /** `If-None-Match`. */
  wanted: string | undefined;
}

export interface CachedResponsesOptions {
  /** The handler for everything that is not cached: expensive, and may be queued. */
  admitted?: Handler;
  /** How long a response is fresh. */
  ttlMs: number;
  /** What is said to caches beyond this one. */
  shareOf?: (request: IncomingMessage) => SharePage;
  now?: () => number;
}

/** Next's whole, uncompressed answer to a request. @returns null when the visitor left or Next broke off */
async function render(
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<CapturedResponse | null> {
  // The compressed body and its ETag are made here.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const answer = new CapturedResponse(request);
  const ended = new Promise((resolve) => answer.once('finish', resolve).once('close', resolve));
  response.once('close', () => answer.destroy());
  await handle(request, answer);
  await ended;
  return response.destroyed || !answer.writableEnded ? null : answer;
}

const textOf = (answer: ServerResponse, name: string) => answer.getHeader(name)?.toString();

/** Says it just before the headers go out. */
function shareBefore(response: ServerResponse, share: SharePage): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: [reason?: unknown, headers?: unknown]) => {
    const given = rest.find((one) => typeof one === 'object') as OutgoingHttpHeaders | undefined;
    for (const [name, value] of pairsOf(given)) if (value !== undefined) response.setHeader(name, value);
    response.statusCode = status;
    for (const [name, value] of Object.entries(share(response))) response.setHeader(name, value);
    const [reason] = rest;
    return typeof reason === 'string' ? writeHead(status, reason) : writeHead(status);
  };
}

/** An answer that is not cached, compressed for this visitor. */
async function describeOnce(
  answer: CapturedResponse,
  url: string,
  encoding: Encoding | null,
  told: Record<string, string>,
): Promise<Answer> {
  const { body, statusCode: status } = answer;
  const isWorthIt = body.length > MIN_COMPRESSED_BYTES && !answer.hasHeader('content-encoding');
  const used = isWorthIt ? encoding : null;
  return {
    status,
    headers: listHeaders(answer, url, used, told),
    etag: textOf(answer, 'etag'),
    cacheStatus: textOf(answer, 'x-nextjs-cache'),
    body: { bytes: await compress(body, used) },
  };
}

/**
 * Answers pages in front of Next. A page that is the same for all visitors is compressed once per content and cached
 * for `ttlMs`, so that a rush asks Next once in that time and address; meanwhile it is served stale. Everything else is
 * answered by Next. When the shop revalidates a page, all are evicted at once; what another process renders is seen
 * after `ttlMs`.
 * @param handle Next's request handler
 */
export function createCachedResponses(
  handle: Handler,
  { admitted = handle, ttlMs, now, shareOf = () => () => ({}) }: CachedResponsesOptions,
): Handler {
  const cache = createResponseCache<Answer>({ ttlMs, ...(now && { now }) });
  const bodies = createCompressedBodies(MAX_BODY_BYTES);

  async function describeShared(
    request: IncomingMessage,
    answer: CapturedResponse,
    url: string,
    encoding: Encoding | null,
    told: Record<string, string>,
  ): Promise<Answer> {
    const etag = String(answer.getHeader('etag'));
    const body = await bodies.get({ path: pathOf(request.url ?? '/'), etag, encoding, body: answer.body });
    const headers = listHeaders(answer, url, encoding, told);
    return { status: 200, headers, etag, cacheStatus: 'HIT', body, shared: body };
  }

  function sendCached(response: ServerResponse, wanted: string | undefined, answer: Answer): void {
    if (answer.shared) bodies.recompress(answer.shared);
    send(response, wanted, answer);
  }

  async function renderAndCache(
    request: IncomingMessage,
    response: ServerResponse,
    { key, encoding, wanted }: Question,
  ): Promise<void> {
    const generation = cache.generation();
    const share = shareOf(request);
    const { url = '/' } = request;
    const rendered = await render(cache.has(key) ? handle : admitted, request, response);
    if (!rendered) {
      response.destroy();
      return;
    }
    const isShared = isCacheableResponse(rendered);
    const told = share(rendered);
    const answer = isShared
      ? await describeShared(request, rendered, url, encoding, told)
      : await describeOnce(rendered, url, encoding, told);
    if (isShared || isCacheableNotFound(rendered)) cache.set(key, answer, generation);
    sendCached(response, wanted, answer);
  }

  return (request, response) => {
    // Only the shop's own signed call answers 204 (src/server/routes/machines/internal.routes.ts).
    const evictRendered = () => {
      if (response.statusCode === 204) cache.evict();
    };
    if (request.url?.startsWith(REVALIDATE))
      response.once('finish', evictRendered).once('close', evictRendered);
    if (!isCacheableRequest(request)) {
      if (isPageRequest(request)) shareBefore(response, shareOf(request));
      return admitted(request, response);
    }
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const wanted = request.headers['if-none-match'];
    const key = cacheKey(request, encoding);
    const cached = cache.get(key);
    if (cached) {
      sendCached(response, wanted, cached);
      return undefined;
    }
    response.once('close', cache.revalidate(key));
    return renderAndCache(request, response, { key, encoding, wanted }).catch((error: unknown) => {
      console.error(`${request.url} could not be answered:`, error);
      response.destroy();
    });
  };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { addressPrefix, clientAddress } from '@/lib/client-address';
import { QueueFull, createFairQueue, type QueueRule } from '@/lib/fair-queue';
import type { Handler } from './handler';

/** Pages rendered at the same time: one uses the processor, a second one while the first waits for data. */
const PAGES: QueueRule = {
  most: 4,
  mostOfKey: 2,
  mostWaiting: 1_000,
  mostWaitingOfKey: 300,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/**
 * Calls of the API at the same time, pictures included: a browser has six connections. A slow body gives its place up.
 */
const CALLS: QueueRule = {
  most: 16,
  mostOfKey: 6,
  mostWaiting: 2_000,
  mostWaitingOfKey: 600,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/** Where the shop calls itself (response-cache): not queued with other clients of this machine, such as a proxy. */
const OWN = '/api/internal/';
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;
const STATIC = '/_next/static/';

interface Languages {
  locales: readonly string[];
  defaultLocale: string;
}

export interface AdmissionOptions {
  /** The languages in addresses. */
  i18n: Languages;
  /** Whether the client addresses of the operator's own proxy are trusted. */
  isProxyTrusted: boolean;
  pages?: QueueRule;
  calls?: QueueRule;
}

const isCall = (url: string) => /^\/api(?=[/?]|$)/.test(url);

function keyOf({ url = '/', headers, socket }: IncomingMessage, isTrusted: boolean): string {
  if (url.startsWith(OWN) && LOOPBACK.test(socket.remoteAddress ?? '')) return 'own';
  const connection = {
    remoteAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for']?.toString(),
    isTrusted,
  };
  return addressPrefix(clientAddress(connection));
}

const Texts = z.object({ UNAVAILABLE: z.string() });

/** The text of a cheap error page, in the language of the address. */
function createRefusalText({ locales, defaultLocale }: Languages) {
  const texts = new Map(
    locales.map((locale): [string, string] => {
      const texts: unknown = JSON.parse(readFileSync(`public/locales/${locale}/errors.json`, 'utf8'));
      return [locale, Texts.parse(texts).UNAVAILABLE];
    }),
  );
  return (url: string) => texts.get(/^\/([\w-]+)/.exec(url)?.[1] ?? '') ?? texts.get(defaultLocale) ?? '';
}

interface Refusal {
  isApi: boolean;
  text: string;
  retryAfterSeconds: number;
}

function refuse(response: ServerResponse, { isApi, text, retryAfterSeconds }: Refusal): void {
  const body = isApi
    ? JSON.stringify({ errorCode: 'UNAVAILABLE', message: 'Too many at once', requestId: randomUUID() })
    : `${text}\n`;
  response.writeHead(503, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': String(retryAfterSeconds),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/**
 * Puts a fair queue before Next, one for pages and one for the API: a client with a hundred requests at once waits for
 * itself, and no other client does. A client is an IPv4 or an IPv6 /64; behind an untrusted proxy all clients are one.
 * Files of the build are not queued.
 * @param handle Next's request handler
 */
export function createAdmission(
  handle: Handler,
  { i18n, isProxyTrusted, pages = PAGES, calls = CALLS }: AdmissionOptions,
): Handler {
  const queues = { page: createFairQueue(pages), call: createFairQueue(calls) };
  const refusalText = createRefusalText(i18n);

  return async (request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(STATIC)) return handle(request, response);
    const isApi = isCall(url);
    const left = new AbortController();
    const hangUp = () => left.abort();
    response.once('close', hangUp);
    let leave;
    try {
      leave = await queues[isApi ? 'call' : 'page'].enter(keyOf(request, isProxyTrusted), left.signal);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      if (!response.destroyed)
        refuse(response, { isApi, text: refusalText(url), retryAfterSeconds: error.retryAfterSeconds });
      return undefined;
    } finally {
      response.off('close', hangUp);
    }
    try {
      // Work goes on when its client leaves, so the place is free only when the work is done.
      return await handle(request, response);
    } finally {
      // In the next round of the event loop: otherwise answers from memory would let a whole crowd through in one
      // round, while requests that wait for the database need many rounds.
      setImmediate(leave);
    }
  };
}

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { addressPrefix, clientAddress } from '@/lib/client-address';
import { QueueFull, createFairQueue, type QueueRule } from '@/lib/fair-queue';
import type { Handler } from './handler';

/** Pages that are made at once: one processor makes them, and a second one fills the time in which it waits for data. */
const PAGES: QueueRule = {
  most: 4,
  mostOfKey: 2,
  mostWaiting: 1_000,
  mostWaitingOfKey: 300,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/** Calls of the API, pictures among them: a browser has six connections. A body that comes slowly gives its place on. */
const CALLS: QueueRule = {
  most: 16,
  mostOfKey: 6,
  mostWaiting: 2_000,
  mostWaitingOfKey: 600,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/** Where the shop asks itself (response-cache): behind no crowd of this machine, which is where a proxy may be. */
const OWN = '/api/internal/';
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;
const STATIC = '/_next/static/';

interface Languages {
  locales: readonly string[];
  defaultLocale: string;
}

export interface AdmissionOptions {
  /** The languages of addresses. */
  i18n: Languages;
  /** Behind the operator's own proxy a client is who it says it is. */
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

/** The text of an error page that must cost nothing, in the language of the address. */
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
 * Puts a fair queue before Next, one for pages and one for the API: what one address asks for a hundred times at once
 * makes it wait for itself, and no other. An address is an IPv4 or an IPv6 /64; behind a proxy that is not trusted
 * all clients are one, and wait in one line. Files of the build pass by.
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
      // Work goes on when its client leaves: the place is free when the work is done.
      return await handle(request, response);
    } finally {
      // In the next round of the event loop: answers from memory would let a whole crowd through in one round, and
      // those who wait for the database need many rounds.
      setImmediate(leave);
    }
  };
}

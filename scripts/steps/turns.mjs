import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addressPrefix, clientAddress } from '../../src/lib/client-address.mjs';
import { QueueFull, createFairQueue } from '../../src/lib/fair-queue.mjs';

/** Pages that are made at once: one processor makes them, and a second one fills the time in which it waits for data. */
const PAGES = {
  most: 4,
  mostOfKey: 2,
  mostWaiting: 1_000,
  mostWaitingOfKey: 300,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/** Calls of the API, pictures among them: a browser has six connections. A body that comes slowly gives its place on. */
const CALLS = {
  most: 16,
  mostOfKey: 6,
  mostWaiting: 2_000,
  mostWaitingOfKey: 600,
  patienceMs: 10_000,
  holdMs: 3_000,
};
/** Where the shop asks itself (shared-pages.mjs): behind no crowd of this machine, which is where a proxy may be. */
const OWN = '/api/internal/';
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;
const STATIC = '/_next/static/';

const isCall = (url) => /^\/api(?=[/?]|$)/.test(url);

function keyOf({ url, headers, socket }) {
  if (url.startsWith(OWN) && LOOPBACK.test(socket.remoteAddress ?? '')) return 'own';
  const connection = {
    remoteAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for'],
    isTrusted: process.env.TRUSTED_PROXY === 'true',
  };
  return addressPrefix(clientAddress(connection));
}

/** The text of an error page that must cost nothing, in the language of the address. */
function makeSay(locales, fallback) {
  const texts = new Map(
    locales.map((locale) => [
      locale,
      JSON.parse(readFileSync(`public/locales/${locale}/errors.json`, 'utf8')).UNAVAILABLE,
    ]),
  );
  return (url) => texts.get(/^\/([\w-]+)/.exec(url)?.[1]) ?? texts.get(fallback);
}

function refuse(response, { isApi, text, retryAfterSeconds }) {
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
 * makes it wait for itself, and nobody else. An address is an IPv4 or an IPv6 /64; behind a proxy that is not trusted
 * all clients are one, and wait in one line. Files of the build pass by.
 * @param handle Next's request handler
 * @param options.i18n the languages of addresses
 * @returns a request handler
 */
export function makeTurns(handle, { i18n, pages = PAGES, calls = CALLS }) {
  const queues = { page: createFairQueue(pages), call: createFairQueue(calls) };
  const say = makeSay(i18n.locales, i18n.defaultLocale);

  return async (request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(STATIC)) return handle(request, response);
    const isApi = isCall(url);
    const left = new AbortController();
    const hangUp = () => left.abort();
    response.once('close', hangUp);
    let leave;
    try {
      leave = await queues[isApi ? 'call' : 'page'].enter(keyOf(request), left.signal);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      if (!response.destroyed)
        refuse(response, { isApi, text: say(url), retryAfterSeconds: error.retryAfterSeconds });
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

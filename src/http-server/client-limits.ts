import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Handler } from './handler';

const SECOND = 1_000;

/** Time and size limits for clients, so that a slow client holds no connection for ever. */
export const CLIENT_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: 20 * SECOND,
  /** For a whole request: 20 MB over a line of half a megabit. */
  requestTimeout: 330 * SECOND,
  /** Longer than the idle time of common proxies (60 s), or they would reuse a connection that just closed. */
  keepAliveTimeout: 65 * SECOND,
  /** For a connection without data in either direction: a client that does not read its answer is disconnected too. */
  idleTimeout: 120 * SECOND,
  /** How often connections are checked. */
  connectionsCheckingInterval: 5 * SECOND,
  /** Of all headers and the address together, in bytes; more is 431. */
  maxHeaderSize: 16 * 1024,
};

/** Browsers send about thirty; more are ignored. */
export const MAX_HEADERS = 100;

/** The shop speaks HTTP/1.1 alone. @returns whether the request was answered here */
function refuseOtherProtocols({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.upgrade === undefined) return false;
  // A connection meant for another protocol serves one request.
  response.setHeader('Connection', 'close');
  // Clients that offer HTTP/2 in an upgrade accept an answer in HTTP/1.1.
  if (!/\bwebsocket\b/i.test(headers.upgrade)) return false;
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No such protocol\n');
  return true;
}

/**
 * An HTTP server with limits against slow and large requests. Nothing may listen to its `upgrade` event: Node would
 * hand the bare connection over, without any of these limits.
 */
export function createLimitedServer(handle: Handler, limits = CLIENT_LIMITS): Server {
  const server = createServer(limits, (request, response) => {
    if (!refuseOtherProtocols(request, response)) handle(request, response);
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = limits.idleTimeout;
  return server;
}

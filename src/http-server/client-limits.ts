import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Handler } from './handler';

const SECOND = 1_000;

/** How long the shop waits for a client, and how much it listens to. A client that sends a byte now and then holds no connection for ever. */
export const CLIENT_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: 20 * SECOND,
  /** For a whole request: 20 MB over a line of half a megabit. */
  requestTimeout: 330 * SECOND,
  /** Longer than the idle time of the proxies in front (60 s), or they would reuse a connection that just closed. */
  keepAliveTimeout: 65 * SECOND,
  /** On a connection where nothing moves in either direction: a client that does not read its answer is shown out too. */
  idleTimeout: 120 * SECOND,
  /** How often connections are looked at. */
  connectionsCheckingInterval: 5 * SECOND,
  /** Of all headers and the address together, in bytes; more is 431. */
  maxHeaderSize: 16 * 1024,
};

/** Browsers send about thirty; those beyond are not read. */
export const MAX_HEADERS = 100;

/** The shop speaks HTTP/1.1 alone. @returns whether the request was answered here */
function refuseOtherProtocols({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.upgrade === undefined) return false;
  // A connection that was meant for another protocol serves one request.
  response.setHeader('Connection', 'close');
  // Clients that offer HTTP/2 on the way are content with an answer in HTTP/1.1.
  if (!/\bwebsocket\b/i.test(headers.upgrade)) return false;
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No such protocol\n');
  return true;
}

/**
 * An HTTP server that no slow or wordy client can hold up. Nothing may listen to its `upgrade` event: Node would hand
 * the bare connection over, and none of these limits would hold for it any more.
 */
export function createLimitedServer(handle: Handler, limits = CLIENT_LIMITS): Server {
  const server = createServer(limits, (request, response) => {
    if (!refuseOtherProtocols(request, response)) handle(request, response);
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = limits.idleTimeout;
  return server;
}

import { createServer } from 'node:http';

const SECOND = 1_000;

/** How long the shop waits for a client, and how much it listens to. A client that sends a byte now and then holds no connection for ever. */
export const CLIENT_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: 20 * SECOND,
  /** For a whole request: 20 MB over a line of half a megabit. */
  requestTimeout: 330 * SECOND,
  /** Longer than the idle time of the proxies in front (60 s), or they would reuse a connection that just closed. */
  keepAliveTimeout: 65 * SECOND,
  /** How often connections are looked at. */
  connectionsCheckingInterval: 5 * SECOND,
  /** Of all headers and the address together, in bytes; more is 431. */
  maxHeaderSize: 16 * 1024,
};

/** Browsers send about thirty; those beyond are not read. */
export const MAX_HEADERS = 100;

/** An HTTP server that no slow or wordy client can hold up. */
export function createLimitedServer(handle, limits = CLIENT_LIMITS) {
  const server = createServer(limits, handle);
  server.maxHeadersCount = MAX_HEADERS;
  return server;
}

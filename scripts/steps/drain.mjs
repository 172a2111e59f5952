import { Server as NetServer } from 'node:net';

/** Running requests get this long to end; then their connections are cut. */
const CUT_AFTER_MS = 10_000;
/** How long a proxy has to learn that nobody listens any more, before the connections it keeps are closed. */
export const LINGER_MS = 2_000;
const LOOK_MS = 100;

/**
 * Takes a server out of service: first `GET /api/ready` answers 503 (src/server/ports/process-state.ts) while everything
 * is still served, as long as a balancer needs to notice; then nothing new is accepted and what runs may end. A
 * connection that a proxy keeps is not closed at once: the proxy may be sending a request over it, and it repeats none
 * that changes something.
 * @param {import('node:http').Server} server
 * @param {object} [patience] none where nobody stands in front
 * @param {number} [patience.delaySeconds] 0 where whoever stands in front asks another instance by itself
 * @param {number} [patience.lingerMs] before connections that are idle are closed
 */
export async function drain(server, { delaySeconds = 0, lingerMs = 0 } = {}) {
  globalThis.__storefrontDraining = true;
  if (delaySeconds > 0) await new Promise((done) => setTimeout(done, delaySeconds * 1000));
  const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  let look;
  const linger = setTimeout(() => {
    server.closeIdleConnections();
    look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, lingerMs);
  // Right after waiting connections were taken in: one left in the queue of the system would be refused.
  await new Promise((done) => setImmediate(done));
  // The `close` of http.Server would cut idle connections by itself.
  await new Promise((done) => NetServer.prototype.close.call(server, done));
  [cut, linger].forEach(clearTimeout);
  clearInterval(look);
}

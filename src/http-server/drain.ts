import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { processRegistry } from '@/server/process-registry';

/** Running requests get this long to end; then their connections are cut. */
const CUT_AFTER_MS = 10_000;
/** How long a proxy has to learn that the port is closed, before the connections it keeps open are closed. */
export const LINGER_MS = 2_000;
const LOOK_MS = 100;

export interface Patience {
  /** Before the port closes; 0 where the proxy in front asks another instance by itself. */
  delaySeconds?: number;
  /** Before connections that are idle are closed. */
  lingerMs?: number;
}

/**
 * Takes a server out of service: first `GET /api/ready` answers 503 (src/server/ports/process-state.ts) while requests
 * are still served, as long as a load balancer needs to notice; then no connection is accepted and running requests
 * end. A connection that a proxy leaves open is not closed at once: the proxy may be sending a request over it, and
 * does not repeat one that changes something.
 * @param patience none where no proxy stands in front
 */
export async function drain(
  server: Server,
  { delaySeconds = 0, lingerMs = 0 }: Patience = {},
): Promise<void> {
  processRegistry.isDraining = true;
  if (delaySeconds > 0) await new Promise((done) => setTimeout(done, delaySeconds * 1000));
  const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  let look: NodeJS.Timeout | undefined;
  const linger = setTimeout(() => {
    server.closeIdleConnections();
    look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  }, lingerMs);
  // Right after waiting connections were accepted: one left in the system's queue would be refused.
  await new Promise((done) => setImmediate(done));
  // The `close` of http.Server would cut idle connections by itself.
  await new Promise((done) => NetServer.prototype.close.call(server, done));
  clearTimeout(cut);
  clearTimeout(linger);
  clearInterval(look);
}

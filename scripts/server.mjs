import { createServer } from 'node:http';
import next from 'next';
import rewrites from '../config/rewrites.js';
import nextI18next from '../next-i18next.config.js';
import { makeWorkerAnswer } from './steps/service-worker.mjs';

const DRAIN_MS = 10_000;

/** Closes what the shop opened in this process; src/server/runtime.ts leaves it on globalThis. */
async function closeRuntime() {
  const runtime = await Promise.resolve(globalThis.__storefrontRuntime).catch(() => null);
  await runtime?.database.close();
}

/**
 * Serves the built shop. `next start` itself cuts connections on SIGTERM and leaves the database open; this one
 * stops accepting, lets running requests end, then closes the database, so that its lock is gone (ADR 0006).
 * @returns the port it listens on and `stop(code)`
 */
export async function startServer(port) {
  let stopping = false;
  let handle = null;
  const rewrite = rewrites.makeRewrite(process.env.NEXT_PUBLIC_BRAND || 'boa-lida', nextI18next.i18n.locales);
  const answerWorker = makeWorkerAnswer();
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    if (answerWorker(request, response)) return;
    request.url = rewrite(request.url);
    void handle(request, response);
  });
  const app = next({ dev: false, dir: '.', port, httpServer: server });
  await app.prepare();
  handle = app.getRequestHandler();
  // Longer than the idle time of the proxies in front (60 s), or they would reuse a connection that just closed.
  server.keepAliveTimeout = 65_000;
  await new Promise((done, fail) => server.once('error', fail).listen(port, done));
  // The shop asks itself for pages to be made anew (src/server/ports/pages/own-pages.ts).
  globalThis.__storefrontPort = server.address().port;

  async function stop(code) {
    if (stopping) process.exit(code || 1);
    stopping = true;
    // The clockwork of src/server/background.ts must not ask a database that is being closed.
    const clockwork = globalThis.__storefrontBackground?.stop();
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await new Promise((done) => {
      server.close(done);
      server.closeIdleConnections();
    });
    clearTimeout(cut);
    await app.close().catch((error) => console.error('Next did not close cleanly:', error));
    // A mail that is being handed over may take longer than this: it is sent again, under the same Message-ID.
    await Promise.race([clockwork, new Promise((done) => setTimeout(done, DRAIN_MS))]);
    await closeRuntime().catch((error) => console.error('The database did not close cleanly:', error));
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (!stopping) console.log('Stopping: running requests end first.');
      void stop(0);
    });
  }
  return { port: server.address().port, stop };
}

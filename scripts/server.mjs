import { EventEmitter } from 'node:events';
import next from 'next';
import rewrites from '../config/rewrites.js';
import nextI18next from '../next-i18next.config.js';
import { createLimitedServer } from './steps/client-limits.mjs';
import { goOnWithoutReaders } from './steps/deaf-output.mjs';
import { LINGER_MS, drain } from './steps/drain.mjs';
import { makeAssetAnswer } from './steps/packed-assets.mjs';
import { answerOddAddress, withoutBreaks } from './steps/plain-address.mjs';
import { settleScheme, withRequestId } from './steps/request-scope.mjs';
import { makeSafeHeaders } from './steps/safe-headers.mjs';
import { makeWorkerAnswer } from './steps/service-worker.mjs';
import { makeSharedPages } from './steps/shared-pages.mjs';
import { makeTurns } from './steps/turns.mjs';

/** What background work is given to end what it is at. */
const CLOCKWORK_MS = 10_000;

/** Closes what the shop opened in this process; src/server/runtime.ts leaves it on globalThis. */
async function closeRuntime() {
  const runtime = await Promise.resolve(globalThis.__storefrontRuntime).catch(() => null);
  await runtime?.database.close();
}

/** Pages are measured where somebody may read the figures. */
async function readPageWatch() {
  if (!process.env.METRICS_TOKEN) return () => undefined;
  const { makePageWatch } = await import('./steps/page-metrics.mjs');
  return makePageWatch(nextI18next.i18n.locales);
}

/**
 * Serves the built shop. `next start` itself cuts connections on SIGTERM and leaves the database open; this one
 * stops accepting, lets running requests end, then closes the database, so that its lock is gone (ADR 0006).
 * @returns the port it listens on and `stop(code)`
 */
export async function startServer(port) {
  goOnWithoutReaders();
  let stopping = false;
  let answerPage = null;
  const rewrite = rewrites.makeRewrite(process.env.NEXT_PUBLIC_BRAND || 'boa-lida', nextI18next.i18n.locales);
  const answerWorker = makeWorkerAnswer();
  const answerAsset = makeAssetAnswer();
  const keepSafe = makeSafeHeaders();
  const watchPage = await readPageWatch();
  const server = createLimitedServer((request, response) => {
    // While it still listens a proxy keeps its connections: new ones may be on their way when it does no more.
    if (!server.listening) response.setHeader('Connection', 'close');
    settleScheme(request);
    keepSafe(request, response);
    if (answerOddAddress(request, response) || answerWorker(request, response)) return;
    request.url = rewrite(withoutBreaks(request.url));
    watchPage(request, response);
    if (answerAsset(request, response)) return;
    withRequestId(request, () => answerPage(request, response));
  });
  // Next listens to `upgrade` on what it is given, and leaves connections open that it does not answer.
  const app = next({ dev: false, dir: '.', port, httpServer: new EventEmitter() });
  await app.prepare();
  const handle = app.getRequestHandler();
  answerPage = makeSharedPages(handle, { firstHandle: makeTurns(handle, nextI18next) });
  await new Promise((done, fail) => server.once('error', fail).listen(port, done));
  // The shop asks itself for pages to be made anew (src/server/ports/pages/own-pages.ts).
  globalThis.__storefrontPort = server.address().port;

  async function stop(code, patience) {
    if (stopping) process.exit(code || 1);
    stopping = true;
    // The clockwork of src/server/background.ts must not ask a database that is being closed.
    const clockwork = globalThis.__storefrontBackground?.stop();
    await drain(server, patience);
    await app.close().catch((error) => console.error('Next did not close cleanly:', error));
    // A mail that is being handed over may take longer than this: it is sent again, under the same Message-ID.
    await Promise.race([clockwork, new Promise((done) => setTimeout(done, CLOCKWORK_MS))]);
    await closeRuntime().catch((error) => console.error('The database did not close cleanly:', error));
    await globalThis.__storefrontTracing
      ?.stop()
      .catch((error) => console.error('The last traces are lost:', error));
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (!stopping) console.log('Stopping: running requests end first.');
      // Who pressed Ctrl+C has no balancer in front.
      const delaySeconds = Number(process.env.DRAIN_DELAY_SECONDS || 0);
      void stop(0, signal === 'SIGTERM' ? { delaySeconds, lingerMs: LINGER_MS } : undefined);
    });
  }
  return { port: server.address().port, stop };
}

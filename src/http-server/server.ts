import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { makeRewrite } from '@config/rewrites';
import { processRegistry } from '@/server/process-registry';
import nextI18next from '../../next-i18next.config';
import { guardAddress, stripLineBreaks } from './address-guard';
import { createAdmission } from './admission';
import { createLimitedServer } from './client-limits';
import { LINGER_MS, drain, type Patience } from './drain';
import type { Handler } from './handler';
import { guardOutputErrors } from './output-error-guard';
import { settleScheme, withRequestId } from './request-context';
import { createCachedResponses } from './response-cache/cached-responses';
import { createSharePage } from './response-cache/share-page';
import { createSecurityHeaders } from './security-headers';
import { createWorkerScript } from './service-worker-script';
import type { ServerSettings } from './settings';
import { createStaticFiles } from './static-files';

/** How long background jobs may take to end. */
const JOBS_MS = 10_000;
/** How long a rendered response is fresh. */
const TTL_MS = 1_000;
/** With other instances: what one of them renders must be seen on all within two seconds. */
const SHARED_TTL_MS = 250;

/** A running server. */
export interface RunningServer {
  port: number;
  /** Ends the process with this code, once running requests are answered and the database is closed. */
  stop(code: number, patience?: Patience): Promise<void>;
}

/** Pages are measured when metrics can be read. */
async function openPageMetrics({ METRICS_TOKEN, NEXT_DIST_DIR }: ServerSettings): Promise<Handler> {
  if (!METRICS_TOKEN) return () => undefined;
  const { createPageMetrics, readGroups } = await import('./page-metrics');
  return createPageMetrics({ locales: nextI18next.i18n.locales, groups: readGroups(NEXT_DIST_DIR) });
}

/** What stands in front of Next, in the order a request meets it. @param handle Next's request handler */
async function createFront(handle: Handler, settings: ServerSettings): Promise<Handler> {
  const { NEXT_DIST_DIR: distDir, TRUSTED_PROXY, REDIS_URL } = settings;
  const rewrite = makeRewrite(settings.NEXT_PUBLIC_BRAND, nextI18next.i18n.locales);
  const answerWorker = createWorkerScript(distDir, settings.SERVICE_WORKER);
  const answerStatic = createStaticFiles(distDir);
  const setSecurityHeaders = createSecurityHeaders(distDir);
  const measure = await openPageMetrics(settings);
  const { i18n } = nextI18next;
  const admitted = createAdmission(handle, { i18n, isProxyTrusted: TRUSTED_PROXY === 'true' });
  const ttlMs = REDIS_URL ? SHARED_TTL_MS : TTL_MS;
  const shareOf = createSharePage(settings.CDN, settings.NEXT_PUBLIC_BRAND);
  const answerPage = createCachedResponses(handle, { admitted, ttlMs, shareOf });
  return (request, response) => {
    settleScheme(request, settings);
    setSecurityHeaders(request, response);
    if (guardAddress(request, response) || answerWorker(request, response)) return;
    request.url = rewrite(stripLineBreaks(request.url ?? '/'));
    measure(request, response);
    if (answerStatic(request, response)) return;
    withRequestId(request, settings, () => answerPage(request, response));
  };
}

/** @returns the port, which 0 leaves to the system */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail).listen(port, () => done((server.address() as AddressInfo).port));
  });

const complain = (what: string) => (error: unknown) => console.error(what, error);

/** Closes what the shop opened in this process. */
async function closeRuntime(): Promise<void> {
  const runtime = await Promise.resolve(processRegistry.runtime).catch(() => null);
  await runtime?.database.close();
}

/** @param close what ends Next */
export function createStop(server: Server, close: () => Promise<void>): RunningServer['stop'] {
  let isStopping = false;
  return async (code, patience) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    // Before the database closes, because background jobs use it.
    const jobs = processRegistry.backgroundJobs?.stop();
    await drain(server, patience);
    await close().catch(complain('Next did not close cleanly:'));
    // A mail that is being sent may take longer: it is sent again, under the same Message-ID.
    await Promise.race([jobs, new Promise((done) => setTimeout(done, JOBS_MS))]);
    await closeRuntime().catch(complain('The database did not close cleanly:'));
    await processRegistry.tracing?.stop().catch(complain('The last traces are lost:'));
    process.exit(code);
  };
}

/**
 * Stops at SIGTERM and SIGINT; only SIGTERM waits for a load balancer, because a person who pressed Ctrl+C does not.
 * @param log where the stop is told
 */
export function stopOnSignals(
  { stop }: Pick<RunningServer, 'stop'>,
  { DRAIN_DELAY_SECONDS: delaySeconds }: Pick<ServerSettings, 'DRAIN_DELAY_SECONDS'>,
  log: (line: string) => void,
): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!processRegistry.isDraining) log('Stopping: running requests end first.');
      void stop(0, signal === 'SIGTERM' ? { delaySeconds, lingerMs: LINGER_MS } : undefined);
    });
  }
}

/**
 * Serves the built shop. `next start` itself cuts connections on SIGTERM and leaves the database open; this one stops
 * accepting, lets running requests end, then closes the database, so that its lock is gone (ADR 0006).
 */
export async function startServer(port: number, settings: ServerSettings): Promise<RunningServer> {
  guardOutputErrors();
  // Next would listen to `upgrade`, and leave connections open that it does not answer.
  const app = next({ dev: false, dir: '.', port, httpServer: new EventEmitter() as Server });
  await app.prepare();
  const answer = await createFront(app.getRequestHandler(), settings);
  const server = createLimitedServer((request, response) => {
    // While the port is open a proxy keeps its connections, so new requests may come right until it closes.
    if (!server.listening) response.setHeader('Connection', 'close');
    answer(request, response);
  });
  processRegistry.port = await listen(server, port);
  return { port: processRegistry.port, stop: createStop(server, () => app.close()) };
}

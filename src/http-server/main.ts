// The entry of the bundle that serves the built shop; scripts/steps/open-shop.mjs loads it from the build.
import { processRegistry } from '@/server/process-registry';
import nextI18next from '../../next-i18next.config';
import { useBuiltConfig } from './built-config';
import { readServerSettings } from './settings';
import { decideStart } from './start-decision';
import { createStoredPages, prepareStoredPages, recordOrigin } from './stored-pages';
import { warmUp } from './warm-up';

const READY_MS = 180_000;

/** Runs one step of the start and reports it. */
export type Step = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;

export interface OpenOptions {
  port: number;
  /** A folder that was made by `npm run build -- --standalone` has no configuration to build from. */
  isStandalone: boolean;
  step: Step;
  log: (line: string) => void;
}

/** The running server. */
export interface OpenShop {
  origin: string;
  warmed: number;
  failed: string[];
}

async function waitUntilReady(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(READY_MS) });
  const warning = decideStart(answer.status, await answer.text());
  if (warning) console.warn(warning);
}

/**
 * Serves the build: loads it, opens and fills the database, requests the first pages. When the database cannot be
 * opened, the process ends with code 1; with a full disk it goes on, as the pages do.
 */
export async function openShop({ port, isStandalone, step, log }: OpenOptions): Promise<OpenShop | null> {
  const settings = readServerSettings();
  const storage = prepareStoredPages(settings);
  // next.config.js reads it.
  if (storage === 'memory') process.env.STOREFRONT_PAGES = 'memory';
  else if (!settings.REDIS_URL) processRegistry.storedPages = createStoredPages(settings);
  if (isStandalone) useBuiltConfig();
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./tracing');
    startTracing(settings.OTEL_SERVICE_NAME);
  }
  // After tracing, which patches what the server loads.
  const { startServer, stopOnSignals } = await import('./server');
  const server = await step('Loading the shop', () => startServer(port, settings));
  stopOnSignals(server, settings, log);
  const origin = `http://localhost:${server.port}`;
  try {
    await step('Opening the database, and filling it when it is empty', () => waitUntilReady(origin));
    if (storage !== 'memory') recordOrigin(settings);
    const { locales, defaultLocale } = nextI18next.i18n;
    const everything = storage !== 'reused';
    const result = await step('Warming the pages', () =>
      warmUp(origin, { locales, defaultLocale, everything }),
    );
    return { origin, ...result };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await server.stop(1);
    return null;
  }
}

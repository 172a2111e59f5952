import type { AsyncLocalStorage } from 'node:async_hooks';
import type { FailedPages } from './page-props/failed-pages';
import type { LogContext } from './ports/log-context';
import type { Metrics } from './ports/metrics/metrics';
import type { Runtime } from './runtime';

/** Repeated work of this process (src/server/background.ts). */
export interface BackgroundJobs {
  /** When the last round ended, or the jobs began. */
  lastRoundAt: Date;
  /** No further round; resolves when the running one is over. To be called before the database closes. */
  stop(): Promise<void>;
}

/** What one process has once, however many copies of a module are loaded in it. */
export interface ProcessRegistry {
  /** The running shop; the HTTP server closes its database at the end. */
  runtime?: Promise<Runtime> | undefined;
  metrics?: Metrics;
  backgroundJobs?: BackgroundJobs;
  failedPages?: FailedPages;
  /** Filled by the HTTP server for each request, read by every log line. */
  logContext?: AsyncLocalStorage<LogContext>;
  /** Where the HTTP server listens: the shop asks itself for pages there. */
  port?: number;
  /** The process was told to stop. */
  isDraining?: boolean;
  /** The page cache that instances share; absent without one. */
  sharedPageCache?: { isConnected(): boolean };
  tracing?: { stop(): Promise<void> };
}

const KEY = Symbol.for('storefront.process');
const holder: typeof globalThis & { [KEY]?: ProcessRegistry } = globalThis;

/**
 * The one place for state of a process. Next bundles pages and the API apart, and the HTTP server and the page cache are
 * bundles of their own: each has its copy of a module, and a variable of a module would exist several times. They meet
 * in one object under one symbol of `globalThis`.
 */
export const processRegistry: ProcessRegistry = (holder[KEY] ??= {});

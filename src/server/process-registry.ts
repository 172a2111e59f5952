import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Metrics } from './ports/metrics/metrics';

/** Repeated work of this process (src/server/background.ts). */
export interface BackgroundJobs {
  /** When the last round ended, or the jobs began. */
  lastRoundAt: Date;
  /** No further round; resolves when the running one is over. To be called before the database closes. */
  stop(): Promise<void>;
}

/** What every line of one piece of work carries: the id of its request, or of its background round. */
export interface LogContext {
  requestId?: string;
  roundId?: string;
}

/** Pages that could not be made while the API was away (src/server/page-props/failed-pages.ts). */
export interface FailedPages {
  /** Has a page made again as soon as that works. Never waits, never throws. */
  add(address: string): void;
}

/** Where reads of the public catalogue may go; where nothing is said, to the primary. */
export type ReadScope = 'primary' | 'replica';

/**
 * What one process has once, however many copies of a module are loaded in it. src/server/runtime.ts adds the running
 * shop, whose type stands on nearly everything that imports this file.
 */
export interface ProcessRegistry {
  metrics?: Metrics;
  backgroundJobs?: BackgroundJobs;
  failedPages?: FailedPages;
  /** Filled by the HTTP server for each request, read by every log line. */
  logContext?: AsyncLocalStorage<LogContext>;
  /** What pages and the API say of their reads (src/server/ports/read-scope.ts). */
  readScopes?: AsyncLocalStorage<ReadScope>;
  /** Where the HTTP server listens: the shop asks itself for pages there. */
  port?: number;
  /** The process was told to stop. */
  isDraining?: boolean;
  /** Locks of embedded databases that this process holds: its number in a lock may be that of a dead one. */
  databaseLocks?: Set<string>;
  /** The page cache that instances share; absent without one. */
  sharedPageCache?: { isConnected(): boolean };
  /** The pages on disk (src/http-server/stored-pages.ts); absent where none are stored there. */
  storedPages?: {
    /**
     * Removes what is stored of a page that was rendered again and is gone, or leads elsewhere: Next remembers that in
     * memory alone, and would serve the old page from disk later.
     * @param address path as a browser asks for it
     * @param since when the page began to be rendered again, milliseconds since 1970
     */
    dropGone(address: string, since: number): void;
  };
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

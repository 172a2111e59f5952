import type { WorkerMessage } from '@/lib/offline/messages';
import { wantsToSaveData } from '@/lib/browser/save-data';

const told = new Set<string>();

/**
 * Tells the worker which page was opened and what it loaded, so that the page works without a network: a client
 * navigation loads only data, and a first page is loaded before the worker is there. The worker decides what it may
 * cache. When data should be saved no page is fetched a second time.
 */
export function tellVisit(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && !told.has(name));
  files.forEach((name) => told.add(name));
  const message: WorkerMessage = {
    type: 'keep',
    page: wantsToSaveData() ? '' : window.location.href,
    files,
  };
  worker.postMessage(message);
}

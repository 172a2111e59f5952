import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
let hasNewVersion = false;
const listeners = new Set<() => void>();

const publish = () => listeners.forEach((listener) => listener());

/** A worker of a newer build is waiting, or none is any more. */
export function setWaitingWorker(worker: ServiceWorker | null): void {
  waiting = worker;
  publish();
}

/** There is a newer build, and an open page misses one of its chunks. */
export function announceNewVersion(): void {
  hasNewVersion = true;
  publish();
}

/** Whether a reload would give a newer version. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => hasNewVersion || waiting !== null,
    () => false,
  );

/**
 * Reloads the page in the newer version; only when the visitor asks for it. Other tabs are not reloaded. Where one of
 * them has let the newer worker take over, it waits no more.
 */
export function takeNewVersion(reload = () => window.location.reload()): void {
  if (waiting?.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, {
    once: true,
  });
  waiting.postMessage({ type: 'take-over' });
}

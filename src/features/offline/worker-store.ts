import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
let hasNewVersion = false;
const listeners = new Set<() => void>();

const publish = () => listeners.forEach((listener) => listener());

/** A worker of a newer build stands ready, or none does any more. */
export function setWaitingWorker(worker: ServiceWorker | null): void {
  waiting = worker;
  publish();
}

/** The shop was built anew and an open page lacks one of its parts. */
export function announceNewVersion(): void {
  hasNewVersion = true;
  publish();
}

/** Whether a newer version can be had by loading the page again. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => hasNewVersion || waiting !== null,
    () => false,
  );

/** Loads the page anew, in the newer version; only ever at somebody's wish. Other tabs go on as they are. */
export function takeNewVersion(): void {
  if (!waiting) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: 'take-over' });
}

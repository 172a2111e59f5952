import { IS_BUILT } from '@config/mode';
import { WORKER_ADDRESS, WORKER_STATE_HEADER } from '@/lib/offline/offline-cache';
import { tellVisit } from './tell-visit';
import { setWaitingWorker } from './worker-store';

const HOUR_MS = 60 * 60_000;

/** Asked before the first registration: none is registered when the switch is off (docs/offline.md). */
async function isWanted(): Promise<boolean> {
  const answer = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
  return answer.ok && answer.headers.get(WORKER_STATE_HEADER) === 'on';
}

/** Watches for a newer worker, which waits until the visitor accepts it. */
function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first worker, so there is no older version.
  const look = () => setWaitingWorker(navigator.serviceWorker.controller ? registration.waiting : null);
  const follow = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', look);
  };
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  if (!IS_BUILT) {
    // A build that ran on this port before has left its worker, which would answer with that build.
    await known?.unregister();
    return null;
  }
  if (!known && !(await isWanted())) return null;
  const registration = await serviceWorker.register(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' });
  watch(registration);
  // The first pages were loaded before the worker was there.
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', tellVisit, { once: true });
  return registration;
}

/**
 * Registers the worker where browsers allow one, and looks for a newer one when the tab is visible again after an hour.
 * @returns a function that ends it
 */
export function registerWorker(): () => void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return () => undefined;
  let looked = Date.now();
  // It fails without a network or in a private window; the shop works without a worker.
  const registered = register().catch(() => null);
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    void registered.then((registration) => registration?.update()).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}

import { IS_BUILT } from '@config/mode';
import { WORKER_ADDRESS, WORKER_STATE_HEADER } from '@/lib/offline/kept';
import { tellVisit } from './tell-visit';
import { setWaitingWorker } from './worker-store';

const HOUR_MS = 60 * 60_000;

/** A device without a worker asks first: where the switch is off, none is registered (docs/offline.md). */
async function isWanted(): Promise<boolean> {
  const answer = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
  return answer.ok && answer.headers.get(WORKER_STATE_HEADER) === 'on';
}

/** Watches for a newer worker, which waits until somebody wants it. */
function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first worker: it replaces nothing.
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
    // A build that ran on this port left its worker: it would answer with that build.
    await known?.unregister();
    return null;
  }
  if (!known && !(await isWanted())) return null;
  const registration = await serviceWorker.register(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' });
  watch(registration);
  // The pages of this first visit came before the worker.
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', tellVisit, { once: true });
  return registration;
}

/**
 * Registers the worker where browsers allow one, and looks for a newer one when somebody comes back after an hour.
 * @returns a function that ends the looking
 */
export function registerWorker(): () => void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return () => undefined;
  let looked = Date.now();
  // Without a network, or in a private window, the shop works as it does without a worker.
  const registered = register().catch(() => null);
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    void registered.then((registration) => registration?.update()).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}

import { CACHE_PREFIX } from '@/lib/offline/offline-cache';
import { worker } from './worker-scope';

/** Serwist's database of expiry times. */
const AGES = 'serwist-expiration';

// The kill switch (SERVICE_WORKER=off): it takes over at once, deletes the caches and unregisters. Open pages go on,
// from the network alone.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
    // A cache that cannot be deleted does not stop the rest.
    await Promise.allSettled(names.map((name) => caches.delete(name)));
    indexedDB.deleteDatabase(AGES);
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});

import { CACHE_PREFIX } from '@/lib/offline/offline-cache';
import { within } from './within';
import { worker } from './worker-scope';

/** Serwist's database of expiry times. */
const AGES = 'serwist-expiration';
/** A cache that another worker is writing to is deleted when that has ended, which may take as long as a download. */
const DELETION_MS = 10_000;

// The kill switch (SERVICE_WORKER=off): it takes over at once, deletes the caches and unregisters. Open pages go on,
// from the network alone.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
    // A cache that cannot be deleted, or not yet, does not stop the rest.
    const deletions = Promise.allSettled(names.map((name) => caches.delete(name)));
    await within(deletions, DELETION_MS).catch(() => undefined);
    indexedDB.deleteDatabase(AGES);
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});

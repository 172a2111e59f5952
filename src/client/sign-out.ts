import { tabStore } from '@/lib/browser/browser-store';

const listeners = new Set<() => void>();
/** In the storage of the tab: signed out before anything listened, and perhaps loaded again since. */
const UNHEARD = 'signed-out';

/** Calls the listeners: the user is about to leave by their own wish, signed out or with the account deleted. */
export function tellSignOut() {
  if (listeners.size === 0) tabStore.write(UNHEARD, '1');
  listeners.forEach((listener) => listener());
}

/**
 * Calls back when the user of this tab signs out: what they typed must not stay for the next user. At once when they
 * did before anything listened: what listens is loaded late.
 */
export function onSignOut(listener: () => void) {
  listeners.add(listener);
  if (tabStore.read(UNHEARD) !== null) {
    tabStore.write(UNHEARD, null);
    listener();
  }
  return () => void listeners.delete(listener);
}

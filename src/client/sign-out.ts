const listeners = new Set<() => void>();
/** In the storage of the tab: signed out before anything listened, and perhaps loaded again since. */
const UNHEARD = 'signed-out';

function markUnheard(isUnheard: boolean) {
  try {
    if (isUnheard) sessionStorage.setItem(UNHEARD, '1');
    else sessionStorage.removeItem(UNHEARD);
  } catch {
    // Without a storage, most of what is to be forgotten was not stored either.
  }
}

function wasUnheard(): boolean {
  try {
    return sessionStorage.getItem(UNHEARD) !== null;
  } catch {
    return false;
  }
}

/** Calls the listeners: the user is about to leave by their own wish, signed out or with the account deleted. */
export function tellSignOut() {
  if (listeners.size === 0) markUnheard(true);
  listeners.forEach((listener) => listener());
}

/**
 * Calls back when the user of this tab signs out: what they typed must not stay for the next user. At once when they
 * did before anything listened: what listens is loaded late.
 */
export function onSignOut(listener: () => void) {
  listeners.add(listener);
  if (wasUnheard()) {
    markUnheard(false);
    listener();
  }
  return () => void listeners.delete(listener);
}

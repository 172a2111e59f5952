import type { NextRouter } from 'next/router';
import { announceNewVersion } from './worker-store';

const RELOADED = 'store-reloaded-at';
const ONCE_IN_MS = 10 * 60_000;

const addressOf = (target: EventTarget | null): string | null => {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return address.startsWith(`${window.location.origin}/_next/static/`) ? address : null;
};

/** Whether the server says that it is gone: a lost network is no reason to reload. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Once in a while for each tab: a reload that does not help must not be followed by another. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * A part of the page that a newer build has taken away: the page is loaded anew, once. Where somebody has typed, it is
 * offered instead, because typed text would be lost.
 * @returns a function that ends the watch
 */
export function watchChunks(
  events: Pick<NextRouter['events'], 'on' | 'off'>,
  reload = () => window.location.reload(),
): () => void {
  let hasTyped = false;
  const onInput = () => (hasTyped = true);
  const onPage = () => (hasTyped = false);
  const onError = (event: Event) => {
    const address = addressOf(event.target);
    if (!address) return;
    void isGone(address).then((gone) => {
      if (!gone) return;
      if (hasTyped || !mayReload()) announceNewVersion();
      else reload();
    });
  };
  // Failed scripts do not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('input', onInput, { capture: true, passive: true });
  events.on('routeChangeComplete', onPage);
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('input', onInput, true);
    events.off('routeChangeComplete', onPage);
  };
}

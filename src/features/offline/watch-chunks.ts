import type { NextRouter } from 'next/router';
import { announceNewVersion } from './worker-store';

const RELOADED = 'store-reloaded-for';

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

/** Once for each missing file and tab: a reload that does not help must not be followed by another. */
function mayReload(address: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === address) return false;
    sessionStorage.setItem(RELOADED, address);
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
      if (hasTyped || !mayReload(address)) announceNewVersion();
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

import type { NextRouter } from 'next/router';
import { announceNewVersion } from './worker-store';
import { onRouteEnd } from '@/lib/browser/route-end';

declare global {
  interface Window {
    /** Addresses of the scripts that could not be loaded so far (config/document/limited-notice.js). */
    lostScripts?: string[];
  }
}

const RELOADED = 'store-reloaded-at';
const ONCE_IN_MS = 10 * 60_000;

const isOfBuild = (address: string) => address.startsWith(`${window.location.origin}/_next/static/`);

const addressOf = (target: EventTarget | null): string | null => {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return isOfBuild(address) ? address : null;
};

/** Whether the server says that the file is gone; a lost network is no reason to reload. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** At most once in ten minutes for each tab, so that a reload that does not help is not repeated. */
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
 * Reloads the page once when one of its chunks was removed by a newer build. When the visitor has typed, the reload is
 * offered instead, because typed text would be lost.
 * @returns a function that ends the watch
 */
export function watchChunks(
  events: Pick<NextRouter['events'], 'on' | 'off'>,
  reload = () => window.location.reload(),
): () => void {
  let hasTyped = false;
  const onInput = () => (hasTyped = true);
  const notice = (address: string | null) => {
    if (!address) return;
    void isGone(address).then((gone) => {
      if (!gone) return;
      if (hasTyped || !mayReload()) announceNewVersion();
      else reload();
    });
  };
  const onError = (event: Event) => notice(addressOf(event.target));
  new Set(window.lostScripts).forEach(notice);
  // Errors of scripts do not bubble, so they are captured.
  window.addEventListener('error', onError, true);
  window.addEventListener('input', onInput, { capture: true, passive: true });
  const stop = onRouteEnd(events, { onShown: () => (hasTyped = false) });
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('input', onInput, true);
    stop();
  };
}

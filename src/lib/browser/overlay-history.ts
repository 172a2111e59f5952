import type { NextRouter } from 'next/router';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

/** What lies over the page: a drawer, a modal, a sheet. */
interface Overlay {
  /** Key of the page's entry. */
  key: string | null;
  close: () => void;
}

const overlays: Overlay[] = [];
/** Steps back of our own that the browser has not told yet. */
let silentPops = 0;
/** Entries to push when they were told: one that is pushed meanwhile would be stepped over in the place of the old one. */
const waiting = new Set<() => void>();
let pageKey: string | null = null;

const readState = () => window.history.state as { key?: unknown; overlay?: unknown } | null;
const isOverlayEntry = () => readState()?.overlay === true;

/** Next's own name of an entry; the entry of an overlay has the name of its page. */
function entryKey(): string | null {
  const key = readState()?.key;
  return typeof key === 'string' ? key : null;
}

const topOverlay = (): Overlay | undefined => overlays[overlays.length - 1];

/** Whether the step back or forward that the browser just made stays on the page. For `beforePopState`. */
export const isOverlayPop = (): boolean =>
  silentPops > 0 || isOverlayEntry() || (overlays.length > 0 && topOverlay()?.key === entryKey());

function onPopState() {
  const overlay = topOverlay();
  if (silentPops > 0) {
    silentPops -= 1;
    if (silentPops > 0) return;
    const pushes = [...waiting];
    waiting.clear();
    for (const push of pushes) push();
  } else if (overlay) {
    if (overlay.key === entryKey()) overlay.close();
  } else if (isOverlayEntry()) {
    // A link in an overlay led to another page: its entry stands between the two and is stepped over.
    if (entryKey() === pageKey) window.history.forward();
    else window.history.back();
  }
}

/**
 * Closes what lies over a page when the person goes back.
 * @returns a function that ends it
 */
export function watchOverlays(events: NextRouter['events']): () => void {
  const onComplete = () => (pageKey = entryKey());
  window.addEventListener('popstate', onPopState);
  events.on('routeChangeComplete', onComplete);
  return () => {
    window.removeEventListener('popstate', onPopState);
    events.off('routeChangeComplete', onComplete);
  };
}

/**
 * Gives an overlay an entry of its own in the history while it is open, so that "back" closes it instead of leaving the
 * page. Closed in another way, it takes its entry back.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { events } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isPopped = false;
    let isChanging = false;
    const path = window.location.pathname;
    const overlay: Overlay = {
      key: null,
      close: () => {
        isPopped = true;
        close();
      },
    };
    const push = () => {
      if (silentPops > 0) return void waiting.add(push);
      window.history.pushState({ ...readState(), overlay: true }, '');
      overlay.key = entryKey();
    };
    const onStart = () => (isChanging = true);
    const onError = () => (isChanging = false);
    const onComplete = () => {
      isChanging = false;
      // A filter chosen in the sheet wrote a new address: its entry is the page's now. Another page closes the overlay.
      if (!isPopped && window.location.pathname === path) push();
    };
    push();
    overlays.push(overlay);
    events.on('routeChangeStart', onStart);
    events.on('routeChangeError', onError);
    events.on('routeChangeComplete', onComplete);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeError', onError);
      events.off('routeChangeComplete', onComplete);
      overlays.splice(overlays.indexOf(overlay), 1);
      if (waiting.delete(push)) return;
      // During a change of page Next writes the next entry at any moment: a step back would meet it.
      if (isPopped || isChanging || !isOverlayEntry()) return;
      silentPops += 1;
      window.history.back();
    };
  }, [isOpen, events]);
}

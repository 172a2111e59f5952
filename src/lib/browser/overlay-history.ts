import type { NextRouter } from 'next/router';
import { onRouteEnd } from './route-end';

/** What lies over the page: a drawer, a modal, a sheet. */
export interface Overlay {
  /** Key of the page's entry. */
  key: string | null;
  close: () => void;
}

/** What is open, the newest last; `close-on-back.ts` writes it. */
export const overlays: Overlay[] = [];
/** Steps back of our own that the browser has not told yet. */
let silentPops = 0;
/** Entries to push when they were told: one that is pushed meanwhile would be stepped over in the place of the old one. */
export const pushesAfterStepBack = new Set<() => void>();
let pageKey: string | null = null;

export const readState = () => window.history.state as { key?: unknown; overlay?: unknown } | null;
export const isOverlayEntry = () => readState()?.overlay === true;

/** Next's own name of an entry; the entry of an overlay has the name of its page. */
export function entryKey(): string | null {
  const key = readState()?.key;
  return typeof key === 'string' ? key : null;
}

/** Whether a step back of our own has not been told yet. */
export const isSteppingBack = () => silentPops > 0;

/** Goes back without closing anything. */
export function stepBack(): void {
  silentPops += 1;
  window.history.back();
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
    const pushes = [...pushesAfterStepBack];
    pushesAfterStepBack.clear();
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
  window.addEventListener('popstate', onPopState);
  const stop = onRouteEnd(events, { onShown: () => (pageKey = entryKey()) });
  return () => {
    window.removeEventListener('popstate', onPopState);
    stop();
  };
}

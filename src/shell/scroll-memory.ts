import type { NextRouter } from 'next/router';

/** Positions by history entry, and by address for a page that is loaded anew. */
type Positions = Map<string, number>;

const STORE = 'scroll-memory';
const MAX_POSITIONS = 100;
/** How long a page may take to get as long as it was. */
const PATIENCE_MS = 8_000;
const GIVE_UP_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function writePositions(positions: Positions) {
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // Without storage the positions live as long as the page.
  }
}

/** Next's own name of a history entry; a replaced address keeps it. */
const entryKey = () => {
  const state = window.history.state as { key?: unknown } | null;
  return typeof state?.key === 'string' ? state.key : null;
};

/**
 * Scrolls to where a page was left, once it is long enough: what it shows may still be on its way. Whoever scrolls or
 * types meanwhile is not interrupted.
 * @returns a function that gives up
 */
function restore(top: number): () => void {
  const attempt = () => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  };
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    GIVE_UP_ON.forEach((event) => window.removeEventListener(event, stop));
  };
  GIVE_UP_ON.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
}

/**
 * Back and forward return to where a page was left, and so does a reload. The browser's own way looks at a page that
 * Next has not rendered yet; this one waits for it. New pages begin at the top, which is Next's doing.
 * @returns a function that ends it and gives scrolling back to the browser
 */
export function watchScroll(events: NextRouter['events']): () => void {
  const positions = readPositions();
  let current = entryKey();
  let isPop = false;
  let giveUp: () => void = () => undefined;

  const save = (key: string | null) => {
    if (!key) return;
    // The newest stand last: the oldest give way.
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  const onPopState = () => {
    const next = entryKey();
    // A jump within the page keeps its entry's key; the browser and Next see to it.
    if (next === null || next === current) return;
    giveUp();
    if (!isPop) save(current);
    current = next;
    isPop = true;
  };
  const onError = () => {
    // A way back that was given up: its entry was never on the screen and must not get another's position.
    if (isPop) current = null;
    isPop = false;
  };
  const onBeforeHistoryChange = () => {
    if (isPop) return;
    save(current);
    // Next writes the new entry right after this.
    queueMicrotask(() => (current = entryKey()));
  };
  const onComplete = () => {
    giveUp();
    if (isPop) giveUp = restore(positions.get(current ?? '') ?? 0);
    isPop = false;
    current = entryKey();
  };
  const onPageHide = () => {
    save(current);
    save(window.location.href);
    writePositions(positions);
    // Another document's page comes back by the browser's own means.
    window.history.scrollRestoration = 'auto';
  };
  const onPageShow = () => (window.history.scrollRestoration = 'manual');

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = positions.get(window.location.href);
  if (left !== undefined && (visit?.type === 'reload' || visit?.type === 'back_forward'))
    giveUp = restore(left);
  onPageShow();

  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  events.on('routeChangeError', onError);
  events.on('beforeHistoryChange', onBeforeHistoryChange);
  events.on('routeChangeComplete', onComplete);
  return () => {
    giveUp();
    window.history.scrollRestoration = 'auto';
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    events.off('routeChangeError', onError);
    events.off('beforeHistoryChange', onBeforeHistoryChange);
    events.off('routeChangeComplete', onComplete);
  };
}

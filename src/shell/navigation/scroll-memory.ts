import type { NextRouter } from 'next/router';
import { WHOLE } from '@config/marks';

/**
 * Where a page was left. What is far down has a guessed height until it was near (`far` in globals.css), so the
 * distance from the top alone would lead elsewhere on a page that is laid out whole: `part` is the part of the page at
 * the upper edge of the screen, counted among those, and `offset` how far its own edge is from there, in pixels.
 */
interface Position {
  top: number;
  part: number | null;
  offset: number;
}

/** Positions by history entry, and by address for a page that is loaded anew. */
type Positions = Map<string, Position>;

const STORE = 'scroll-positions';
const MAX_POSITIONS = 100;
/** How long a page may take to get as long as it was. */
const PATIENCE_MS = 8_000;
const GIVE_UP_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, Position][]) : []);
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

/** A page that was left just now still stands hidden beside the next one. */
const listParts = () => [...document.querySelectorAll('.far:not([hidden] *)')];

function readPosition(): Position {
  const boxes = listParts().map((element) => element.getBoundingClientRect());
  // Not findLastIndex, which Chrome below 97 and Safari below 15.4 do not have.
  const part = boxes.reduce((found, { top, bottom }, index) => (top <= 0 && bottom > 0 ? index : found), -1);
  return { top: window.scrollY, part: part < 0 ? null : part, offset: boxes[part]?.top ?? 0 };
}

/** The scroll position that shows what `position` showed; null while the page has not got so far. */
function findTop({ top, part, offset }: Position): number | null {
  if (part === null) return top;
  const element = listParts()[part];
  return element ? window.scrollY + element.getBoundingClientRect().top - offset : null;
}

/**
 * Scrolls to where a page was left, once it is long enough: what it shows may still be on its way. Whoever scrolls or
 * types meanwhile is not interrupted.
 * @returns a function that gives up
 */
function restore(position: Position): () => void {
  const attempt = () => {
    const top = findTop(position);
    window.scrollTo(0, top ?? position.top);
    return top !== null && window.scrollY >= top - 1;
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

export interface ScrollMemory {
  /**
   * To be called from `beforePopState`: where the page's data is in memory, Next ends the change of page inside its own
   * listener of popstate, before any other listener hears of it.
   */
  onPop: () => void;
  /** Ends it and gives scrolling back to the browser. */
  stop: () => void;
}

/**
 * Back and forward return to where a page was left, and so does a reload. The browser's own way looks at a page that
 * Next has not rendered yet; this one waits for it. New pages begin at the top (page-transition.tsx).
 */
export function watchScroll(events: NextRouter['events']): ScrollMemory {
  const positions = readPositions();
  let current = entryKey();
  let isPop = false;
  let giveUp: () => void = () => undefined;

  const save = (key: string | null) => {
    if (!key) return;
    // The newest stand last: the oldest give way.
    positions.delete(key);
    positions.set(key, readPosition());
  };
  const onPop = () => {
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
    // Where a page was left is found on the whole page alone.
    document.documentElement.toggleAttribute(WHOLE, isPop);
    if (isPop) giveUp = restore(positions.get(current ?? '') ?? { top: 0, part: null, offset: 0 });
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

  // Next does not ask about a way back to the address that it was loaded at.
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  events.on('routeChangeError', onError);
  events.on('beforeHistoryChange', onBeforeHistoryChange);
  events.on('routeChangeComplete', onComplete);
  const stop = () => {
    giveUp();
    window.history.scrollRestoration = 'auto';
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    events.off('routeChangeError', onError);
    events.off('beforeHistoryChange', onBeforeHistoryChange);
    events.off('routeChangeComplete', onComplete);
  };
  return { onPop, stop };
}

import type { NextRouter } from 'next/router';
import { FULL_LAYOUT } from '@config/document/document-attributes';
import { listParts } from '@/lib/browser/lay-out-when-idle';
import { onRouteEnd } from '@/lib/browser/route-end';

/**
 * Scroll position of a page. Sections below the fold have an estimated height until they were rendered once
 * (`below-fold` in utilities.css), so the distance from the top alone is not enough on a page with full layout: `part` is
 * the index of the section at the upper edge of the viewport, `offset` the distance of its edge from there, in pixels.
 */
interface Position {
  top: number;
  part: number | null;
  offset: number;
}

/** Positions by history entry, and by address for a page that is reloaded. */
type Positions = Map<string, Position>;

const STORE = 'scroll-positions';
const MAX_POSITIONS = 100;
/** How long a page may take to become as long as it was. */
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

const readEntry = () => window.history.state as { key?: unknown; as?: unknown } | null;

/** Next's own name of a history entry; a replaced address keeps it. */
const entryKey = () => {
  const key = readEntry()?.key;
  return typeof key === 'string' ? key : null;
};

function readPosition(): Position {
  const boxes = listParts().map((element) => element.getBoundingClientRect());
  // Not findLastIndex, which Chrome below 97 and Safari below 15.4 do not have.
  const part = boxes.reduce((found, { top, bottom }, index) => (top <= 0 && bottom > 0 ? index : found), -1);
  return { top: window.scrollY, part: part < 0 ? null : part, offset: boxes[part]?.top ?? 0 };
}

/** The scroll position that shows what `position` showed; null while that section is not rendered. */
function findTop({ top, part, offset }: Position): number | null {
  if (part === null) return top;
  const element = listParts()[part];
  return element ? window.scrollY + element.getBoundingClientRect().top - offset : null;
}

/**
 * Scrolls to where a page was left, once the page is long enough: its content may still be loading. Stops when the
 * visitor scrolls or types.
 * @returns a function that stops it
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
   * Call it from `beforePopState`: when the page's data is in memory, Next finishes the navigation inside its own
   * `popstate` listener, before any other listener runs.
   */
  onPop: () => void;
  /** Removes the listeners and lets the browser restore scroll positions again. */
  stop: () => void;
}

/**
 * Restores the scroll position on back, forward and reload. The browser's own restoration runs before Next has rendered
 * the page; this one waits for it. New pages begin at the top (page-transition.tsx).
 * @param isShown false while the address is already that of a page that is not on the screen yet
 */
export function watchScroll(events: NextRouter['events'], isShown: () => boolean): ScrollMemory {
  const positions = readPositions();
  let current = entryKey();
  /** The address that back or forward leads to, until it is shown. */
  let popped: string | null = null;
  /** What took the place of another navigation hears how that one ends: Next may name it without its language. */
  const isOther = (url: string) => popped !== null && !popped.endsWith(url);
  let giveUp: () => void = () => undefined;

  const save = (key: string | null) => {
    if (!key) return;
    // Newest last: the oldest are evicted.
    positions.delete(key);
    positions.set(key, readPosition());
  };
  const onPop = () => {
    const next = entryKey();
    // A jump within the page has the same key; the browser and Next scroll there.
    if (next === null || next === current) return;
    giveUp();
    if (popped === null && isShown()) save(current);
    current = next;
    const address = readEntry()?.as;
    popped = typeof address === 'string' ? address : null;
  };
  const onStart = (url: string) => {
    if (url !== popped) popped = null;
  };
  const onCalledOff = (url: string) => {
    if (isOther(url)) return;
    // A cancelled back navigation: its entry was never shown and must not get the position of another page.
    if (popped !== null) current = null;
    popped = null;
  };
  const onBeforeHistoryChange = () => {
    if (popped !== null) return;
    save(current);
    // Next writes the new entry right after this.
    queueMicrotask(() => (current = entryKey()));
  };
  const onShown = (url: string) => {
    if (isOther(url)) return;
    giveUp();
    const isPop = popped !== null;
    // A position, or a place of the page, can be found only when every section has its real height.
    document.documentElement.toggleAttribute(FULL_LAYOUT, isPop || window.location.hash !== '');
    if (isPop) giveUp = restore(positions.get(current ?? '') ?? { top: 0, part: null, offset: 0 });
    popped = null;
    current = entryKey();
  };
  const onPageHide = () => {
    if (isShown()) {
      save(current);
      save(window.location.href);
    }
    writePositions(positions);
    // A page of another document is restored by the browser.
    window.history.scrollRestoration = 'auto';
  };
  const onPageShow = () => (window.history.scrollRestoration = 'manual');

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = positions.get(window.location.href);
  if (left !== undefined && (visit?.type === 'reload' || visit?.type === 'back_forward'))
    giveUp = restore(left);
  onPageShow();

  // Next calls no beforePopState for a way back to the address it was loaded at.
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  events.on('routeChangeStart', onStart);
  events.on('beforeHistoryChange', onBeforeHistoryChange);
  const stopRouteEnd = onRouteEnd(events, { onShown, onCalledOff });
  const stop = () => {
    giveUp();
    window.history.scrollRestoration = 'auto';
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    events.off('routeChangeStart', onStart);
    events.off('beforeHistoryChange', onBeforeHistoryChange);
    stopRouteEnd();
  };
  return { onPop, stop };
}

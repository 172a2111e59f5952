import { whenIdle } from './tasks';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;
const LISTENING = { capture: true, passive: true } as const;
/** How long the work waits at most for the answer to that sign, and what else the browser has to do. */
const BUSY_AT_MOST_MS = 1_000;

/**
 * Calls back at the first sign that somebody is there: they move, touch, scroll or type. What a first look at a page
 * does not need is loaded then, after the answer to that sign, and costs those nothing who only glance at it.
 * @param atLatestMs calls back after this many milliseconds although nobody stirred; never unless given
 * @returns a function that calls it off
 */
export function whenAlive(work: () => void, atLatestMs?: number): () => void {
  let callOffWork: (() => void) | undefined;
  const stopListening = () => {
    clearTimeout(timer);
    SIGNS.forEach((sign) => window.removeEventListener(sign, notice, LISTENING));
  };
  const notice = () => {
    stopListening();
    callOffWork = whenIdle(work, BUSY_AT_MOST_MS);
  };
  // Whoever scrolled before the scripts ran gave a sign that nobody heard.
  const waitMs = window.scrollY > 0 ? 0 : atLatestMs;
  const timer = waitMs === undefined ? undefined : setTimeout(notice, waitMs);
  SIGNS.forEach((sign) => window.addEventListener(sign, notice, LISTENING));
  return () => {
    stopListening();
    callOffWork?.();
  };
}

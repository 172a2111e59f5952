import { whenIdle } from './tasks';

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;
const LISTENING = { capture: true, passive: true } as const;
/** How long the work waits at most for the browser to be idle after that interaction. */
const BUSY_AT_MOST_MS = 1_000;

/**
 * Runs `work` after the first interaction: pointer, touch, key or scroll. It waits for an idle moment, so that the
 * interaction is answered first. A visitor who only looks at the page loads nothing more.
 * @param atLatestMs runs `work` after this many milliseconds without an interaction; never unless given
 * @returns a function that cancels it
 */
export function onFirstInteraction(work: () => void, atLatestMs?: number): () => void {
  let cancelWork: (() => void) | undefined;
  const stopListening = () => {
    clearTimeout(timer);
    INTERACTIONS.forEach((event) => window.removeEventListener(event, notice, LISTENING));
  };
  const notice = () => {
    stopListening();
    cancelWork = whenIdle(work, BUSY_AT_MOST_MS);
  };
  // A visitor may have scrolled before the scripts ran.
  const waitMs = window.scrollY > 0 ? 0 : atLatestMs;
  const timer = waitMs === undefined ? undefined : setTimeout(notice, waitMs);
  INTERACTIONS.forEach((event) => window.addEventListener(event, notice, LISTENING));
  return () => {
    stopListening();
    cancelWork?.();
  };
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;
const LISTENING = { capture: true, passive: true } as const;

/**
 * Calls back at the first sign that somebody is there: they move, touch, scroll or type. What a first look at a page
 * does not need is loaded then, and costs those nothing who only glance at it.
 * @param atLatestMs calls back after this many milliseconds although nobody stirred; never unless given
 * @returns a function that calls it off
 */
export function whenAlive(work: () => void, atLatestMs?: number): () => void {
  const callOff = () => {
    clearTimeout(timer);
    SIGNS.forEach((sign) => window.removeEventListener(sign, notice, LISTENING));
  };
  const notice = () => {
    callOff();
    work();
  };
  // Whoever scrolled before the scripts ran gave a sign that nobody heard.
  const waitMs = window.scrollY > 0 ? 0 : atLatestMs;
  const timer = waitMs === undefined ? undefined : setTimeout(notice, waitMs);
  SIGNS.forEach((sign) => window.addEventListener(sign, notice, LISTENING));
  return callOff;
}

import { shouldSaveData } from './save-data';
import { whenIdle, whenNetworkIdle } from './tasks';

/** A part that is laid out for the first time takes up to 60 ms on a slow phone: one at a time, in idle moments. */
const BUSY_AT_MOST_MS = 2_000;

/** Sections below the fold (`below-fold` in utilities.css), without those of a hidden page: the page before is still in the document. */
export const listParts = () => [...document.querySelectorAll<HTMLElement>('.below-fold:not([hidden] *)')];

/**
 * Lays out what is below the fold, part by part, when the page has loaded all that it needs: then a quick scroll shows no
 * blank part, the scroll bar is exact, and a picture of the whole page shows all of it. What is above the screen stays as
 * it is, because its true height would move what is read. Nothing is done where bytes are dear: the browser fetches
 * pictures of what is laid out from farther away.
 * @returns a function that cancels it
 */
export function layOutWhenIdle(): () => void {
  let parts: HTMLElement[] = [];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part || shouldSaveData()) return;
    if (part.getBoundingClientRect().top >= 0) part.style.contentVisibility = 'visible';
    cancel = whenIdle(layOutNext, BUSY_AT_MOST_MS);
  };
  let cancel = whenNetworkIdle(() => {
    parts = listParts();
    layOutNext();
  });
  return () => cancel();
}

import { isDataDear } from './save-data';
import { whenIdle } from './tasks';
import { whenAlive } from './when-alive';

/** A prefetch waits this long at most for what else the browser has to do. */
const BUSY_AT_MOST_MS = 2_000;

const waiting = new Map<Element, () => void>();
/** Prefetches that were in view and wait for an idle moment. */
const due = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function onIntersection(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    const prefetch = isIntersecting && waiting.get(target);
    if (!prefetch) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    const cancel = whenIdle(() => {
      due.delete(target);
      if (!isDataDear()) prefetch();
    }, BUSY_AT_MOST_MS);
    due.set(target, cancel);
  }
}

/** Prefetches begin with the first interaction: a first visit that only looks loads one page. */
function startObserving() {
  whenAlive(() => {
    observer = new IntersectionObserver(onIntersection);
    for (const element of waiting.keys()) observer.observe(element);
  });
}

/**
 * Prefetches once an element is in view, after the first interaction, while the browser is idle, and not while data is
 * expensive.
 * @returns a function that calls it off
 */
export function prefetchInView(element: Element, prefetch: () => void): () => void {
  if (waiting.size === 0 && !observer) startObserving();
  waiting.set(element, prefetch);
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    due.get(element)?.();
    due.delete(element);
    observer?.unobserve(element);
  };
}

import { onFirstInteraction } from './on-first-interaction';
import { shouldSaveData } from './save-data';
import { whenIdle, whenNetworkIdle } from './tasks';

/**
 * What may travel before the first interaction, in bytes, beside what the page itself needs: the script of a product page
 * and the data of the products on the first screen (docs/performance.md). A visitor who only looks pays no more than that.
 */
const BUDGET_BYTES = 70_000;
/** How long a prefetch waits at most for the browser to be idle. */
const BUSY_AT_MOST_MS = 2_000;
/** A tap shares the connection with so many prefetches at most. */
const CONCURRENCY = 3;

/** Answers when the page is loaded, or when it could not be. */
export type Prefetch = () => Promise<unknown> | undefined;

/** Links that have not been in view yet. */
const waiting = new Map<Element, Prefetch>();
/** Links that were in view, in their order on the page. */
const queue = new Map<Element, Prefetch>();
let observer: IntersectionObserver | null = null;
let stopWaiting: (() => void) | undefined;
let running = 0;
let hasInteracted = false;
/** When prefetching began, on the page's own clock. */
let beganAt = 0;

function countBytes(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.reduce(
    (sum, { startTime, transferSize }) => (startTime < beganAt ? sum : sum + transferSize),
    0,
  );
}

const isAllowed = () => !shouldSaveData() && (hasInteracted || countBytes() < BUDGET_BYTES);

async function prefetchNext(): Promise<void> {
  const [next] = queue;
  if (next && isAllowed()) {
    queue.delete(next[0]);
    await next[1]()?.catch(() => undefined);
  }
  running -= 1;
  work();
}

function work(): void {
  while (running < CONCURRENCY && queue.size > 0 && isAllowed()) {
    running += 1;
    whenIdle(() => void prefetchNext(), BUSY_AT_MOST_MS);
  }
}

function onIntersection(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    const prefetch = isIntersecting && waiting.get(target);
    if (!prefetch) continue;
    observer?.unobserve(target);
    waiting.delete(target);
    queue.set(target, prefetch);
  }
  work();
}

function observe(): void {
  if (observer) return;
  beganAt = performance.now();
  observer = new IntersectionObserver(onIntersection);
  for (const element of waiting.keys()) observer.observe(element);
}

/** The links of the first screen are prefetched when the page has loaded all that it needs; the others after an interaction. */
function startObserving(): void {
  const stopIdle = whenNetworkIdle(observe);
  const stopInteraction = onFirstInteraction(() => {
    hasInteracted = true;
    observe();
    work();
  });
  stopWaiting = () => {
    stopIdle();
    stopInteraction();
  };
}

/**
 * Prefetches when an element is in view, while the browser is idle, and not when data should be saved. Before the first
 * interaction it waits until the network is idle, and stops at a budget of bytes.
 * @returns a function that cancels it
 */
export function prefetchInView(element: Element, prefetch: Prefetch): () => void {
  if (waiting.size === 0 && !observer) startObserving();
  waiting.set(element, prefetch);
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    queue.delete(element);
    observer?.unobserve(element);
    // No link is left that could be in view.
    if (waiting.size === 0 && !observer) stopWaiting?.();
  };
}

/** Safari has no idle callback: a pause is as good as it gets. */
const PAUSE_MS = 200;
/** The network is idle when no file has arrived for so long. */
const NETWORK_IDLE_MS = 500;

/**
 * Work when the browser has nothing better to do: a touch, a key and what is drawn for them come first.
 * @param atLatestMs is done after this many milliseconds although the browser is busy
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void, atLatestMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLatestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}

/**
 * Work after the next frame, so that the answer to a press is seen before the work that it began.
 * @returns a function that calls it off
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callback runs before the frame is drawn; a task that it asks for runs after it.
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Work once the page has loaded and the network is idle: what the page itself asks for comes first.
 * @returns a function that cancels it
 */
export function whenNetworkIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, NETWORK_IDLE_MS);
  };
  const observer = new PerformanceObserver(wait);
  const start = () => {
    observer.observe({ type: 'resource' });
    wait();
  };
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('load', start);
  };
  const finish = () => {
    cancel();
    work();
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return cancel;
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  intersectAtOnce();
});
afterEach(() => void vi.useRealTimers());

it('a link in view is prefetched after the first interaction, in an idle moment', async () => {
  const { prefetchInView } = await import('./prefetch-in-view');
  const prefetch = vi.fn();
  prefetchInView(document.createElement('a'), prefetch);
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

it('a link that has left the page before that moment is not prefetched', async () => {
  const { prefetchInView } = await import('./prefetch-in-view');
  const prefetch = vi.fn();
  window.dispatchEvent(new Event('pointermove'));
  const leave = prefetchInView(document.createElement('a'), prefetch);
  window.dispatchEvent(new Event('pointermove'));
  // The first timer starts observing; the prefetch itself waits for the second.
  vi.advanceTimersToNextTimer();
  leave();
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

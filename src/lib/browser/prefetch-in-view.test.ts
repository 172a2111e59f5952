// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';

/** Ends the loading of the page. */
let idleNetwork: () => void;
vi.mock('./tasks', async (original) => ({
  ...(await original<object>()),
  whenNetworkIdle: (work: () => void) => {
    idleNetwork = work;
  },
}));

/** Bytes of each file that the page has loaded since prefetching began. */
let loaded: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  intersectAtOnce();
  loaded = [];
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => loaded.map((transferSize) => ({ startTime: 1, transferSize })),
  });
});
afterEach(() => void vi.useRealTimers());

const link = () => document.createElement('a');
const settle = () => vi.runAllTimersAsync();
const interact = () => window.dispatchEvent(new Event('pointermove'));

describe('a link in view', () => {
  it('is prefetched once the network is idle, with nothing touched', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const prefetch = vi.fn();
    prefetchInView(link(), prefetch);
    await settle();
    expect(prefetch).not.toHaveBeenCalled();
    idleNetwork();
    await settle();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('is prefetched after the first interaction, although the network is busy', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const prefetch = vi.fn();
    prefetchInView(link(), prefetch);
    interact();
    await settle();
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('is not prefetched once the budget of bytes is spent, until the first interaction', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const [first, second] = [vi.fn(), vi.fn()];
    prefetchInView(link(), first);
    idleNetwork();
    await settle();
    loaded = [50_000, 30_000];
    prefetchInView(link(), second);
    await settle();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    interact();
    await settle();
    expect(second).toHaveBeenCalledOnce();
  });

  it('is prefetched beside two others at most', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const answers: (() => void)[] = [];
    const prefetch = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    for (let count = 0; count < 5; count += 1) prefetchInView(link(), prefetch);
    idleNetwork();
    await settle();
    expect(prefetch).toHaveBeenCalledTimes(3);
    answers[0]?.();
    await settle();
    expect(prefetch).toHaveBeenCalledTimes(4);
  });

  it('does not keep the others waiting when its page cannot be had', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const prefetch = vi.fn(() => Promise.reject(new Error('offline')));
    for (let count = 0; count < 5; count += 1) prefetchInView(link(), prefetch);
    idleNetwork();
    await settle();
    expect(prefetch).toHaveBeenCalledTimes(5);
  });

  it('is not prefetched when it has left the page before that moment', async () => {
    const { prefetchInView } = await import('./prefetch-in-view');
    const prefetch = vi.fn();
    const leave = prefetchInView(link(), prefetch);
    idleNetwork();
    leave();
    await settle();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

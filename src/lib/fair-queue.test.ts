import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueFull, createFairQueue } from './fair-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RULE = { most: 2, mostWaiting: 100, patienceMs: 1_000 };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Enters and notes when the turn came. */
function makeClients(queue: ReturnType<typeof createFairQueue>) {
  const begun: string[] = [];
  const leave: (() => void)[] = [];
  const come = async (key: string, signal?: AbortSignal) => {
    leave.push(await queue.enter(key, signal));
    begun.push(key);
  };
  return { begun, leave, come };
}

describe('a fair queue', () => {
  it('serves one that came last before the many that another one sent', async () => {
    const queue = createFairQueue(RULE);
    const { begun, leave, come } = makeClients(queue);
    for (let index = 0; index < 50; index += 1) void come('crowd');
    void come('other');
    await settle();
    expect(begun).toEqual(['crowd', 'crowd']);
    for (let index = 0; index < 3; index += 1) {
      leave[index]?.();
      await settle();
    }
    expect(begun.indexOf('other')).toBeLessThan(4);
  });

  it('leaves a place free that one key alone may not take', async () => {
    const queue = createFairQueue({ ...RULE, most: 3, mostOfKey: 2 });
    const { begun, leave, come } = makeClients(queue);
    for (let index = 0; index < 9; index += 1) void come('crowd');
    await settle();
    void come('other');
    await settle();
    expect(begun).toEqual(['crowd', 'crowd', 'other']);
    leave[0]?.();
    leave[0]?.();
    await settle();
    expect(begun).toHaveLength(4);
    expect(queue.count()).toEqual({ inside: 3, waiting: 6 });
  });

  it('serves all in the order they came where they share a key', async () => {
    const queue = createFairQueue({ ...RULE, most: 1 });
    const order: number[] = [];
    const all = [0, 1, 2, 3].map((name) => queue.run('proxy', async () => void order.push(name)));
    await Promise.all(all);
    expect(order).toEqual([0, 1, 2, 3]);
    expect(queue.count()).toEqual({ inside: 0, waiting: 0 });
  });

  it('refuses what finds no place or no turn in time, and keeps nothing of it', async () => {
    const queue = createFairQueue({ ...RULE, most: 1, mostWaiting: 3, mostWaitingOfKey: 2 });
    const { come, leave, begun } = makeClients(queue);
    void come('a');
    await settle();
    const waiting = [come('a'), come('a')].map((turn) => expect(turn).rejects.toThrow(QueueFull));
    await expect(come('a')).rejects.toMatchObject({ retryAfterSeconds: 3 });
    void come('b').catch(() => undefined);
    await expect(come('c')).rejects.toThrow(QueueFull);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(waiting);
    expect(queue.count()).toEqual({ inside: 1, waiting: 0 });
    leave[0]?.();
    await come('a');
    expect(begun).toEqual(['a', 'a']);
  });

  it('gives the turn of a client that left to the next', async () => {
    const queue = createFairQueue({ ...RULE, most: 1 });
    const { come, leave, begun } = makeClients(queue);
    void come('a');
    await settle();
    const gone = new AbortController();
    const left = expect(come('b', gone.signal)).rejects.toThrow(QueueFull);
    void come('c');
    gone.abort();
    await left;
    leave[0]?.();
    await settle();
    expect(begun).toEqual(['a', 'c']);
    await expect(come('d', gone.signal)).rejects.toThrow(QueueFull);
  });

  it('gives a place on that is held longer than work takes, once', async () => {
    const queue = createFairQueue({ ...RULE, most: 1, holdMs: 500 });
    const { come, leave, begun } = makeClients(queue);
    void come('stuck');
    void come('next');
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toEqual(['stuck', 'next']);
    leave[0]?.();
    expect(queue.count().inside).toBe(1);
  });

  it('frees the place of work that failed', async () => {
    const queue = createFairQueue({ ...RULE, most: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate } from './gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function makeWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(name);
      ends[name] = () => resolve(name);
    });
  return { begun, work, end: (name: number) => ends[name]?.() };
}

describe('a gate', () => {
  it('lets so many in at once, and the others in the order they came', async () => {
    const gate = createGate({ most: 2, patienceMs: 1_000 });
    const { begun, work, end } = makeWork();
    const all = [0, 1, 2, 3].map((name) => gate.run(work(name)));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1]);
    end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1, 2]);
    end(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1, 2, 3]);
    end(2);
    end(3);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('frees the place of work that failed', async () => {
    const gate = createGate({ most: 1, patienceMs: 1_000 });
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(async () => 'yes')).toBe('yes');
  });

  it('sends whoever waited too long away before anything happened, and takes no place with them', async () => {
    const gate = createGate({ most: 1, patienceMs: 1_000 });
    const { begun, work, end } = makeWork();
    const first = gate.run(work(0));
    const late = expect(gate.run(work(1))).rejects.toMatchObject({
      errorCode: 'UNAVAILABLE',
      extra: { retryAfterSeconds: 3 },
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    end(0);
    await first;
    const third = gate.run(work(2));
    end(2);
    expect(await third).toBe(2);
    expect(begun).toEqual([0, 2]);
  });
});

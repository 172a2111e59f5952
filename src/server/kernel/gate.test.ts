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
    const all = [0, 1, 2, 3].map((name) => gate.run('one', work(name)));
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
    await expect(gate.run('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run('one', async () => 'yes')).toBe('yes');
  });

  it('refuses what waited too long before anything happened, and takes no place with it', async () => {
    const gate = createGate({ most: 1, patienceMs: 1_000 });
    const { begun, work, end } = makeWork();
    const first = gate.run('one', work(0));
    const late = expect(gate.run('one', work(1))).rejects.toMatchObject({
      errorCode: 'UNAVAILABLE',
      extra: { retryAfterSeconds: 3 },
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await late;
    end(0);
    await first;
    const third = gate.run('one', work(2));
    end(2);
    expect(await third).toBe(2);
    expect(begun).toEqual([0, 2]);
  });

  it('gives accounts their turns, so that one that asks a hundred times holds up another by one turn', async () => {
    const gate = createGate({ most: 2, patienceMs: 1_000 });
    const { begun, work, end } = makeWork();
    const crowd = Array.from({ length: 100 }, (_, name) => gate.run('crowd', work(name)));
    await vi.advanceTimersByTimeAsync(0);
    const honest = gate.run('honest', work(100));
    const other = gate.run('other', work(101));
    end(0);
    await vi.advanceTimersByTimeAsync(0);
    end(1);
    await vi.advanceTimersByTimeAsync(0);
    end(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1, 2, 100, 101]);
    end(100);
    end(101);
    expect(await Promise.all([honest, other])).toEqual([100, 101]);
    for (let name = 3; name < 100; name += 1) {
      end(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await Promise.all(crowd)).toHaveLength(100);
    expect(gate.count()).toEqual({ inside: 0, waiting: 0 });
  });

  it('leaves room for others beside an account, and sends away what of one account would wait too long', async () => {
    const gate = createGate({ most: 3, mostEach: 2, mostWaitingEach: 1, patienceMs: 1_000 });
    const { begun, work, end } = makeWork();
    const crowd = [0, 1, 2].map((name) => gate.run('crowd', work(name)));
    await expect(gate.run('crowd', work(3))).rejects.toMatchObject({
      errorCode: 'RATE_LIMITED',
      extra: { retryAfterSeconds: 3 },
    });
    const honest = gate.run('honest', work(4));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([0, 1, 4]);
    expect(gate.count()).toEqual({ inside: 3, waiting: 1 });
    end(0);
    await vi.advanceTimersByTimeAsync(0);
    [1, 2, 4].forEach(end);
    expect(await Promise.all([...crowd, honest])).toEqual([0, 1, 2, 4]);
  });
});

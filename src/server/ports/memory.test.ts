import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCircuitBreaker, CircuitOpen } from './circuit-breaker';
import { createMemory } from './memory';

const makeClock = () => ({
  ms: 0,
  now() {
    return new Date(this.ms);
  },
});

afterEach(() => void vi.useRealTimers());

describe('a memory', () => {
  it('asks once while an answer holds, and again after', async () => {
    const clock = makeClock();
    const memory = createMemory<number>({ ttlMs: 1000, most: 10, clock });
    let asked = 0;
    const ask = async () => (asked += 1);
    expect(await Promise.all([memory.recall('a', ask), memory.recall('a', ask)])).toEqual([1, 1]);
    clock.ms = 999;
    expect(await memory.recall('a', ask)).toBe(1);
    clock.ms = 1000;
    expect(await memory.recall('a', ask)).toBe(2);
  });

  it('keeps no failure', async () => {
    const memory = createMemory<number>({ ttlMs: 1000, most: 10, clock: makeClock() });
    await expect(memory.recall('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.recall('a', async () => 7)).toBe(7);
  });

  it('holds no more than it may; the oldest goes first', async () => {
    const memory = createMemory<string>({ ttlMs: 1000, most: 2, clock: makeClock() });
    for (const key of ['a', 'b', 'c']) await memory.recall(key, async () => key);
    expect(await memory.recall('c', async () => 'new')).toBe('c');
    expect(await memory.recall('b', async () => 'new')).toBe('b');
    expect(await memory.recall('a', async () => 'new')).toBe('new');
  });
});

describe('a circuit breaker', () => {
  const rule = { failures: 3, restMs: 1000 };
  const fail = () => Promise.reject(new Error('down'));

  it('stops asking after so many failures in a row, lets one try after the rest, and closes when it works', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const breaker = createCircuitBreaker('broker', rule);
    for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toThrow('down');
    await expect(breaker.run(async () => 1)).rejects.toThrow(CircuitOpen);
    vi.setSystemTime(Date.now() + 1000);
    const tries = await Promise.allSettled([breaker.run(fail), breaker.run(async () => 1)]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    vi.setSystemTime(Date.now() + 1000);
    expect(await breaker.run(async () => 1)).toBe(1);
    expect(await breaker.run(async () => 2)).toBe(2);
  });

  it('refuses the others at once while one tries after the rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const breaker = createCircuitBreaker('broker', rule);
    for (let count = 0; count < 3; count += 1) await expect(breaker.run(fail)).rejects.toThrow('down');
    vi.setSystemTime(Date.now() + 1000);
    let answer = (_value: number) => {};
    const trying = breaker.run(() => new Promise<number>((done) => (answer = done)));
    await expect(breaker.run(async () => 2)).rejects.toThrow(CircuitOpen);
    answer(1);
    expect(await trying).toBe(1);
  });

  it('counts failures in a row only', async () => {
    const breaker = createCircuitBreaker('broker', rule);
    for (let round = 0; round < 3; round += 1) {
      await expect(breaker.run(fail)).rejects.toThrow('down');
      await expect(breaker.run(fail)).rejects.toThrow('down');
      expect(await breaker.run(async () => round)).toBe(round);
    }
  });
});

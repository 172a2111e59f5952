import { expect, it, vi } from 'vitest';
import { createBriefMemory } from './brief-memory';

function makeMemory() {
  let seconds = 0;
  const clock = { now: () => new Date(seconds * 1000) };
  const recall = createBriefMemory<number>(clock, 60);
  return { recall, wait: (more: number) => void (seconds += more) };
}

it('asks once within its time, also for calls that come meanwhile, and again after it', async () => {
  const { recall, wait } = makeMemory();
  let asked = 0;
  const ask = async () => (asked += 1);
  expect(await Promise.all([recall('a', ask), recall('a', ask)])).toEqual([1, 1]);
  wait(59);
  expect(await recall('a', ask)).toBe(1);
  wait(1);
  expect(await recall('a', ask)).toBe(2);
});

it('keeps one answer from another', async () => {
  const { recall } = makeMemory();
  expect([await recall('a', async () => 1), await recall('b', async () => 2)]).toEqual([1, 2]);
});

it('does not remember a failure', async () => {
  const { recall } = makeMemory();
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(3);
  await expect(recall('a', ask)).rejects.toThrow('gone');
  expect(await recall('a', ask)).toBe(3);
});

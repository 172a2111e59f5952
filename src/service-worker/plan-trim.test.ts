import { describe, expect, it } from 'vitest';
import { planTrim } from './plan-trim';

const NOW = 1_000_000;
const entry = (key: string, ageMs: number) => ({ key, cachedAtMs: NOW - ageMs });
const LIMIT = { entries: 2, ageMs: 1_000 };

describe('what is deleted', () => {
  it('is nothing below the limit', () => {
    expect(planTrim([entry('a', 10), entry('b', 5)], LIMIT, NOW)).toEqual([]);
  });

  it('is the oldest above it', () => {
    expect(planTrim([entry('a', 30), entry('b', 20), entry('c', 10)], LIMIT, NOW)).toEqual(['a']);
  });

  it('is what is too old, and no more than that when it is enough', () => {
    expect(planTrim([entry('a', 2_000), entry('b', 20), entry('c', 10)], LIMIT, NOW)).toEqual(['a']);
  });

  it('is never what a cached page needs, however old', () => {
    const entries = [entry('a', 9_000), entry('b', 20), entry('c', 10), entry('d', 5)];
    expect(planTrim(entries, LIMIT, NOW, new Set(['a', 'b']))).toEqual(['c', 'd']);
  });
});

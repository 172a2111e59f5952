import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTry, type TryState } from './growing-delay';

const RULE = { limit: 5, windowSeconds: 900, maxDelaySeconds: 3_600 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);

/** Tries at the given seconds; answers the seconds to wait, or 0 where a try was let through. */
function waitsOf(seconds: number[]): number[] {
  let state: TryState | null = null;
  return seconds.map((second) => {
    const plan = planTry(state, at(second), RULE);
    if ('waitSeconds' in plan) return plan.waitSeconds;
    state = plan.next;
    return 0;
  });
}

describe('the growing delay', () => {
  it('lets five through, then waits 15, 30 and never more than 60 minutes', () => {
    expect(waitsOf([0, 1, 2, 3, 4, 5])).toEqual([0, 0, 0, 0, 0, 899]);
    expect(waitsOf([0, 0, 0, 0, 0, 899, 900, 901, 2_700, 2_701, 6_300, 6_301])).toEqual([
      0, 0, 0, 0, 0, 1, 0, 1_799, 0, 3_599, 0, 3_599,
    ]);
  });

  it('starts again after a quiet window, and after a quiet day once it was reached', () => {
    expect(waitsOf([0, 1, 2, 3, 900, 901, 902, 903, 904, 905])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 899]);
    const day = 86_400;
    expect(waitsOf([0, 0, 0, 0, 0, 900 + day, 901 + day])).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('never lets more than five tries into fifteen minutes after a quiet start, whatever the rhythm', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_800 }), { maxLength: 60 }), (gaps) => {
        let second = 0;
        const seconds = gaps.map((gap) => (second += gap));
        const waits = waitsOf(seconds);
        const passed = seconds.filter((_, index) => waits[index] === 0);
        const bursts = passed.map((from) => passed.filter((to) => to >= from && to < from + 900).length);
        // A window that ended may touch the next one: twice the limit, less the try that opened it.
        expect(Math.max(0, ...bursts)).toBeLessThan(2 * RULE.limit);
        expect(waits.every((wait) => Number.isInteger(wait) && wait <= 3_600)).toBe(true);
      }),
    );
  });
});

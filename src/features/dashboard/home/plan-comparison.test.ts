import { describe, expect, it } from 'vitest';
import { planComparison } from './plan-comparison';

describe('planComparison', () => {
  it.each([
    [120, 100, { direction: 'up', percent: 20 }],
    [50, 200, { direction: 'down', percent: 75 }],
    [100, 100, { direction: 'same', percent: 0 }],
    [100.2, 100, { direction: 'same', percent: 0 }],
    [0, 80, { direction: 'down', percent: 100 }],
  ])('compares %d with %d', (now, before, expected) => {
    expect(planComparison(now, before)).toEqual(expected);
  });

  it('says nothing where there was nothing to compare with', () => {
    expect(planComparison(500, 0)).toBeNull();
  });
});

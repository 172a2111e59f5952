import { describe, expect, it } from 'vitest';
import { planArrival, stepsAhead } from './plan-arrival';

const freight = { businessDays: { min: 2, max: 5 } };
const NOW = new Date('2026-11-24T12:00:00Z');

describe('the arrival of an order', () => {
  it('is counted in business days from the payment, or from now while that is waited for', () => {
    // A Monday and a Tuesday.
    const history = [{ state: 'approved', at: '2026-11-23T12:00:00Z' }];
    expect(planArrival({ state: 'shipped', freight, history }, NOW)).toEqual({
      from: '2026-11-25',
      to: '2026-11-30',
    });
    expect(planArrival({ state: 'pending_payment', freight, history: [] }, NOW)?.from).toBe('2026-11-26');
  });

  it.each(['delivered', 'cancelled', 'refunded'])('is not said of an order that is %s', (state) => {
    expect(planArrival({ state, freight, history: [] }, NOW)).toBeUndefined();
    expect(stepsAhead(state)).toEqual([]);
  });
});

it('the steps ahead are those of the way that are not taken yet', () => {
  expect(stepsAhead('approved')).toEqual(['picking', 'shipped', 'delivered']);
});

import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@/contract/constants';
import { nextStatesOf, planMove } from './order-states';

describe('order states', () => {
  it('lead only along the listed ways; cancelled and refunded are final', () => {
    expect(nextStatesOf('cancelled')).toEqual([]);
    expect(nextStatesOf('refunded')).toEqual([]);
    expect(ORDER_STATES.filter((from) => planMove(from, 'cancelled'))).toEqual([
      'pending_payment',
      'approved',
      'picking',
    ]);
    expect(ORDER_STATES.filter((from) => planMove(from, 'refunded'))).toEqual([
      'approved',
      'picking',
      'shipped',
      'delivered',
    ]);
    expect(ORDER_STATES.some((state) => planMove(state, state))).toBe(false);
  });

  it('give the goods back only while they are in the warehouse', () => {
    expect(planMove('picking', 'cancelled')).toMatchObject({ release: true, ends: true, sold: -1 });
    expect(planMove('approved', 'refunded')).toMatchObject({ release: true });
    expect(planMove('delivered', 'refunded')).toMatchObject({
      release: false,
      ends: true,
      sold: -1,
    });
  });
});

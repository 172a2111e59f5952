import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@/contract/constants';
import { nextStatesOf, planMove } from './order-states';

describe('order states', () => {
  it('lead only along the listed ways; cancelled and refunded are final', () => {
    expect(nextStatesOf('cancelled', null)).toEqual([]);
    expect(nextStatesOf('refunded', null)).toEqual([]);
    expect(ORDER_STATES.filter((from) => planMove(from, 'cancelled', null))).toEqual([
      'pending_payment',
      'approved',
      'picking',
    ]);
    expect(ORDER_STATES.filter((from) => planMove(from, 'refunded', null))).toEqual([
      'approved',
      'picking',
      'shipped',
      'delivered',
    ]);
    expect(ORDER_STATES.some((state) => planMove(state, state, null))).toBe(false);
  });

  it('give the goods back only while they are in the warehouse', () => {
    expect(planMove('picking', 'cancelled', null)).toMatchObject({ release: true, ends: true, sold: -1 });
    expect(planMove('approved', 'refunded', null)).toMatchObject({ release: true });
    expect(planMove('delivered', 'refunded', null)).toMatchObject({
      release: false,
      ends: true,
      sold: -1,
    });
  });

  it('let undecided money be settled after the end, and sell only what is accepted', () => {
    expect(nextStatesOf('cancelled', 'undecided')).toEqual(['approved', 'refunded']);
    expect(nextStatesOf('cancelled', 'byHand')).toEqual(['refunded']);
    expect(nextStatesOf('refunded', 'byHand')).toEqual(['refunded']);
    expect(planMove('cancelled', 'approved', 'undecided')).toMatchObject({ sold: 1 });
    expect(planMove('cancelled', 'refunded', 'undecided')).toMatchObject({ release: false, sold: 0 });
    expect(planMove('refunded', 'refunded', 'byHand')).toMatchObject({ release: false, sold: 0 });
    expect(planMove('pending_payment', 'cancelled', 'undecided')).toMatchObject({ sold: 0, ends: true });
    expect(nextStatesOf('pending_payment', 'returning')).toEqual(['cancelled']);
    expect(nextStatesOf('approved', 'returning')).toEqual(nextStatesOf('approved', null));
    expect(nextStatesOf('shipped', 'byHand')).toEqual(nextStatesOf('shipped', null));
  });
});

import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@/contract/constants';
import { orderStateWord } from './order-state-word';

describe('the words for the state of an order', () => {
  it('are those of the state where it is sent', () => {
    expect(ORDER_STATES.map((state) => orderStateWord(state, { isPickUp: false }))).toEqual(ORDER_STATES);
  });

  it('say that it is ready, then fetched, where the buyer picks it up', () => {
    expect(orderStateWord('picking', { isPickUp: true })).toBe('picking');
    expect(orderStateWord('shipped', { isPickUp: true })).toBe('shippedPickUp');
    expect(orderStateWord('delivered', { isPickUp: true })).toBe('deliveredPickUp');
  });
});

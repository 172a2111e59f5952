import { describe, expect, it } from 'vitest';
import { planBulkMoves } from './plan-bulk-moves';

describe('planBulkMoves', () => {
  it('offers each step to the orders that stand before it, and to no others', () => {
    expect(
      planBulkMoves([
        { number: 'BL-1', state: 'shipped' },
        { number: 'BL-2', state: 'approved' },
        { number: 'BL-3', state: 'approved' },
        { number: 'BL-4', state: 'cancelled' },
      ]),
    ).toEqual([
      { to: 'picking', numbers: ['BL-2', 'BL-3'] },
      { to: 'delivered', numbers: ['BL-1'] },
    ]);
  });

  it('offers nothing for orders that are over', () => {
    expect(planBulkMoves([{ number: 'BL-1', state: 'refunded' }])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { makeOrder as makePaidOrder } from '@/testing/make-checkout-order';
import { makeOrder } from '@/testing/make-dashboard-order';
import { planEnding } from './plan-ending';

type Payment = Order['payments'][number];
const payment = (more: Partial<Payment>): Payment => {
  const made = makePaidOrder({ payment: { status: 'approved', amount: 609.91, ...more } }).payment;
  if (!made) throw new Error('the order has a payment');
  return made;
};
const order = (
  state: Order['state'],
  payments: Order['payments'],
  attention: NonNullable<Order['staff']>['attention'] = null,
) => makeOrder({ state, payments, staff: { internalNote: null, attention } });

describe('the end of an order', () => {
  it('gives back what was paid, and the goods that are still in the shop', () => {
    for (const state of ['approved', 'picking'] as const)
      for (const to of ['cancelled', 'refunded'] as const)
        expect(planEnding(order(state, [payment({}), payment({ status: 'expired' })]), to)).toEqual({
          money: 'back',
          amount: 609.91,
          stock: 'back',
        });
  });

  it('leaves the stock as it is once the goods were sent', () => {
    for (const state of ['shipped', 'delivered'] as const)
      expect(planEnding(order(state, [payment({})]), 'refunded').stock).toBe('stays');
  });

  it('refunds nothing where nothing was paid', () => {
    expect(planEnding(order('pending_payment', [payment({ status: 'pending' })]), 'cancelled')).toEqual({
      money: 'none',
      amount: 0,
      stock: 'back',
    });
  });

  it('sends a wrong amount back as it was paid', () => {
    const wrong = payment({ status: 'review', paid: 500.1 });
    expect(planEnding(order('pending_payment', [wrong], 'wrong_amount'), 'cancelled')).toEqual({
      money: 'back',
      amount: 500.1,
      stock: 'back',
    });
    // Its goods went back to stock when it was cancelled.
    expect(planEnding(order('cancelled', [wrong], 'wrong_amount'), 'refunded').stock).toBeNull();
  });

  it('notes what staff give back by hand, and asks for that no second time', () => {
    const failed = payment({ status: 'review' });
    expect(planEnding(order('refunded', [failed], 'refund_failed'), 'refunded')).toEqual({
      money: 'byHand',
      amount: 609.91,
      stock: null,
    });
    const beside = [payment({ amount: 600 }), failed];
    expect(planEnding(order('approved', beside, 'refund_failed'), 'refunded').amount).toBe(600);
  });

  it('says nothing of a refund that has begun', () => {
    const returning = payment({ status: 'refunding' });
    expect(planEnding(order('pending_payment', [returning]), 'cancelled').money).toBeNull();
  });
});

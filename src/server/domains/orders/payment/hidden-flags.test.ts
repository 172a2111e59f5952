import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { insertOrder } from '@/testing/insert-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');

let shop: TestApp;
let staff: string;
let pack: string;
beforeAll(async () => {
  shop = await makeTestApp();
  staff = (await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] })).token;
  pack = `${(await makeProduct(shop.services.db)).id}-v1`;
});
afterAll(() => shop.close());

type Row = Parameters<typeof insertOrder>[1];

/** An order with a flag that hides another one. */
async function makeFlagged(fields: Row) {
  const lines = [{ variationId: pack, quantity: 1 }];
  return (await insertOrder(shop.services.db, { createdAt: NOW, lines, ...fields })).number;
}
/** “I’ve checked it”. @returns the flag that is there then */
async function dismiss(number: string) {
  const path = `/order/${number}`;
  const seen = (await (await shop.request('GET', path, { token: staff })).json()) as Order;
  const body = { version: seen.version, attention: null };
  const left = (await (await shop.request('PATCH', path, { body, token: staff })).json()) as Order;
  return left.staff?.attention;
}

describe('a flag over another one', () => {
  it.each(['late_payment', 'refund_failed', 'wrong_amount'] as const)(
    'leaves the return of the buyer to be looked at: %s',
    async (attention) => {
      const returned = { state: 'delivered', withdrawalRequestedAt: NOW, attention } as const;
      const number = await makeFlagged(returned);
      expect(await dismiss(number)).toBe('withdrawal');
      expect(await dismiss(number)).toBeNull();
    },
  );

  it('leaves a prescription that is overdue to be looked at', async () => {
    const overdue = { prescriptionStatus: 'refused', prescriptionOverdueAt: NOW } as const;
    const number = await makeFlagged({ state: 'approved', attention: 'late_payment', ...overdue });
    expect(await dismiss(number)).toBe('prescription_overdue');
    expect(await dismiss(number)).toBeNull();
    const returned = { state: 'picking', attention: 'withdrawal', withdrawalRequestedAt: NOW } as const;
    expect(await dismiss(await makeFlagged({ ...returned, ...overdue }))).toBe('prescription_overdue');
  });

  it('leaves nothing of an order that is over, or a prescription that came', async () => {
    const over = { state: 'refunded', withdrawalRequestedAt: NOW, attention: 'late_payment' } as const;
    expect(await dismiss(await makeFlagged(over))).toBeNull();
    const came = { prescriptionStatus: 'approved', prescriptionOverdueAt: NOW } as const;
    const number = await makeFlagged({ state: 'approved', attention: 'late_payment', ...came });
    expect(await dismiss(number)).toBeNull();
  });
});

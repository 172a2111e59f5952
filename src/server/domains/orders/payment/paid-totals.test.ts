import { boaLida } from '@config/brands/boa-lida';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeTestDatabase } from '@/testing/test-database';
import { makeUser } from '@/testing/make-user';

/** The same shop before and after an update that gives ten percent off by Pix in the place of five. */
let before: TestApp;
let after: TestApp;
let token: string;
beforeAll(async () => {
  const database = await makeTestDatabase();
  const brand = { ...boaLida, commerce: { ...boaLida.commerce, pixDiscount: 0.1 } };
  before = await makeTestApp({ database });
  after = await makeTestApp({ database, brand });
  token = (await makeUser(before.services)).token;
});
afterAll(() => after.close());

/** A Pix order of R$ 100,00, for which R$ 95,00 are asked for. */
async function makePlaced(): Promise<Order> {
  const product = await makeProduct(before.services.db, { variations: [{ stock: 5 }] });
  const options = { freightService: 'retirada', address: null } as const;
  return makeOrder(before, token, `${product.id}-v1`, options);
}
const see = async ({ number }: Order) =>
  (await (await after.request('GET', `/order/${number}`, { token })).json()) as Order;
const say = ({ payment }: Order, amountCents: number) =>
  after.services.orders.settleFromGateway(payment?.id ?? '', {
    ...{ status: 'approved', amountCents, reason: null, gatewayReference: 'acquirer-1' },
  });
const PAID = { totals: { subtotal: 100, pixDiscount: 5, total: 95 }, payment: { amount: 95 } };

describe('an order that is paid after the brand changed its discount', () => {
  it('costs what was paid for it', async () => {
    const placed = await makePlaced();
    expect(placed).toMatchObject(PAID);
    expect(await say(placed, 9_500)).toBe('applied');
    expect(await see(placed)).toMatchObject({ ...PAID, state: 'approved' });
  });

  it('costs what was asked for when staff accept another amount', async () => {
    const placed = await makePlaced();
    expect(await say(placed, 9_499)).toBe('review');
    const staff = (await makeUser(after.services, { permissions: ['orders.read', 'orders.write'] })).token;
    const body = { state: 'approved', version: (await see(placed)).version };
    await after.request('PATCH', `/order/${placed.number}/state`, { body, token: staff });
    expect(await see(placed)).toMatchObject({ ...PAID, state: 'approved' });
  });
});

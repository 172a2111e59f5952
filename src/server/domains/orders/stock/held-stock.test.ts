import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeldStock } from '@/contract/schemas/orders';
import { APPROVED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let staff = '';
beforeAll(async () => {
  shop = await makeTestApp();
  ({ token: staff } = await makeUser(shop.services, { permissions: ['orders.read'] }));
});
afterAll(() => shop.close());

const ask = (token?: string, query = '') => shop.request('GET', `/order/held${query}`, { token });
const held = async (query = '') => (await (await ask(staff, query)).json()) as HeldStock;
const PICK_UP = { freightService: 'retirada', address: null };

describe('GET /order/held', () => {
  it('is for `orders.read` alone', async () => {
    const { token } = await makeUser(shop.services);
    const { token: other } = await makeUser(shop.services, { permissions: ['products.write'] });
    expect((await ask()).status).toBe(401);
    expect((await ask(token)).status).toBe(403);
    expect((await ask(other)).status).toBe(403);
  });

  it('names packs by the share that is held, and who holds how much of them by which order', async () => {
    expect(await held()).toMatchObject({ items: [], total: 0 });
    const { variations: packs } = await makeProduct(shop.services.db, {
      title: 'Sal do Curral',
      variations: [{ stock: 40 }, { stock: 10 }, { stock: 10 }],
    });
    const [large = '', small = '', paid = ''] = packs.map(({ id }) => id);
    const ana = await makeUser(shop.services, { email: 'ana@cliente.example' });
    const first = await makeOrder(shop, ana.token, large, {
      ...PICK_UP,
      quantity: 4,
      paymentMethod: 'boleto',
    });
    const { token } = await makeUser(shop.services);
    const second = await makeOrder(shop, token, large, { ...PICK_UP, quantity: 6 });
    await makeOrder(shop, token, small, { ...PICK_UP, quantity: 5 });
    await makeOrder(shop, token, paid, { ...PICK_UP, paymentMethod: 'credit_card', card: APPROVED_CARD });
    const { items, total } = await held();
    expect(total).toBe(2);
    expect(items.map(({ variationId, onHand, held: units }) => [variationId, onHand, units])).toEqual([
      [small, 5, 5],
      [large, 30, 10],
    ]);
    expect(items[1]).toMatchObject({
      title: 'Sal do Curral',
      orderCount: 2,
      orders: [
        { number: second.number, units: 6, paymentMethod: 'pix' },
        { number: first.number, units: 4, paymentMethod: 'boleto', email: 'ana@cliente.example' },
      ],
    });
    expect((await held(`?pacote=${small}`)).items.map(({ variationId }) => variationId)).toEqual([small]);
    await shop.request('POST', `/order/${first.number}/cancel`, { token: ana.token, body: { reason: null } });
    expect((await held(`?pacote=${large}`)).items).toMatchObject([{ held: 6, orderCount: 1 }]);
  });
});

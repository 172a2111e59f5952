import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderList } from '@/contract/schemas/orders';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let reader: string;
let bought: string;
beforeAll(async () => {
  shop = await makeTestApp();
  const { services } = shop;
  const product = await makeProduct(services.db, {
    variations: [{ stock: 9, sku: 'ZZ-QRT-30KG', gtin13: '7890000001014' }],
  });
  const other = await makeProduct(services.db, { variations: [{ stock: 9, sku: 'ZZ-OUT-30KG' }] });
  const buyer = await makeUser(services);
  bought = (await makeOrder(shop, buyer.token, `${product.id}-v1`)).number;
  await makeOrder(shop, buyer.token, `${other.id}-v1`);
  reader = (await makeUser(services, { permissions: ['orders.read'] })).token;
});
afterAll(() => shop.close());

it.each(['ZZ-QRT-30KG', 'zz qrt 30kg', 'zz-qrt-3', '7890000001014', '01014'])(
  'orders of a pack are found by %s, and no others',
  async (q) => {
    const answer = await shop.request('GET', `/order/?${new URLSearchParams({ q }).toString()}`, {
      token: reader,
    });
    const { items } = OrderList.parse(await answer.json());
    expect(items.map(({ number }) => number)).toEqual([bought]);
  },
);

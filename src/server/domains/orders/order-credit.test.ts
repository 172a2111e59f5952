import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

let shop: TestApp;
let token: string;
let pack: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services)).token;
  const product = await makeProduct(shop.services.db, {
    variations: [{ stock: 20, shippingWeightGrams: 900 }],
  });
  pack = `${product.id}-v1`;
});
afterAll(() => shop.close());

it('credits the representative who brought the customer, else the one whose link led here, and no one else', async () => {
  await makeUser(shop.services, { representativeCode: 'CERRADO26', permissions: ['representante'] });
  const pampa = await makeUser(shop.services, {
    representativeCode: 'PAMPA26',
    permissions: ['representante'],
  });
  await makeUser(shop.services, { representativeCode: 'ANTIGO26' });
  const creditOf = async (buyer: string, representativeCode?: string) => {
    const order = await makeOrder(shop, buyer, pack, { representativeCode });
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, order.number));
    return row?.representativeCode;
  };
  const brought = (await makeUser(shop.services, { representedByCode: 'CERRADO26' })).token;
  const left = (await makeUser(shop.services, { representedByCode: 'ANTIGO26' })).token;
  expect(await creditOf(brought)).toBe('CERRADO26');
  expect(await creditOf(brought, 'PAMPA26')).toBe('CERRADO26');
  expect(await creditOf(token, 'pampa26')).toBe('PAMPA26');
  expect(await creditOf(left, 'PAMPA26')).toBe('PAMPA26');
  expect(await creditOf(left)).toBeNull();
  expect(await creditOf(token, 'INVENTADO')).toBeNull();
  expect(await creditOf(pampa.token, 'PAMPA26')).toBeNull();
});

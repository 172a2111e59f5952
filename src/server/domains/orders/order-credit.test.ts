import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, users } from '@/server/db/schema';
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
    variations: [{ stock: 60, shippingWeightGrams: 900 }],
  });
  pack = `${product.id}-v1`;
});
afterAll(() => shop.close());

/** The code that an order of this buyer is credited to. */
async function creditOf(buyer: string, representativeCode?: string) {
  const order = await makeOrder(shop, buyer, pack, { representativeCode });
  const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, order.number));
  return row?.representativeCode;
}

/** The code that the customer is linked to. */
async function linkOf(userId: string) {
  const [row] = await shop.services.db.select().from(users).where(eq(users.id, userId));
  return row?.representedByCode;
}

const makeRepresentative = (representativeCode: string) =>
  makeUser(shop.services, { representativeCode, permissions: ['representante'] });

it('credits the representative who brought the customer, else the one whose link led here, and no one else', async () => {
  await makeRepresentative('CERRADO26');
  const pampa = await makeRepresentative('PAMPA26');
  await makeUser(shop.services, { representativeCode: 'ANTIGO26' });
  const brought = (await makeUser(shop.services, { representedByCode: 'CERRADO26' })).token;
  const left = (await makeUser(shop.services, { representedByCode: 'ANTIGO26' })).token;
  expect(await creditOf(brought)).toBe('CERRADO26');
  expect(await creditOf(brought, 'PAMPA26')).toBe('CERRADO26');
  expect(await creditOf(token, 'INVENTADO')).toBeNull();
  expect(await creditOf(token, 'pampa26')).toBe('PAMPA26');
  expect(await creditOf(left, 'PAMPA26')).toBe('PAMPA26');
  expect(await creditOf(left)).toBeNull();
  expect(await creditOf(pampa.token, 'PAMPA26')).toBeNull();
});

it('links a customer to the representative of their first credited order, and credits the next ones without a link', async () => {
  const serra = await makeRepresentative('SERRA26');
  await makeRepresentative('VARZEA26');
  const celia = await makeUser(shop.services);
  expect(await creditOf(celia.token)).toBeNull();
  expect(await linkOf(celia.user.id)).toBeNull();
  expect(await creditOf(celia.token, 'serra26')).toBe('SERRA26');
  expect(await linkOf(celia.user.id)).toBe('SERRA26');
  expect(await creditOf(celia.token)).toBe('SERRA26');
  expect(await creditOf(celia.token, 'VARZEA26')).toBe('SERRA26');
  expect(await linkOf(celia.user.id)).toBe('SERRA26');
  const customers = await shop.request('GET', '/user/', { token: serra.token });
  expect(await customers.json()).toMatchObject({ items: [{ id: celia.user.id }], total: 1 });
});

it('links no one to themselves, to an unknown code or in the place of a former representative', async () => {
  const mata = await makeRepresentative('MATA26');
  await makeUser(shop.services, { representativeCode: 'SAIU26' });
  const left = await makeUser(shop.services, { representedByCode: 'SAIU26' });
  const stranger = await makeUser(shop.services);
  await creditOf(mata.token, 'MATA26');
  await creditOf(left.token, 'MATA26');
  await creditOf(stranger.token, 'INVENTADO');
  expect(await Promise.all([mata, left, stranger].map(({ user }) => linkOf(user.id)))).toEqual([
    null,
    'SAIU26',
    null,
  ]);
});

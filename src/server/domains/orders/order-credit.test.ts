import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GuestOrder } from '@/contract/schemas/guest-orders';
import { orders, users } from '@/server/db/schema';
import { confirmMailbox } from '@/server/domains/users/email/email-confirmation.repo';
import { makeOrder, makeOrderBody, withHash } from '@/testing/make-order';
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

/** The code that the order of a guest is credited to. */
async function guestCredit(email: string, document = '111.444.777-35', representativeCode = 'BREJO26') {
  const body = await withHash(shop, makeOrderBody(pack, { representativeCode }));
  const payer = { fullName: 'Lavínia Prado', phone: '(34) 99999-1234', email, document };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await shop.request('POST', '/checkout/guest', { body: { ...body, payer }, headers });
  const { order } = (await answer.json()) as GuestOrder;
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

it('credits no representative for what they buy as a guest, by any address of their mailbox or by their document', async () => {
  const own = { email: 'lavinia@cliente.example', document: '52998224725' };
  await makeUser(shop.services, { ...own, representativeCode: 'BREJO26', permissions: ['representante'] });
  expect(await guestCredit('lavinia@cliente.example')).toBeNull();
  expect(await guestCredit('lavinia+casa@cliente.example')).toBeNull();
  expect(await guestCredit('outra@cliente.example', '529.982.247-25')).toBeNull();
  expect(await guestCredit('outra@cliente.example')).toBe('BREJO26');
  const second = (await makeUser(shop.services, { email: 'lavinia+2@cliente.example' })).token;
  expect(await creditOf(second, 'BREJO26')).toBeNull();
});

it('credits a representative no longer for orders that turn out to be their own', async () => {
  const { user } = await makeUser(shop.services, {
    representativeCode: 'VEREDA26',
    permissions: ['representante'],
  });
  const email = 'nova@cliente.example';
  await makeRepresentative('OUTRO26');
  expect(await guestCredit(email, '111.444.777-35', 'VEREDA26')).toBe('VEREDA26');
  expect(await guestCredit(email, '111.444.777-35', 'OUTRO26')).toBe('OUTRO26');
  await shop.services.db.update(users).set({ email }).where(eq(users.id, user.id));
  await confirmMailbox(shop.services.db, user.id, shop.clock.now());
  const joined = await shop.services.db.select().from(orders).where(eq(orders.userId, user.id));
  expect(joined.map(({ representativeCode }) => representativeCode).sort()).toEqual(['OUTRO26', null]);
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

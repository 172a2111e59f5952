import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { GuestOrder } from '@/contract/schemas/guest-orders';
import { orderHistory, orders } from '@/server/db/schema';
import { APPROVED_CARD, makeOrderBody, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser, TEST_PASSWORD } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

const post = async (path: string, body: unknown, key: string = randomUUID()) => {
  const answer = await shop.request('POST', path, { body, headers: { 'idempotency-key': key } });
  return { status: answer.status, body: (await answer.json()) as GuestOrder & ErrorBody };
};
const PAYER = {
  fullName: 'Tereza Prado',
  document: '111.444.777-35',
  phone: '(34) 99999-1234',
  email: 'tereza@cliente.example',
};
async function makeBody() {
  const { id } = await makeProduct(shop.services.db, { variations: [{ stock: 10 }] });
  const order = makeOrderBody(`${id}-v1`, { paymentMethod: 'credit_card', card: APPROVED_CARD });
  return { ...(await withHash(shop, order)), payer: PAYER };
}
async function place() {
  const { body } = await post('/checkout/guest', await makeBody());
  return { number: body.order.number, pass: body.pass };
}
const signatureOf = (number: string) =>
  new URL(shop.services.tracking.orderTrackingLink(number), 'http://shop.test').searchParams.get(
    'assinatura',
  ) ?? '';

it('an order without an account is returned by the link in its mail as well, which shows no more of it than before', async () => {
  const { db } = shop.services;
  const order = await place();
  const other = await place();
  await db.update(orders).set({ state: 'shipped' }).where(eq(orders.number, order.number));
  const withdraw = (proof: string) =>
    post(`/order/${order.number}/guest_withdrawal`, { proof, reason: null });
  const track = async () => (await post('/order/track', { number: order.number, signature })).body;
  const signature = signatureOf(order.number);
  for (const wrong of ['x', signatureOf(other.number), other.pass])
    expect((await withdraw(wrong)).status).toBe(404);
  expect(await track()).toMatchObject({ mayWithdraw: true, withdrawal: { requestedAt: null } });
  const requestedAt = shop.clock.current.toISOString();
  expect(await withdraw(signature)).toEqual({ status: 200, body: { requestedAt } });
  expect(await track()).toMatchObject({ mayWithdraw: false, withdrawal: { requestedAt } });
  expect((await withdraw(order.pass)).body.errorCode).toBe('WITHDRAWAL_CLOSED');
  await db.update(orders).set({ userId: (await makeUser(shop.services)).user.id });
  expect((await withdraw(signature)).status).toBe(404);
});

it('an order whose account is closed is returned by the link in its mail: no one signs in to it any more', async () => {
  const { db } = shop.services;
  const { number, pass } = await place();
  const { user, token } = await makeUser(shop.services);
  await db.update(orders).set({ userId: user.id, state: 'delivered' }).where(eq(orders.number, number));
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  const at = shop.clock.now();
  await db.insert(orderHistory).values({ orderId: row?.id ?? '', state: 'delivered', at, by: 'sistema' });
  const signature = signatureOf(number);
  const track = async () => (await post('/order/track', { number, signature })).body;
  const withdraw = (proof: string) => post(`/order/${number}/guest_withdrawal`, { proof, reason: null });
  expect(await track()).toMatchObject({ hasAccount: true, mayWithdraw: true });
  expect((await withdraw(signature)).status).toBe(404);
  const closed = await shop.request('DELETE', '/user/self/', { token, body: { password: TEST_PASSWORD } });
  expect(closed.status).toBe(200);
  expect(await track()).toMatchObject({ hasAccount: false, mayWithdraw: true });
  expect((await withdraw(pass)).status).toBe(404);
  expect((await withdraw(signature)).status).toBe(200);
});

it('an order without an account whose answer was lost is opened by its key to its buyer, who sends something else by then', async () => {
  const body = await makeBody();
  const key = randomUUID();
  const { order } = (await post('/checkout/guest', body, key)).body;
  const changed = { ...body, payer: { ...PAYER, fullName: 'Ana Lima' } };
  const refused = await post('/checkout/guest', changed, key);
  expect(refused).toMatchObject({
    status: 422,
    body: { errorCode: 'IDEMPOTENCY_KEY_REUSED', details: { orderNumber: order.number } },
  });
  const { pass } = refused.body.details as { pass: string };
  expect((await post('/order/guest', { number: order.number, pass })).status).toBe(200);
  // Under another e-mail the key says nothing.
  const stranger = { ...changed, payer: { ...changed.payer, email: 'outra@cliente.example' } };
  expect((await post('/checkout/guest', stranger, key)).status).toBe(201);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { products, variations } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let admin: Awaited<ReturnType<typeof makeUser>>;
let stranger: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  shop = await makeTestApp();
  owner = await makeUser(shop.services);
  admin = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
  stranger = await makeUser(shop.services);
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

/** Tokens of staff end after half an hour: a new one where a test travels. */
const tokenOf = ({ user }: typeof admin) =>
  shop.services.sessions.create(user, { agent: null, address: '::1' });

async function makePack(stock = 10) {
  const product = await makeProduct(shop.services.db, { variations: [{ stock }] });
  return { id: `${product.id}-v1`, productId: product.id };
}
const order = (packId: string, fields: Parameters<typeof makeOrder>[3] = {}) =>
  makeOrder(shop, owner.token, packId, { freightService: 'retirada', address: null, ...fields });
async function stockOf(id: string) {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, id));
  return row?.stock;
}
async function soldOf(id: string) {
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, id));
  return row?.soldCount;
}
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Order & ErrorBody,
});
const see = async (number: string, token = owner.token) =>
  answerOf(await shop.request('GET', `/order/${number}`, { token }));
const settle = async (number: string, outcome: string, token = owner.token) =>
  answerOf(await shop.request('POST', '/checkout/fake_payment/', { body: { number, outcome }, token }));

describe('POST /checkout/fake_payment/', () => {
  it('approves for the owner, once, however often it is asked', async () => {
    const pack = await makePack();
    const placed = await order(pack.id);
    await Promise.all([settle(placed.number, 'approve'), settle(placed.number, 'approve')]);
    const { status, body } = await settle(placed.number, 'approve');
    expect(status).toBe(200);
    expect(body.history.map(({ state }) => state)).toEqual(['pending_payment', 'approved']);
    expect(await soldOf(pack.productId)).toBe(1);
    expect(await settle(placed.number, 'deny')).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
  });

  it('releases on a denial and keeps the order, and cancels it on an expiry', async () => {
    for (const [outcome, state] of [
      ['deny', 'pending_payment'],
      ['expire', 'cancelled'],
    ] as const) {
      const pack = await makePack(1);
      const placed = await order(pack.id);
      expect((await settle(placed.number, outcome, admin.token)).body).toMatchObject({ state });
      expect(await stockOf(pack.id)).toBe(1);
    }
  });

  it('is not for strangers', async () => {
    const placed = await order((await makePack()).id);
    expect(await settle(placed.number, 'approve', stranger.token)).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    });
    const anonymous = await shop.request('POST', '/checkout/fake_payment/', {
      body: { number: placed.number, outcome: 'approve' },
    });
    expect(anonymous.status).toBe(401);
  });

  it.each(['pix', 'boleto'] as const)(
    'gives back what comes by %s after the time, even before the expiry run, and opens nothing again',
    async (paymentMethod) => {
      const pack = await makePack(2);
      const placed = await order(pack.id, { paymentMethod });
      shop.clock.current = new Date(NOW.getTime() + 6 * DAY);
      const ended = { state: 'cancelled', payment: { status: 'refunding' } };
      expect(await settle(placed.number, 'approve')).toMatchObject({ status: 200, body: ended });
      expect((await see(placed.number, await tokenOf(admin))).body.staff).toMatchObject({
        attention: 'late_payment',
      });
      expect([await stockOf(pack.id), await soldOf(pack.productId)]).toEqual([2, 0]);
      const closed = { status: 409, body: { errorCode: 'PAYMENT_CLOSED' } };
      for (const outcome of ['approve', 'deny', 'expire'] as const)
        expect(await settle(placed.number, outcome)).toMatchObject(closed);
      await shop.services.orders.refundDue();
      expect((await see(placed.number)).body.payment?.status).toBe('refunded');
      expect(await settle(placed.number, 'approve')).toMatchObject(closed);
    },
  );

  it('gives back what comes after the expiry run, and cannot pay what the bank denied', async () => {
    const late = await order((await makePack()).id);
    await settle(late.number, 'expire');
    expect(await settle(late.number, 'deny')).toMatchObject({ status: 409 });
    const answers = await Promise.all([1, 2].map(() => settle(late.number, 'approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await see(late.number)).body).toMatchObject({
      state: 'cancelled',
      payment: { status: 'refunding' },
    });
    const denied = await order((await makePack()).id);
    await settle(denied.number, 'deny');
    expect(await settle(denied.number, 'approve')).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderList, OrderState } from '@/contract/schemas/orders';
import type { ErrorBody } from '@/contract/errors';
import { couponUses, coupons, orderLines, products, variations } from '@/server/db/schema';
import { APPROVED_CARD, makeCoupon, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
/** 900 g in a small box: the weight counts, not the volume. */
const SMALL = { shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 };

let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let admin: Awaited<ReturnType<typeof makeUser>>;
let stranger: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  shop = await makeTestApp();
  owner = await makeUser(shop.services, { fullName: 'Tereza Prado' });
  admin = await makeUser(shop.services, {
    fullName: 'Aurora Valadão',
    permissions: ['orders.read', 'orders.write'],
  });
  stranger = await makeUser(shop.services, { fullName: 'Bento Alheio' });
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

async function makePack(stock = 10) {
  const product = await makeProduct(shop.services.db, { variations: [{ stock, ...SMALL }] });
  return { id: `${product.id}-v1`, productId: product.id };
}
const stockOf = async (id: string) => {
  const [row] = await shop.services.db
    .select({ stock: variations.stock })
    .from(variations)
    .where(eq(variations.id, id));
  return row?.stock;
};
const soldOf = async (id: string) => {
  const [row] = await shop.services.db
    .select({ sold: products.soldCount })
    .from(products)
    .where(eq(products.id, id));
  return row?.sold;
};
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Order & OrderList & ErrorBody,
});
const get = async (path: string, token?: string) => answerOf(await shop.request('GET', path, { token }));
const settle = async (number: string, outcome: string, token = owner.token) =>
  answerOf(await shop.request('POST', '/checkout/fake_payment/', { body: { number, outcome }, token }));
const move = async (
  number: string,
  body: { state: OrderState; version: number; note?: string },
  token = admin.token,
) => answerOf(await shop.request('PATCH', `/order/${number}/state`, { body, token }));

describe('GET /order/', () => {
  it('shows an order to its owner and to readers of all orders, and to no one else', async () => {
    const order = await makeOrder(shop, owner.token, (await makePack()).id);
    const path = `/order/${order.number}`;
    expect((await get(path, owner.token)).body).toMatchObject({
      number: order.number,
      payer: { email: owner.user.email },
    });
    expect((await get(path, admin.token)).status).toBe(200);
    expect(await get(path, stranger.token)).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
    expect((await get(path)).status).toBe(401);
    expect((await get('/order/BL-000000', owner.token)).status).toBe(404);
    expect((await get('/order/%00', owner.token)).status).toBe(422);
  });

  it('leads to a product by its slug of today, and by the sold one where the product is gone', async () => {
    const { db } = shop.services;
    const pack = await makePack();
    const { number } = await makeOrder(shop, owner.token, pack.id);
    const slugs = async () => {
      const body = { number, email: owner.user.email };
      const tracked = await answerOf(await shop.request('POST', '/order/track', { body }));
      const read = await get(`/order/${number}`, owner.token);
      return [read, tracked].map((answer) => answer.body.lines[0]?.slug);
    };
    const own = eq(products.id, pack.productId);
    await db.update(products).set({ slug: 'nome-de-hoje' }).where(own);
    expect(await slugs()).toEqual(['nome-de-hoje', 'nome-de-hoje']);
    await db.update(orderLines).set({ productId: 'gone' }).where(eq(orderLines.productId, pack.productId));
    expect(await slugs()).toEqual([pack.productId, pack.productId]);
  });

  it('counts the seconds of a payment down by the server’s clock', async () => {
    const order = await makeOrder(shop, owner.token, (await makePack()).id);
    shop.clock.current = new Date(NOW.getTime() + 10 * MINUTE);
    expect((await get(`/order/${order.number}`, owner.token)).body.payment?.secondsLeft).toBe(1200);
    shop.clock.current = new Date(NOW.getTime() + 40 * MINUTE);
    expect((await get(`/order/${order.number}`, owner.token)).body.payment?.secondsLeft).toBe(0);
  });

  it('lists all orders to users with orders.read, by state and by text', async () => {
    const order = await makeOrder(shop, owner.token, (await makePack()).id);
    const list = async (query: string) =>
      (await get(`/order/?${query}`, admin.token)).body.items.map(({ number }) => number);
    expect(await list('estado=pending_payment')).toContain(order.number);
    expect(await list('estado=shipped')).not.toContain(order.number);
    for (const q of [order.number.toLowerCase(), 'tereza', owner.user.email, '111.444.777-35']) {
      expect(await list(`q=${encodeURIComponent(q)}`), q).toContain(order.number);
    }
    expect(await list('q=%25')).toEqual([]);
    expect(await list('pagina=999')).toEqual([]);
    expect((await get('/order/', owner.token)).status).toBe(403);
    expect((await get('/order/')).status).toBe(401);
  });

  it('lists to a customer only their own, newest first', async () => {
    const customer = await makeUser(shop.services);
    const first = await makeOrder(shop, customer.token, (await makePack()).id);
    shop.clock.current = new Date(NOW.getTime() + MINUTE);
    const second = await makeOrder(shop, customer.token, (await makePack()).id);
    const { body } = await get('/user/self/orders', customer.token);
    expect(body.items.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(body).toMatchObject({ total: 2, page: 1, pageCount: 1 });
    expect((await get('/user/self/orders')).status).toBe(401);
  });
});

describe('PATCH /order/{number}/state', () => {
  it('moves an order to the door, with who and when in its history', async () => {
    const pack = await makePack();
    const order = await makeOrder(shop, owner.token, pack.id, {
      paymentMethod: 'credit_card',
      card: APPROVED_CARD,
    });
    expect(await soldOf(pack.productId)).toBe(1);
    let { version } = order;
    for (const state of ['picking', 'shipped', 'delivered'] as const) {
      const { status, body } = await move(order.number, { state, version, note: 'ok' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ state, version: version + 1 });
      version = body.version;
    }
    const shown = (await get(`/order/${order.number}`, admin.token)).body;
    expect(shown.history.at(-1)).toMatchObject({
      state: 'delivered',
      by: 'Aurora Valadão',
      note: 'ok',
      at: NOW.toISOString(),
    });
    expect((await get(`/order/${order.number}`, owner.token)).body.history.at(-1)?.by).toBe('loja');
  });

  it('takes stock, coupon and sold units back when a paid order is cancelled', async () => {
    const pack = await makePack(4);
    const coupon = await makeCoupon(shop, { code: 'VOLTA' });
    const order = await makeOrder(shop, owner.token, pack.id, {
      quantity: 3,
      couponCode: 'VOLTA',
      paymentMethod: 'credit_card',
      card: APPROVED_CARD,
    });
    expect([await stockOf(pack.id), await soldOf(pack.productId)]).toEqual([1, 3]);
    const { body } = await move(order.number, { state: 'cancelled', version: order.version });
    expect(body).toMatchObject({ state: 'cancelled', payment: { status: 'refunding' }, nextStates: [] });
    expect(await shop.services.orders.refundDue()).toBe(1);
    expect((await get(`/order/${order.number}`, owner.token)).body.payment?.status).toBe('refunded');
    expect([await stockOf(pack.id), await soldOf(pack.productId)]).toEqual([4, 0]);
    const [row] = await shop.services.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row?.usedCount).toBe(0);
    expect(
      await shop.services.db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id)),
    ).toEqual([]);
  });

  it('approves by hand what was paid elsewhere', async () => {
    const order = await makeOrder(shop, owner.token, (await makePack()).id);
    const { body } = await move(order.number, { state: 'approved', version: order.version });
    expect(body).toMatchObject({ state: 'approved', payment: { status: 'approved' } });
  });

  it('refuses a stale version, a way that does not exist, and people without the permission', async () => {
    const order = await makeOrder(shop, owner.token, (await makePack()).id);
    const { body: current } = await get(`/order/${order.number}`, admin.token);
    expect(await move(order.number, { state: 'approved', version: 99 })).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: current },
    });
    const note = { version: 99, internalNote: 'x' };
    const late = await shop.request('PATCH', `/order/${order.number}`, { body: note, token: admin.token });
    expect(await answerOf(late)).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: current },
    });
    expect(await move(order.number, { state: 'delivered', version: order.version })).toMatchObject({
      status: 409,
      body: { errorCode: 'INVALID_TRANSITION' },
    });
    expect(
      (await move(order.number, { state: 'approved', version: order.version }, owner.token)).status,
    ).toBe(403);
    expect((await move('BL-000000', { state: 'approved', version: 1 })).status).toBe(404);
    expect((await get(`/order/${order.number}`, owner.token)).body.state).toBe('pending_payment');
  });

  it('lets one of two cancellations through', async () => {
    const pack = await makePack(2);
    const order = await makeOrder(shop, owner.token, pack.id);
    const answers = await Promise.all(
      [1, 2].map(() => move(order.number, { state: 'cancelled', version: order.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(pack.id)).toBe(2);
  });
});

describe('expiry', () => {
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

  it('releases stock and coupon exactly once, after thirty minutes for PIX', async () => {
    const pack = await makePack(3);
    const coupon = await makeCoupon(shop, { code: 'EXPIRA' });
    const order = await makeOrder(shop, owner.token, pack.id, { quantity: 2, couponCode: 'EXPIRA' });
    await shop.services.orders.expirePayments(later(29));
    expect(await stockOf(pack.id)).toBe(1);
    await Promise.all([
      shop.services.orders.expirePayments(later(31)),
      shop.services.orders.expirePayments(later(31)),
    ]);
    await shop.services.orders.expirePayments(later(32));
    expect(await stockOf(pack.id)).toBe(3);
    const [row] = await shop.services.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row?.usedCount).toBe(0);
    const shown = (await get(`/order/${order.number}`, owner.token)).body;
    expect(shown).toMatchObject({ state: 'cancelled', payment: { status: 'expired' } });
    expect(shown.history.at(-1)).toMatchObject({ by: 'sistema' });
  });

  it('waits for a boleto until the end of its third business day', async () => {
    const pack = await makePack(2);
    await makeOrder(shop, owner.token, pack.id, { paymentMethod: 'boleto' });
    await shop.services.orders.expirePayments(new Date('2026-11-26T02:59:00Z'));
    expect(await stockOf(pack.id)).toBe(1);
    await shop.services.orders.expirePayments(new Date('2026-11-26T03:00:00Z'));
    expect(await stockOf(pack.id)).toBe(2);
  });

  it('leaves paid orders alone', async () => {
    const pack = await makePack(1);
    const order = await makeOrder(shop, owner.token, pack.id);
    await settle(order.number, 'approve');
    await shop.services.orders.expirePayments(later(100));
    expect(await stockOf(pack.id)).toBe(0);
  });
});

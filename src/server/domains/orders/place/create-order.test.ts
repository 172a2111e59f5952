import { randomUUID } from 'node:crypto';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { ErrorBody } from '@/contract/errors';
import { couponUses, coupons, idempotencyKeys, orders, payments, variations } from '@/server/db/schema';
import {
  APPROVED_CARD,
  DENIED_CARD,
  makeCoupon,
  makeOrder,
  makeOrderBody,
  sendOrder,
  withHash,
} from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

/** 900 g in a small box: the weight counts, not the volume. */
const SMALL = { shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 };

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services)).token;
});
afterAll(() => shop.close());

/** A pack of its own for a test: 900 g at R$ 100,00. */
async function makePack(stock = 10, fields: Parameters<typeof makeProduct>[1] = {}): Promise<string> {
  const product = await makeProduct(shop.services.db, {
    variations: [{ stock, ...SMALL }],
    ...fields,
  });
  return `${product.id}-v1`;
}
const stockOf = async (id: string) => {
  const [row] = await shop.services.db
    .select({ stock: variations.stock })
    .from(variations)
    .where(eq(variations.id, id));
  return row?.stock;
};
const countOrders = async () => {
  const [row] = await shop.services.db.select({ orders: count() }).from(orders);
  return row?.orders ?? 0;
};
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Order & ErrorBody,
});
const send = async (body: CreateOrderInput, key?: string) =>
  answerOf(await sendOrder(shop, body, token, key));

describe('POST /checkout/create', () => {
  it('places an order by Pix: stock taken, code and countdown in the answer', async () => {
    const pack = await makePack();
    const order = await makeOrder(shop, token, pack, { quantity: 2 });
    expect(order).toMatchObject({
      state: 'pending_payment',
      itemCount: 2,
      totals: { subtotal: 200, discount: 0, pixDiscount: 10, freight: 34.7, total: 224.7 },
      payment: { method: 'pix', status: 'pending', amount: 224.7, simulated: true, secondsLeft: 1800 },
      payer: { document: '11144477735' },
      customer: { city: 'Uberaba', state: 'MG' },
      nextStates: ['approved', 'cancelled'],
      history: [{ state: 'pending_payment', by: 'cliente' }],
    });
    expect(order.number).toMatch(/^BL-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(order.payment?.pix?.code).toContain('br.gov.bcb.pix');
    expect(await stockOf(pack)).toBe(8);
  });

  it('places an order by boleto with a line that a bank would read', async () => {
    const order = await makeOrder(shop, token, await makePack(), { paymentMethod: 'boleto' });
    expect(isValidBoleto(order.payment?.boleto?.line ?? '')).toBe(true);
    // Saturday: Monday.
    expect(order.payment?.boleto?.dueDate).toBe('2026-11-23');
    expect(order.totals.pixDiscount).toBe(0);
  });

  it('approves a good card at once, in parts, and counts the units as sold', async () => {
    const order = await makeOrder(shop, token, await makePack(), {
      paymentMethod: 'credit_card',
      card: { ...APPROVED_CARD, installments: 2 },
    });
    expect(order).toMatchObject({
      state: 'approved',
      installments: 2,
      payment: {
        status: 'approved',
        card: { brand: 'Visa', last4: '1112' },
        installments: 2,
        secondsLeft: null,
      },
    });
    expect(order.history.map(({ state }) => state)).toEqual(['pending_payment', 'approved']);
  });

  it('hands goods over at the shop without an address', async () => {
    const order = await makeOrder(shop, token, await makePack(), {
      freightService: 'retirada',
      address: null,
    });
    expect(order).toMatchObject({ address: null, totals: { freight: 0 }, freight: { service: 'retirada' } });
  });

  it('goes to a saved address whose phone was not checked when it was saved', async () => {
    const { address } = makeOrderBody('', {});
    if (!address) throw new Error('the order of the tests has an address');
    const order = await makeOrder(shop, token, await makePack(), { address: { ...address, phone: '99887' } });
    expect(order.address).toMatchObject({ phone: '99887' });
  });

  it('keeps an order whose prescription is still to be checked', async () => {
    const order = await makeOrder(
      shop,
      token,
      await makePack(5, { saleClass: 'receita', variations: [{}] }),
      { freightService: 'retirada' },
    );
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, order.number));
    expect(row?.prescriptionStatus).toBe('pending');
  });

  it('keeps the order of a denied card, with nothing reserved, and denies again under the same key', async () => {
    const charge = vi.spyOn(shop.services.gateway, 'charge');
    const pack = await makePack(1);
    const coupon = await makeCoupon(shop, { code: 'RECUSA', maxUses: 1 });
    const body = await withHash(
      shop,
      makeOrderBody(pack, { paymentMethod: 'credit_card', card: DENIED_CARD, couponCode: 'RECUSA' }),
      token,
    );
    const key = randomUUID();
    const denied = await send(body, key);
    expect(denied).toMatchObject({
      status: 402,
      body: { errorCode: 'PAYMENT_DENIED', details: { reason: 'ISSUER_REFUSED' } },
    });
    expect(await stockOf(pack)).toBe(1);
    const [unused] = await shop.services.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(unused?.usedCount).toBe(0);
    const { orderNumber } = denied.body.details as { orderNumber: string };
    const stored = await answerOf(await shop.request('GET', `/order/${orderNumber}`, { token }));
    expect(stored.body).toMatchObject({
      state: 'pending_payment',
      payment: { status: 'denied', reason: 'ISSUER_REFUSED' },
      actions: { pay: true, cancel: true },
    });
    charge.mockClear();
    expect(await send({ ...body, card: APPROVED_CARD }, key)).toMatchObject({
      status: 402,
      body: { details: { orderNumber } },
    });
    expect(charge).not.toHaveBeenCalled();
  });

  it('never stores a card number', async () => {
    const stored = JSON.stringify([
      await shop.services.db.select().from(orders),
      await shop.services.db.select().from(payments),
      await shop.services.db.select().from(idempotencyKeys),
    ]);
    for (const { number } of [APPROVED_CARD, DENIED_CARD]) expect(stored).not.toContain(number);
  });

  it('refuses the second of two orders for the last unit with OUT_OF_STOCK', async () => {
    const pack = await makePack(1);
    const body = await withHash(shop, makeOrderBody(pack), token);
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      errorCode: 'OUT_OF_STOCK',
      details: { items: [{ variationId: pack, requested: 1, available: 0 }] },
    });
    expect(await stockOf(pack)).toBe(0);
  });

  it('takes ten clicks with one key for one order and one charge', async () => {
    const charge = vi.spyOn(shop.services.gateway, 'charge');
    const pack = await makePack();
    const body = await withHash(shop, makeOrderBody(pack), token);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, key)));
    expect(new Set(answers.map(({ body: { number } }) => number)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await stockOf(pack)).toBe(9);
    expect(charge).toHaveBeenCalledTimes(1);
    // Later, and from an instance that remembers nothing: the same order again, even though the price has changed.
    await shop.services.db.update(variations).set({ priceCents: 1, stock: 0 }).where(eq(variations.id, pack));
    expect((await send(body, key)).body.number).toBe(answers[0]?.body.number);
    expect(charge).toHaveBeenCalledTimes(1);
  });

  it('refuses a used key with another body, and an order without a key', async () => {
    const pack = await makePack();
    const key = randomUUID();
    const body = await withHash(shop, makeOrderBody(pack), token);
    const { number } = (await send(body, key)).body;
    // Whose answer was lost looks at the order instead of making a second one.
    expect(await send({ ...body, items: [{ variationId: pack, quantity: 2 }] }, key)).toMatchObject({
      status: 422,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED', details: { orderNumber: number } },
    });
    const response = await shop.request('POST', '/checkout/create', { body, token });
    expect(await answerOf(response)).toMatchObject({
      status: 400,
      body: { errorCode: 'IDEMPOTENCY_KEY_REQUIRED' },
    });
  });

  it('keeps the keys of two people apart', async () => {
    const pack = await makePack();
    const key = randomUUID();
    const other = await makeUser(shop.services);
    const body = await withHash(shop, makeOrderBody(pack), token);
    const mine = await send(body, key);
    const theirs = await answerOf(await sendOrder(shop, body, other.token, key));
    expect(theirs.status).toBe(201);
    expect(theirs.body.number).not.toBe(mine.body.number);
  });

  it('finishes with the same key what a silent gateway left open, and charges once', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pack = await makePack();
    const body = await withHash(shop, makeOrderBody(pack), token);
    const key = randomUUID();
    const charge = vi.spyOn(shop.services.gateway, 'charge').mockRejectedValueOnce(new Error('timeout'));
    expect(await send(body, key)).toMatchObject({ status: 503, body: { errorCode: 'UNAVAILABLE' } });
    expect(await send(body, key)).toMatchObject({
      status: 201,
      body: { state: 'pending_payment', payment: { status: 'pending' } },
    });
    expect(new Set(charge.mock.calls.map(([request]) => request.attemptId)).size).toBe(1);
    expect(logged).toHaveBeenCalledWith('the gateway did not answer', expect.anything());
    expect(await stockOf(pack)).toBe(9);
  });

  it('answers CART_CHANGED with the fresh cart, and writes nothing, when a price changed', async () => {
    const pack = await makePack();
    const body = await withHash(shop, makeOrderBody(pack), token);
    await shop.services.db.update(variations).set({ priceCents: 11_000 }).where(eq(variations.id, pack));
    const before = await countOrders();
    const { status, body: refused } = await send(body);
    const fresh = refused.details as CheckoutSnapshot;
    expect(status).toBe(409);
    expect(refused.errorCode).toBe('CART_CHANGED');
    expect(fresh.totals.subtotal).toBe(110);
    expect(await countOrders()).toBe(before);
    expect(await stockOf(pack)).toBe(10);
    expect(await send({ ...body, hash: fresh.hash })).toMatchObject({
      status: 201,
      body: { totals: { subtotal: 110 } },
    });
  });

  it('gives a limited coupon to no more orders than its limit', async () => {
    const coupon = await makeCoupon(shop, { code: 'TRES', maxUses: 3 });
    const pack = await makePack(50);
    const body = await withHash(shop, makeOrderBody(pack, { couponCode: 'TRES' }), token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body: { errorCode } }) => errorCode === 'COUPON_USED_UP')).toHaveLength(5);
    const [row] = await shop.services.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    const uses = await shop.services.db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id));
    expect([row?.usedCount, uses.length, await stockOf(pack)]).toEqual([3, 3, 47]);
  });

  it('gives a coupon once to a person whose limit is one', async () => {
    await makeCoupon(shop, { code: 'UMAVEZ', maxUsesPerUser: 1 });
    const pack = await makePack();
    const body = await withHash(shop, makeOrderBody(pack, { couponCode: 'UMAVEZ' }), token);
    expect((await Promise.all([send(body), send(body)])).map(({ status }) => status).sort()).toEqual([
      201, 422,
    ]);
    // Another account of the same person, and another person.
    for (const [document, status] of [
      ['111.444.777-35', 422],
      ['529.982.247-25', 201],
    ] as const) {
      const { token: other } = await makeUser(shop.services);
      const payer = { ...body.payer, document };
      expect((await sendOrder(shop, { ...body, payer }, other)).status).toBe(status);
    }
  });
});

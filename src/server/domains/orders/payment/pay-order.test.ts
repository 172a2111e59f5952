import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { rateLimits, variations } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { APPROVED_CARD, DENIED_CARD, makeCoupon, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
});
beforeEach(async () => {
  shop.clock.current = NOW;
  // Another user each time, and no counts left: the limits of one user are not tested here.
  await shop.services.db.delete(rateLimits);
  token = (await makeUser(shop.services)).token;
});
afterAll(() => shop.close());

/** A pack of its own for a test, R$ 100,00, collected at the shop. */
async function makePack(stock = 10): Promise<string> {
  const product = await makeProduct(shop.services.db, { variations: [{ stock }] });
  return `${product.id}-v1`;
}
const stockOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, id));
  return row?.stock;
};
const pickUp = { freightService: 'retirada', address: null };
const order = (pack: string, fields: Parameters<typeof makeOrder>[3] = {}) =>
  makeOrder(shop, token, pack, { ...pickUp, ...fields });

const BOLETO: PayOrderInput = { paymentMethod: 'boleto' };
const PIX: PayOrderInput = { paymentMethod: 'pix' };
const card = (installments = 1, fields = APPROVED_CARD): PayOrderInput => ({
  paymentMethod: 'credit_card',
  card: { ...fields, installments },
});

async function pay(number: string, body: PayOrderInput, key: string = randomUUID(), as: string = token) {
  const path = `/order/${number}/payment`;
  const response = await shop.request('POST', path, { body, token: as, headers: { 'idempotency-key': key } });
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}
const see = async (number: string) =>
  (await (await shop.request('GET', `/order/${number}`, { token })).json()) as Order;
const later = (minutes: number) => {
  shop.clock.current = new Date(NOW.getTime() + minutes * MINUTE);
};

describe('POST /order/{number}/payment', () => {
  it('goes through the gate of placing, and nothing happens to who waited there in vain', async () => {
    const { number } = await order(await makePack());
    const charge = vi.spyOn(shop.services.gateway, 'charge');
    const logged = vi.spyOn(shop.services.log, 'warn');
    const tooMany = new Fault('UNAVAILABLE', 'Too many at once', { retryAfterSeconds: 3 });
    vi.spyOn(shop.services.placing, 'run').mockRejectedValueOnce(tooMany);
    const key = randomUUID();
    expect(await pay(number, card(), key)).toMatchObject({ status: 503, body: { errorCode: 'UNAVAILABLE' } });
    expect(charge).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledOnce();
    expect((await see(number)).payments).toHaveLength(1);
    expect((await pay(number, card(), key)).body).toMatchObject({ state: 'approved' });
  });

  it('changes the method, plans discount and time again, and closes the first code at the acquirer', async () => {
    const close = vi.spyOn(shop.services.gateway, 'cancel');
    const first = await order(await makePack());
    expect(first.totals).toMatchObject({ pixDiscount: 5, total: 95 });
    const { status, body } = await pay(first.number, BOLETO);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paymentMethod: 'boleto',
      totals: { subtotal: 100, pixDiscount: 0, total: 100 },
      payment: { method: 'boleto', status: 'pending', amount: 100, boleto: { dueDate: '2026-11-23' } },
      actions: { pay: true },
    });
    expect(body.payments.map(({ status: of }) => of)).toEqual(['pending', 'expired']);
    expect(close.mock.calls.map(([asked]) => asked.attemptId)).toEqual([first.payment?.id]);
    later(31);
    await shop.services.orders.expirePayments(shop.clock.now());
    expect((await see(first.number)).state).toBe('pending_payment');
    expect((await pay(first.number, PIX)).body.totals).toMatchObject({ pixDiscount: 5, total: 95 });
  });

  it('charges the interest of many parts, and leaves the total of the order alone', async () => {
    const product = await makeProduct(shop.services.db, { variations: [{ priceCents: 100_000 }] });
    const first = await order(`${product.id}-v1`);
    const { body } = await pay(first.number, card(12));
    // docs/brazil.md, Instalments: R$ 1.000,00 in 12 at 1.99% a month.
    expect(body).toMatchObject({
      state: 'approved',
      installments: 12,
      totals: { total: 1000 },
      payment: { amount: 1134.02, interest: 134.02, installments: 12 },
    });
  });

  it('pays an order after a denied card, and takes its units and coupon again', async () => {
    const pack = await makePack(2);
    await makeCoupon(shop, { code: 'DENOVO', maxUses: 1 });
    const first = await order(pack, { quantity: 2, couponCode: 'DENOVO' });
    expect(await pay(first.number, card(1, DENIED_CARD))).toMatchObject({
      status: 402,
      body: { errorCode: 'PAYMENT_DENIED', details: { orderNumber: first.number } },
    });
    expect(await stockOf(pack)).toBe(2);
    later(23 * 60);
    expect((await pay(first.number, card())).body).toMatchObject({ state: 'approved', couponCode: 'DENOVO' });
    expect(await stockOf(pack)).toBe(0);
  });

  it('waits for a day after a denial, and then cancels', async () => {
    const first = await order(await makePack());
    await pay(first.number, card(1, DENIED_CARD));
    later(24 * 60 - 1);
    await shop.services.orders.expirePayments(shop.clock.now());
    expect((await see(first.number)).actions).toMatchObject({ pay: true });
    later(24 * 60);
    expect(await pay(first.number, PIX)).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
    await shop.services.orders.expirePayments(shop.clock.now());
    expect(await see(first.number)).toMatchObject({ state: 'cancelled', payment: { status: 'denied' } });
  });

  it('says what is gone meanwhile, and keeps the order', async () => {
    const pack = await makePack(1);
    await makeCoupon(shop, { code: 'UNICO', maxUses: 1 });
    const sold = await order(pack);
    await pay(sold.number, card(1, DENIED_CARD));
    await order(pack);
    expect(await pay(sold.number, PIX)).toMatchObject({
      status: 409,
      body: { errorCode: 'OUT_OF_STOCK', details: { items: [{ variationId: pack, available: 0 }] } },
    });
    expect(await see(sold.number)).toMatchObject({ state: 'pending_payment', payment: { status: 'denied' } });
    const used = await order(await makePack(), { couponCode: 'UNICO' });
    await pay(used.number, card(1, DENIED_CARD));
    await order(await makePack(), { couponCode: 'UNICO' });
    expect(await pay(used.number, PIX)).toMatchObject({ status: 422, body: { errorCode: 'COUPON_USED_UP' } });
  });

  it('charges once for ten clicks with one key, and answers the same to each', async () => {
    const first = await order(await makePack());
    const charge = vi.spyOn(shop.services.gateway, 'charge');
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(first.number, card(), key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.payment?.id}`)).size).toBe(1);
    expect((await pay(first.number, card(), key)).body.payment?.id).toBe(answers[0]?.body.payment?.id);
    expect(charge).toHaveBeenCalledTimes(1);
    expect(await pay(first.number, BOLETO, key)).toMatchObject({
      status: 422,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await pay(first.number, PIX)).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
  });

  it('asks a silent acquirer again with the same key alone, so that no card is charged twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pack = await makePack(1);
    const first = await order(pack);
    const charge = vi.spyOn(shop.services.gateway, 'charge').mockRejectedValueOnce(new Error('timeout'));
    const key = randomUUID();
    expect(await pay(first.number, card(), key)).toMatchObject({
      status: 503,
      body: { errorCode: 'UNAVAILABLE' },
    });
    expect(await stockOf(pack)).toBe(0);
    expect(await pay(first.number, PIX)).toMatchObject({ status: 503, body: { errorCode: 'UNAVAILABLE' } });
    expect((await pay(first.number, card(), key)).body.state).toBe('approved');
    expect(new Set(charge.mock.calls.map(([asked]) => asked.attemptId)).size).toBe(1);
  });

  it('takes money that was there already for what it is, and charges nothing more', async () => {
    const first = await order(await makePack());
    const charge = vi.spyOn(shop.services.gateway, 'charge');
    vi.spyOn(shop.services.gateway, 'find').mockResolvedValue({
      status: 'approved',
      amountCents: 9_500,
      reason: null,
      gatewayReference: null,
    });
    expect(await pay(first.number, card())).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
    expect(charge).not.toHaveBeenCalled();
    expect(await see(first.number)).toMatchObject({ state: 'approved', paymentMethod: 'pix' });
  });

  it('does not let users try cards out on an order', async () => {
    const first = await order(await makePack());
    for (let tries = 1; tries < 10; tries += 1)
      expect([402, 429]).toContain((await pay(first.number, card(1, DENIED_CARD))).status);
    expect(await pay(first.number, card())).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYMENT_CLOSED' },
    });
    expect((await see(first.number)).actions.pay).toBe(false);
  });

  it('is for who bought it, with a key and a sound card', async () => {
    const { number } = await order(await makePack());
    const admin = await makeUser(shop.services, { admin: true });
    expect((await pay(number, PIX, randomUUID(), admin.token)).status).toBe(404);
    expect((await pay('BL-000000', PIX)).status).toBe(404);
    expect(await pay(number, PIX, 'short')).toMatchObject({
      body: { errorCode: 'IDEMPOTENCY_KEY_REQUIRED' },
    });
    expect(await pay(number, { paymentMethod: 'credit_card' })).toMatchObject({
      status: 422,
      body: { fields: { card: 'required' } },
    });
    expect(await pay(number, card(3))).toMatchObject({
      status: 422,
      body: { fields: { 'card.installments': 'tooLarge' } },
    });
    expect((await shop.request('POST', `/order/${number}/payment`, { body: PIX })).status).toBe(401);
    expect((await see(number)).payments).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { auditLog, products, variations } from '@/server/db/schema';
import { APPROVED_CARD, makeCoupon, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

let shop: TestApp;
let token: string;
let keeper: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services)).token;
  keeper = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

/** Tokens of staff end after half an hour: a new one for every call. */
const staffToken = () => shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });

async function makePack(stock = 1) {
  const product = await makeProduct(shop.services.db, { variations: [{ stock }] });
  return { id: `${product.id}-v1`, productId: product.id };
}
async function shelfOf({ id, productId }: Awaited<ReturnType<typeof makePack>>) {
  const { db } = shop.services;
  const [pack] = await db.select().from(variations).where(eq(variations.id, id));
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  return { stock: pack?.stock, sold: product?.soldCount };
}
const see = async ({ number }: Pick<Order, 'number'>, as?: string) => {
  const response = await shop.request('GET', `/order/${number}`, { token: as ?? (await staffToken()) });
  return (await response.json()) as Order;
};
async function move({ number, version }: Order, state: string, as?: string) {
  const body = { state, version };
  const path = `/order/${number}/state`;
  const response = await shop.request('PATCH', path, { body, token: as ?? (await staffToken()) });
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}
const say = (paymentId: string | undefined, status: 'approved' | 'refunded', amountCents: number) =>
  shop.services.orders.settleFromGateway(paymentId ?? '', {
    status,
    amountCents,
    reason: null,
    gatewayReference: 'acquirer-1',
  });
/** Templates of the mails that went out about an order, the oldest first. */
async function mailsAbout({ number }: Order): Promise<string[]> {
  while ((await shop.services.outbox.sendDueMails()) > 0);
  return shop.mailer.mails.filter(({ subject }) => subject.includes(number)).map(({ template }) => template);
}

/** An order paid a cent too little, not looked at by staff, and cancelled when it expired. */
async function makeUndecided(packId: string, fields: Parameters<typeof makeOrder>[3] = {}): Promise<Order> {
  const options = { freightService: 'retirada', address: null, ...fields } as const;
  const placed = await makeOrder(shop, token, packId, options);
  await say(placed.payment?.id, 'approved', Math.round((placed.payment?.amount ?? 0) * 100) - 1);
  shop.clock.current = new Date(NOW.getTime() + 31 * MINUTE);
  await shop.services.orders.expirePayments(shop.clock.now());
  return see(placed);
}

/** Paid a cent too little by Pix, and then tried in another way. By another buyer each time, for their limits. */
async function makeTriedAgain(body: PayOrderInput): Promise<Order> {
  const buyer = (await makeUser(shop.services)).token;
  const options = { freightService: 'retirada', address: null } as const;
  const placed = await makeOrder(shop, buyer, (await makePack(2)).id, options);
  await say(placed.payment?.id, 'approved', 9_499);
  const headers = { 'idempotency-key': randomUUID() };
  await shop.request('POST', `/order/${placed.number}/payment`, { body, token: buyer, headers });
  return see(placed);
}
const statusesOf = ({ payments }: Order) => payments.map(({ status }) => status);

describe('money of a wrong amount, for an order that the clock cancelled', () => {
  it('waits for the staff, who are told what may be done', async () => {
    expect(await makeUndecided((await makePack()).id)).toMatchObject({
      state: 'cancelled',
      payment: { status: 'review' },
      staff: { attention: 'wrong_amount' },
      nextStates: ['approved', 'refunded'],
    });
  });

  it('is told to its buyer, who reads that the shop decides and not that nothing was charged', async () => {
    const order = await makeUndecided((await makePack()).id);
    expect((await mailsAbout(order)).at(-1)).toBe('orderCancelled');
    const text = shop.mailer.mails.findLast(({ subject }) => subject.includes(order.number))?.text ?? '';
    expect(text.replace(/\s+/g, ' ')).toContain('a loja vai decidir se aceita ou reembolsa esse valor');
    expect(text).not.toContain('Nada foi cobrado');
    expect(text).not.toContain('Se você já pagou');
  });

  it('is accepted: the goods are taken again, the order goes on, and the buyer is told', async () => {
    const pack = await makePack();
    const order = await makeUndecided(pack.id);
    expect(await shelfOf(pack)).toEqual({ stock: 1, sold: 0 });
    expect((await move(order, 'approved')).body).toMatchObject({
      state: 'approved',
      payment: { status: 'approved' },
      staff: { attention: null },
      nextStates: ['picking', 'cancelled', 'refunded'],
    });
    expect(await shelfOf(pack)).toEqual({ stock: 0, sold: 1 });
    expect((await mailsAbout(order)).at(-1)).toBe('orderPaid');
    expect((await move(order, 'refunded')).body.errorCode).toBe('STALE');
  });

  it('is accepted and the order cancelled again: the buyer reads that the money goes back', async () => {
    const order = await makeUndecided((await makePack()).id);
    const accepted = (await move(order, 'approved')).body;
    expect((await move(accepted, 'cancelled')).body).toMatchObject({
      state: 'cancelled',
      payment: { status: 'refunding' },
    });
    expect((await mailsAbout(order)).slice(-3)).toEqual(['orderCancelled', 'orderPaid', 'orderCancelled']);
    const [first, second] = shop.mailer.mails.filter(
      ({ subject, template }) => subject.includes(order.number) && template === 'orderCancelled',
    );
    expect(first?.text).not.toContain('Vamos reembolsar');
    expect(second?.text).toContain('Vamos reembolsar');
  });

  it('is accepted at the price of its own attempt, and closes a newer one', async () => {
    const options = { freightService: 'retirada', address: null } as const;
    const placed = await makeOrder(shop, token, (await makePack(2)).id, options);
    await say(placed.payment?.id, 'approved', 9_499);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { paymentMethod: 'boleto' };
    await shop.request('POST', `/order/${placed.number}/payment`, { body, token, headers });
    const again = await see(placed);
    expect(again).toMatchObject({ paymentMethod: 'boleto', totals: { total: 100 } });
    const accepted = (await move(again, 'approved')).body;
    expect(accepted).toMatchObject({ paymentMethod: 'pix', totals: { total: 95, pixDiscount: 5 } });
    expect(accepted.payments.map(({ status }) => status)).toEqual(['expired', 'approved']);
  });

  it('is not accepted for goods that are gone, and then changes nothing', async () => {
    const pack = await makePack();
    const order = await makeUndecided(pack.id);
    await shop.services.db.update(variations).set({ stock: 0 }).where(eq(variations.id, pack.id));
    expect(await move(order, 'approved')).toMatchObject({ status: 409, body: { errorCode: 'OUT_OF_STOCK' } });
    expect(await see(order)).toEqual(order);
  });

  it('counts the coupon again, or is not accepted', async () => {
    await makeCoupon(shop, { code: 'UMAVEZ', maxUses: 1 });
    const pack = await makePack(2);
    const order = await makeUndecided(pack.id, { couponCode: 'UMAVEZ' });
    shop.clock.current = NOW;
    await makeOrder(shop, token, pack.id, {
      freightService: 'retirada',
      address: null,
      couponCode: 'UMAVEZ',
    });
    expect((await move(order, 'approved')).body.errorCode).toBe('COUPON_USED_UP');
    expect(await shelfOf(pack)).toEqual({ stock: 1, sold: 0 });
  });

  it('goes back after the password, once, and is written down', async () => {
    const pack = await makePack();
    const order = await makeUndecided(pack.id);
    const old = await staffToken();
    shop.clock.current = new Date(shop.clock.current.getTime() + 11 * MINUTE);
    expect((await move(order, 'refunded', old)).body.errorCode).toBe('PASSWORD_REQUIRED');
    const answers = await Promise.all([move(order, 'refunded'), move(order, 'refunded')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await see(order)).toMatchObject({
      state: 'refunded',
      payment: { status: 'refunding' },
      staff: { attention: null },
      nextStates: [],
    });
    await shop.services.orders.refundDue();
    expect((await see(order)).payment?.status).toBe('refunded');
    expect(await shelfOf(pack)).toEqual({ stock: 1, sold: 0 });
    expect((await mailsAbout(order)).at(-1)).toBe('orderRefunded');
    const [row] = await shop.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({ actorId: keeper.user.id, details: { from: 'cancelled', to: 'refunded' } });
  });

  it('is not decided by its buyer, nor without the permission', async () => {
    const order = await makeUndecided((await makePack()).id);
    expect((await move(order, 'approved', token)).status).toBe(403);
    const reader = await makeUser(shop.services, { permissions: ['orders.read'] });
    expect((await move(order, 'refunded', reader.token)).status).toBe(403);
    expect((await move(order, 'picking')).body.errorCode).toBe('INVALID_TRANSITION');
  });
});

describe('money of a wrong amount, beside another payment of the order', () => {
  it('goes back by itself, once, while the order goes on; buyer and staff are told', async () => {
    const order = await makeTriedAgain({ paymentMethod: 'credit_card', card: APPROVED_CARD });
    expect(order).toMatchObject({
      state: 'approved',
      staff: { attention: 'late_payment' },
      nextStates: ['picking', 'cancelled', 'refunded'],
    });
    expect(statusesOf(order)).toEqual(['approved', 'refunding']);
    await shop.services.orders.refundDue();
    expect(await shop.services.orders.refundDue()).toBe(0);
    const after = await see(order);
    expect([after.state, ...statusesOf(after)]).toEqual(['approved', 'approved', 'refunded']);
    expect((await mailsAbout(order)).sort()).toEqual(['orderPaid', 'orderPlaced', 'orderRefunded']);
    expect((await move(after, 'picking')).status).toBe(200);
  });

  it('goes back where staff accept another one', async () => {
    const order = await makeTriedAgain({ paymentMethod: 'boleto' });
    await say(order.payment?.id, 'approved', 9_999);
    const accepted = (await move(await see(order), 'approved')).body;
    expect(statusesOf(accepted)).toEqual(['approved', 'refunding']);
    expect(accepted).toMatchObject({ state: 'approved', totals: { total: 100 } });
    await shop.services.orders.refundDue();
    expect(statusesOf(await see(order))).toEqual(['approved', 'refunded']);
  });
});

describe('money that the acquirer does not give back', () => {
  it('is noted as given back by hand, and the acquirer is not asked a second time', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('unsupported');
    const order = await makeUndecided((await makePack()).id);
    await move(order, 'refunded');
    await shop.services.orders.refundDue();
    const failed = await see(order);
    expect(failed).toMatchObject({
      state: 'refunded',
      payment: { status: 'review' },
      staff: { attention: 'refund_failed' },
      nextStates: ['refunded'],
    });
    expect((await move(failed, 'approved')).body.errorCode).toBe('INVALID_TRANSITION');
    const mails = (await mailsAbout(order)).length;
    expect((await move(failed, 'refunded')).body).toMatchObject({
      payment: { status: 'refunded' },
      staff: { attention: null },
      nextStates: [],
    });
    await shop.services.orders.refundDue();
    expect(refund).toHaveBeenCalledOnce();
    expect((await mailsAbout(order)).length).toBe(mails);
  });

  it('is settled the same way for money that came late, also after staff looked at the flag', async () => {
    vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('unsupported');
    const options = { freightService: 'retirada', address: null, paymentMethod: 'boleto' } as const;
    const placed = await makeOrder(shop, token, (await makePack(2)).id, options);
    shop.clock.current = new Date(NOW.getTime() + 8 * 24 * 60 * MINUTE);
    await shop.services.orders.expirePayments(shop.clock.now());
    await say(placed.payment?.id, 'approved', 10_000);
    await shop.services.orders.refundDue();
    const late = await see(placed);
    expect(late).toMatchObject({ state: 'cancelled', nextStates: ['refunded'] });
    const path = `/order/${late.number}`;
    const body = { version: late.version, attention: null };
    await shop.request('PATCH', path, { body, token: await staffToken() });
    // The order is over, so that only the move notes the refund: the flag stays until then.
    expect((await see(late)).staff?.attention).toBe('refund_failed');
    expect((await move(await see(late), 'refunded')).body).toMatchObject({
      state: 'refunded',
      payment: { status: 'refunded' },
    });
  });

  it('is noted beside the payment of an order that goes on, after the password', async () => {
    vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('unsupported');
    const order = await makeTriedAgain({ paymentMethod: 'credit_card', card: APPROVED_CARD });
    await shop.services.orders.refundDue();
    const failed = await see(order);
    expect(failed).toMatchObject({ state: 'approved', staff: { attention: 'refund_failed' } });
    expect(statusesOf(failed)).toEqual(['approved', 'review']);
    const old = await staffToken();
    const note = async (as: string) =>
      shop.request('PATCH', `/order/${failed.number}`, {
        body: { version: failed.version, attention: null },
        token: as,
      });
    shop.clock.current = new Date(NOW.getTime() + 11 * MINUTE);
    expect((await (await note(old)).json()) as ErrorBody).toMatchObject({ errorCode: 'PASSWORD_REQUIRED' });
    const noted = (await (await note(await staffToken())).json()) as Order;
    expect(noted).toMatchObject({ state: 'approved', staff: { attention: null } });
    expect(statusesOf(noted)).toEqual(['approved', 'refunded']);
  });
});

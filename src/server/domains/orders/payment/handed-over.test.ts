import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { orders, variations } from '@/server/db/schema';
import { APPROVED_CARD, DENIED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');

let shop: TestApp;
let keeper: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  shop = await makeTestApp();
  keeper = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
});
beforeEach(() => {
  vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('unsupported');
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

/** Tokens of staff end after half an hour: a new one for every call. */
const staffToken = () => shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
const see = async (number: string) =>
  (await (await shop.request('GET', `/order/${number}`, { token: await staffToken() })).json()) as Order;
async function send(path: string, body: object, as?: string) {
  const response = await shop.request('PATCH', path, { body, token: as ?? (await staffToken()) });
  return (await response.json()) as Order & ErrorBody;
}
/** “I’ve checked it”. */
const dismiss = ({ number, version }: Order, as?: string) =>
  send(`/order/${number}`, { version, attention: null }, as);
const say = (paymentId: string | undefined, amountCents: number) =>
  shop.services.orders.settleFromGateway(paymentId ?? '', {
    ...{ status: 'approved', amountCents, reason: null, gatewayReference: 'acquirer-1' },
  });
const statusesOf = ({ payments }: Order) => payments.map(({ status }) => status);

async function makeShelf() {
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 1 }] });
  const id = `${product.id}-v1`;
  const setStock = (stock: number) =>
    shop.services.db.update(variations).set({ stock }).where(eq(variations.id, id));
  return { id, setStock };
}

/** Captured after it was refused, when the goods were gone: the order waits, and the money goes back by hand. */
async function makeWaiting() {
  const shelf = await makeShelf();
  const { token } = await makeUser(shop.services);
  const options = { freightService: 'retirada', address: null } as const;
  const { number } = await makeOrder(shop, token, shelf.id, options);
  const pay = (body: PayOrderInput) =>
    shop.request('POST', `/order/${number}/payment`, {
      ...{ body, token, headers: { 'idempotency-key': randomUUID() } },
    });
  await pay({ paymentMethod: 'credit_card', card: DENIED_CARD });
  await shelf.setStock(0);
  const { payment } = await see(number);
  await say(payment?.id, Math.round((payment?.amount ?? 0) * 100));
  await shop.services.orders.refundDue();
  await shelf.setStock(1);
  return { order: await see(number), pay };
}

describe('money that the acquirer is giving back', () => {
  it('is not recorded as paid by hand meanwhile; another payment of the buyer counts', async () => {
    vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('pending');
    const { order, pay } = await makeWaiting();
    expect(order).toMatchObject({ state: 'pending_payment', nextStates: ['cancelled'] });
    expect(statusesOf(order)).toEqual(['refunding', 'expired']);
    const refused = await send(`/order/${order.number}/state`, { state: 'approved', version: order.version });
    expect(refused.errorCode).toBe('INVALID_TRANSITION');
    expect(await see(order.number)).toEqual(order);
    await pay({ paymentMethod: 'credit_card', card: APPROVED_CARD });
    const paid = await see(order.number);
    expect(paid.state).toBe('approved');
    expect(statusesOf(paid)).toEqual(['approved', 'refunding', 'expired']);
  });
});

describe('money that staff give back by hand', () => {
  it('is noted on an order that still waits, after the password', async () => {
    const { order } = await makeWaiting();
    expect(order).toMatchObject({ state: 'pending_payment', staff: { attention: 'refund_failed' } });
    expect(statusesOf(order)).toEqual(['review', 'expired']);
    const old = await staffToken();
    shop.clock.current = new Date(NOW.getTime() + 11 * 60_000);
    expect((await dismiss(order, old)).errorCode).toBe('PASSWORD_REQUIRED');
    const noted = await dismiss(order);
    expect(noted).toMatchObject({ state: 'pending_payment', staff: { attention: null } });
    expect(statusesOf(noted)).toEqual(['refunded', 'expired']);
  });

  it('is not denied in the mail when the time of its order ends', async () => {
    const { order } = await makeWaiting();
    shop.clock.current = new Date(NOW.getTime() + 30 * 86_400_000);
    await shop.services.orders.expirePayments(shop.clock.now());
    expect((await see(order.number)).state).toBe('cancelled');
    while ((await shop.services.outbox.sendDueMails()) > 0);
    const mail = shop.mailer.mails.findLast(
      ({ subject, template }) => template === 'orderCancelled' && subject.includes(order.number),
    );
    expect(mail?.text).toContain('O valor volta por inteiro para você.');
    expect(mail?.text).not.toContain('Nada foi cobrado');
  });

  it('is asked about by its own flag when another one that hid it is taken off', async () => {
    const { order, pay } = await makeWaiting();
    await pay({ paymentMethod: 'credit_card', card: APPROVED_CARD });
    const own = eq(orders.number, order.number);
    await shop.services.db.update(orders).set({ attention: 'prescription_overdue' }).where(own);
    const hidden = await see(order.number);
    expect(hidden.state).toBe('approved');
    const asked = await dismiss(hidden);
    expect(asked.staff?.attention).toBe('refund_failed');
    expect(statusesOf(asked)).toEqual(['approved', 'review', 'expired']);
    const noted = await dismiss(asked);
    expect(noted.staff?.attention).toBeNull();
    expect(statusesOf(noted)).toEqual(['approved', 'refunded', 'expired']);
  });

  it('is asked about again once another payment of a wrong amount is decided about', async () => {
    const { order, pay } = await makeWaiting();
    await pay({ paymentMethod: 'pix' });
    await say((await see(order.number)).payment?.id, 9_499);
    const wrong = await see(order.number);
    expect(wrong.staff?.attention).toBe('wrong_amount');
    const accepted = await send(`/order/${wrong.number}/state`, {
      ...{ state: 'approved', version: wrong.version },
    });
    expect(accepted).toMatchObject({ state: 'approved', staff: { attention: 'refund_failed' } });
    expect(statusesOf(await dismiss(accepted))).toEqual(['approved', 'refunded', 'expired']);
  });
});

/** A Pix of a cent too little, for an order that still waits. */
async function makeWrong() {
  const { token } = await makeUser(shop.services);
  const options = { freightService: 'retirada', address: null } as const;
  const { number, payment } = await makeOrder(shop, token, (await makeShelf()).id, options);
  await say(payment?.id, 9_499);
  const setFlag = (attention: 'late_payment' | null) =>
    shop.services.db.update(orders).set({ attention }).where(eq(orders.number, number));
  const expire = () => {
    shop.clock.current = new Date(NOW.getTime() + 31 * 60_000);
    return shop.services.orders.expirePayments(shop.clock.now());
  };
  return { number, setFlag, expire };
}
const flagOf = async (number: string) => (await see(number)).staff?.attention;

describe('money that waits for a decision of the staff', () => {
  it('stays flagged until it is accepted or goes back, before and after the order expires', async () => {
    const { number, expire } = await makeWrong();
    expect((await dismiss(await see(number))).staff?.attention).toBe('wrong_amount');
    await expire();
    expect((await dismiss(await see(number))).staff?.attention).toBe('wrong_amount');
    const { version } = await see(number);
    const back = await send(`/order/${number}/state`, { state: 'refunded', version });
    expect(back).toMatchObject({ staff: { attention: null }, payments: [{ status: 'refunding' }] });
  });

  it('is flagged when its order expires, under any flag that it had', async () => {
    for (const flag of ['late_payment', null] as const) {
      const { number, setFlag, expire } = await makeWrong();
      await setFlag(flag);
      await expire();
      expect(await flagOf(number)).toBe('wrong_amount');
      shop.clock.current = NOW;
    }
  });

  it('is flagged again when another flag that hid it is taken off, and so is what goes back by hand', async () => {
    const { number, setFlag, expire } = await makeWrong();
    await expire();
    await setFlag('late_payment');
    expect((await dismiss(await see(number))).staff?.attention).toBe('wrong_amount');
    const { version } = await see(number);
    await send(`/order/${number}/state`, { state: 'refunded', version });
    await shop.services.orders.refundDue();
    await setFlag('late_payment');
    expect((await dismiss(await see(number))).staff?.attention).toBe('refund_failed');
    const failed = await dismiss(await see(number));
    expect(failed).toMatchObject({ staff: { attention: 'refund_failed' }, payments: [{ status: 'review' }] });
    const noted = await send(`/order/${number}/state`, { state: 'refunded', version: failed.version });
    expect(noted).toMatchObject({ staff: { attention: null }, payments: [{ status: 'refunded' }] });
  });
});

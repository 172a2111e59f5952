import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { payments, variations } from '@/server/db/schema';
import { APPROVED_CARD, DENIED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');

let shop: TestApp;
let token: string;
let staff: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services)).token;
});
beforeEach(async () => {
  shop.clock.current = NOW;
  staff = (await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] })).token;
});
afterAll(() => shop.close());

async function makePack(stock = 10): Promise<string> {
  const product = await makeProduct(shop.services.db, { variations: [{ stock }] });
  return `${product.id}-v1`;
}
const stockOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, id));
  return row?.stock;
};
const order = (pack: string, fields: Parameters<typeof makeOrder>[3] = {}) =>
  makeOrder(shop, token, pack, { freightService: 'retirada', address: null, ...fields });
const see = async (number: string) =>
  (await (await shop.request('GET', `/order/${number}`, { token: staff })).json()) as Order;
const post = (path: string, body: unknown) =>
  shop.request('POST', path, { body, token, headers: { 'idempotency-key': randomUUID() } });
const move = async ({ number, version }: Order, state: string) =>
  (await shop.request('PATCH', `/order/${number}/state`, { body: { state, version }, token: staff })).status;

/** What the acquirer says of an attempt. */
const say = (
  paymentId: string | undefined,
  status: 'approved' | 'denied' | 'refunded',
  amountCents: number | null = null,
) =>
  shop.services.orders.settleFromGateway(paymentId ?? '', {
    status,
    amountCents,
    reason: null,
    gatewayReference: 'acquirer-1',
  });

describe('what the acquirer says', () => {
  it('is nothing about a payment the shop does not know', async () => {
    expect(await say('no-such-payment', 'approved')).toBe('unchanged');
  });

  it('pays an order once, and a failure that comes later takes nothing back', async () => {
    const { number, payment } = await order(await makePack());
    expect(await say(payment?.id, 'approved', 9_500)).toBe('applied');
    expect(await say(payment?.id, 'approved', 9_500)).toBe('unchanged');
    expect(await say(payment?.id, 'denied')).toBe('unchanged');
    expect(await see(number)).toMatchObject({ state: 'approved', payment: { status: 'approved' } });
  });

  it('gives money back that comes after the cancellation, and tells the staff', async () => {
    const pack = await makePack(1);
    const { number, payment } = await order(pack);
    await post(`/order/${number}/cancel`, {});
    expect(await say(payment?.id, 'approved', 9_500)).toBe('review');
    expect(await see(number)).toMatchObject({
      state: 'cancelled',
      payment: { status: 'refunding' },
      staff: { attention: 'late_payment' },
    });
    expect(await shop.services.orders.refundDue()).toBe(1);
    expect(await shop.services.orders.refundDue()).toBe(0);
    expect((await see(number)).payment?.status).toBe('refunded');
    expect(await stockOf(pack)).toBe(1);
  });

  it('gives back what was paid, where that is another amount, and says how much', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund');
    const { number, payment } = await order(await makePack());
    await post(`/order/${number}/cancel`, {});
    await say(payment?.id, 'approved', 9_400);
    expect(await see(number)).toMatchObject({ payment: { status: 'refunding', amount: 95, paid: 94 } });
    const own = (await (await shop.request('GET', `/order/${number}`, { token })).json()) as Order;
    expect(own.payment).toMatchObject({ amount: 95, paid: 94 });
    expect(await shop.services.orders.refundDue()).toBe(1);
    expect(refund.mock.calls.at(-1)?.[0].amountCents).toBe(9_400);
    while ((await shop.services.outbox.sendDueMails()) > 0);
    const mail = shop.mailer.mails.findLast(({ subject }) => subject.includes(number));
    expect(mail).toMatchObject({ template: 'orderRefunded', text: expect.stringContaining('94,00') });
  });

  it('keeps an order unpaid for another amount, until staff accept it', async () => {
    const { number, payment } = await order(await makePack());
    expect(await say(payment?.id, 'approved', 9_499)).toBe('review');
    const shown = await see(number);
    expect(shown).toMatchObject({
      state: 'pending_payment',
      payment: { status: 'review', amount: 95, paid: 94.99 },
      staff: { attention: 'wrong_amount' },
    });
    const own = (await (await shop.request('GET', `/order/${number}`, { token })).json()) as Order;
    expect(own.payments[0]).not.toHaveProperty('paid');
    expect(await move(shown, 'approved')).toBe(200);
    expect(await see(number)).toMatchObject({
      state: 'approved',
      payment: { status: 'approved', paid: 94.99 },
    });
  });

  it('lets an older attempt pay the order at its own price, and closes the newer one', async () => {
    const close = vi.spyOn(shop.services.gateway, 'cancel');
    const { number, payment } = await order(await makePack());
    await post(`/order/${number}/payment`, { paymentMethod: 'boleto' });
    close.mockClear();
    expect(await say(payment?.id, 'approved', 9_500)).toBe('applied');
    const shown = await see(number);
    expect(shown).toMatchObject({
      state: 'approved',
      paymentMethod: 'pix',
      totals: { total: 95, pixDiscount: 5 },
    });
    expect(shown.payments.map(({ status }) => status)).toEqual(['expired', 'approved']);
    expect(close.mock.calls.map(([asked]) => asked.method)).toEqual(['boleto']);
  });

  it('shows a paid order by the attempt that paid it, though a newer one goes back', async () => {
    const { number, payment } = await order(await makePack());
    await post(`/order/${number}/payment`, { paymentMethod: 'boleto' });
    const newest = (await see(number)).payment;
    await say(payment?.id, 'approved', 9_500);
    expect((await see(number)).payment).toMatchObject({ id: payment?.id, status: 'approved' });
    await say(newest?.id, 'approved', 10_000);
    const shown = await see(number);
    expect(shown.payments.map(({ status }) => status)).toEqual(['refunding', 'approved']);
    expect(shown).toMatchObject({ state: 'approved', payment: { id: payment?.id, status: 'approved' } });
    await move(shown, 'refunded');
    expect(await see(number)).toMatchObject({ state: 'refunded', payment: { id: newest?.id } });
  });

  it('takes the units again for a card that was captured after all, or gives the money back', async () => {
    const pack = await makePack(1);
    const denied = async () => {
      const made = await order(pack);
      await post(`/order/${made.number}/payment`, { paymentMethod: 'credit_card', card: DENIED_CARD });
      return see(made.number);
    };
    const first = await denied();
    expect(await stockOf(pack)).toBe(1);
    expect(await say(first.payment?.id, 'approved')).toBe('applied');
    expect([await stockOf(pack), (await see(first.number)).state]).toEqual([0, 'approved']);
    await shop.services.db.update(variations).set({ stock: 1 }).where(eq(variations.id, pack));
    const second = await denied();
    await shop.services.db.update(variations).set({ stock: 0 }).where(eq(variations.id, pack));
    expect(await say(second.payment?.id, 'approved')).toBe('review');
    expect(await see(second.number)).toMatchObject({
      state: 'pending_payment',
      payment: { status: 'refunding' },
      staff: { attention: 'late_payment' },
      nextStates: ['cancelled'],
    });
    while ((await shop.services.outbox.sendDueMails()) > 0);
    const mail = shop.mailer.mails.findLast(({ subject }) => subject.includes(second.number));
    expect(mail?.template).toBe('orderRefunded');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('já não estavam disponíveis');
    expect(mail?.text).not.toContain('depois do prazo');
  });

  it('ends an order whose money the acquirer gave back by itself', async () => {
    const pack = await makePack(1);
    const { number, payment } = await order(pack);
    await say(payment?.id, 'approved', 9_500);
    expect(await say(payment?.id, 'refunded')).toBe('applied');
    expect(await see(number)).toMatchObject({ state: 'refunded', payment: { status: 'refunded' } });
    expect(await stockOf(pack)).toBe(1);
  });
});

describe('money on its way back', () => {
  const paid = async () => order(await makePack(), { paymentMethod: 'credit_card', card: APPROVED_CARD });
  const later = (hours: number) => {
    shop.clock.current = new Date(NOW.getTime() + hours * 3_600_000);
  };

  it('is asked for again while the acquirer is silent, and at last handed to a person', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund').mockRejectedValue(new Error('timeout'));
    const warned = vi.spyOn(shop.services.log, 'warn');
    const { number } = await paid();
    await post(`/order/${number}/cancel`, {});
    await shop.services.orders.refundDue();
    await shop.services.orders.refundDue();
    const asked = () => refund.mock.calls.filter(([{ orderNumber }]) => orderNumber === number).length;
    expect(asked()).toBe(1);
    for (let hours = 1; hours < 8 * 24; hours += 1) {
      later(hours);
      await shop.services.orders.refundDue();
    }
    expect(asked()).toBe(11);
    shop.clock.current = NOW;
    expect(await see(number)).toMatchObject({
      state: 'cancelled',
      payment: { status: 'review' },
      staff: { attention: 'refund_failed' },
    });
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ order: number }), expect.any(String));
  });

  it('is asked for daily while the acquirer says that it works on it, and a person gives nothing back beside that', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('pending');
    const { number } = await paid();
    await post(`/order/${number}/cancel`, {});
    for (let hours = 0; hours < 20 * 24; hours += 4) {
      later(hours);
      await shop.services.orders.refundDue();
    }
    shop.clock.current = NOW;
    expect(await see(number)).toMatchObject({ payment: { status: 'refunding' }, staff: { attention: null } });
    refund.mockClear();
    for (let hours = 20 * 24; hours < 22 * 24; hours += 4) {
      later(hours);
      await shop.services.orders.refundDue();
    }
    expect(refund.mock.calls.filter(([asked]) => asked.orderNumber === number)).toHaveLength(2);
    refund.mockRejectedValueOnce(new Error('timeout')).mockResolvedValue('done');
    for (const hours of [23 * 24, 24 * 24 + 1, 25 * 24 + 2]) {
      later(hours);
      await shop.services.orders.refundDue();
    }
    shop.clock.current = NOW;
    expect((await see(number)).payment?.status).toBe('refunded');
  });

  it('waits for a person once the acquirer is silent for days, though it answered before', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('pending');
    const { number } = await paid();
    await post(`/order/${number}/cancel`, {});
    for (let days = 0; days < 20; days += 1) {
      if (days === 15) refund.mockRejectedValue(new Error('timeout'));
      later(days * 25);
      await shop.services.orders.refundDue();
    }
    shop.clock.current = NOW;
    expect((await see(number)).staff?.attention).toBe('refund_failed');
  });

  it('that no acquirer can give back waits for a person at once', async () => {
    vi.spyOn(shop.services.gateway, 'refund').mockResolvedValue('unsupported');
    const { number } = await paid();
    await post(`/order/${number}/cancel`, {});
    expect(await shop.services.orders.refundDue()).toBe(0);
    expect(await see(number)).toMatchObject({
      payment: { status: 'review' },
      staff: { attention: 'refund_failed' },
    });
  });

  it('that staff took at the counter goes back by hand, too', async () => {
    const refund = vi.spyOn(shop.services.gateway, 'refund');
    const first = await order(await makePack());
    await move(first, 'approved');
    const [row] = await shop.services.db
      .select()
      .from(payments)
      .where(eq(payments.id, (await see(first.number)).payment?.id ?? ''));
    expect(row?.gateway).toBe('manual');
    await post(`/order/${first.number}/cancel`, {});
    await shop.services.orders.refundDue();
    expect(refund).not.toHaveBeenCalled();
    expect((await see(first.number)).staff?.attention).toBe('refund_failed');
  });
});

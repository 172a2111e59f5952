import { asc, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { orders, outbox, paymentNotices } from '@/server/db/schema';
import { byCard, makeGetnetShop, WEBHOOK_SECRET, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { makeTestApp } from '@/testing/test-app';
import { NOTICES_PER_PAYMENT } from './payments.service';

let shop: GetnetShop;
beforeAll(async () => {
  shop = await makeGetnetShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.server.recover();
  shop.server.requests.length = 0;
});

/** An order that waits for its payment, and what Getnet knows of it. */
async function placePending(paymentMethod: 'pix' | 'boleto') {
  const response = await shop.place({ paymentMethod });
  const order = (await response.json()) as Order;
  if (response.status !== 201) throw new Error(`Refused: ${JSON.stringify(order)}`);
  const { id, gatewayReference } = await shop.stored(order.number);
  return { number: order.number, paymentId: id, reference: gatewayReference ?? '' };
}
const noticesOf = (paymentId: string) =>
  shop.services.db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.paymentId, paymentId))
    .orderBy(asc(paymentNotices.id));
const asksOf = (reference: string) =>
  shop.server.requests.filter(({ path }) => path.endsWith(reference)).length;

describe('a notice of Getnet', () => {
  it('has a PIX settled by what the acquirer answers, and is stored without personal data', async () => {
    const { number, paymentId, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    const response = await shop.notify({
      ...shop.server.noticeOf(reference),
      document_number: '11144477735',
    });
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(await shop.read(number)).toMatchObject({ state: 'approved', payment: { status: 'approved' } });
    const [notice] = await noticesOf(paymentId);
    expect(notice).toMatchObject({
      gateway: 'getnet',
      outcome: 'applied',
      fields: { payment_id: reference, status: 'APPROVED' },
    });
    expect(JSON.stringify(notice)).not.toMatch(/cliente\.example|11144477735/);
  });

  it('is answered the same when it is repeated, and changes nothing more', async () => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    const fields = shop.server.noticeOf(reference);
    await shop.notify(fields);
    const { version } = await shop.read(number);
    const [mails] = await shop.services.db.select({ all: count() }).from(outbox);
    const again = await Promise.all(Array.from({ length: 10 }, () => shop.notify(fields)));
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await shop.read(number)).version).toBe(version);
    expect((await shop.services.db.select({ all: count() }).from(outbox))[0]).toEqual(mails);
  });

  it('about an order of another brand has that brand ask now, and settles nothing here', async () => {
    const { db } = shop.services;
    const { number, paymentId, reference } = await placePending('pix');
    await db.update(orders).set({ brandId: 'tropa-e-sela' }).where(eq(orders.number, number));
    shop.server.ledger.pay(reference);
    shop.wait(1);
    expect((await shop.notify(shop.server.noticeOf(reference))).status).toBe(200);
    expect(asksOf(reference)).toBe(0);
    const stored = await shop.stored(number);
    expect(stored).toMatchObject({ status: 'pending', nextCheckAt: shop.clock.current });
    expect(await noticesOf(paymentId)).toMatchObject([{ outcome: 'other_brand' }]);
    // A round of the brand of the order settles it.
    await db.update(orders).set({ brandId: 'boa-lida' }).where(eq(orders.number, number));
    await shop.services.payments.checkDue();
    expect(await shop.stored(number)).toMatchObject({ status: 'approved' });
  });

  it('is answered without waiting for the acquirer, whom it is asked about again when it does not answer', async () => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    shop.server.failNext('info', 'error', 2);
    expect((await shop.notify(shop.server.noticeOf(reference))).status).toBe(200);
    expect(await shop.stored(number)).toMatchObject({ status: 'pending' });
    shop.wait(5);
    await shop.services.payments.checkDue();
    expect(await shop.stored(number)).toMatchObject({ status: 'approved' });
  });

  it('of a boleto says its id and status alone, and finds it', async () => {
    const { number, reference } = await placePending('boleto');
    shop.server.ledger.pay(reference);
    const fields = shop.server.noticeOf(reference);
    expect(Object.keys(fields)).toEqual(['id', 'status']);
    await shop.notify(fields);
    expect(await shop.read(number)).toMatchObject({ state: 'approved' });
  });

  it('names a payment whose answer was lost by the order id alone', async () => {
    shop.server.failNext('charge', 'doneThenCut');
    shop.server.failAlways('info', 'proxy404');
    expect((await shop.place(byCard())).status).toBe(503);
    const payment = [...shop.server.ledger.payments.values()].at(-1);
    if (!payment) throw new Error('Nothing was charged');
    shop.server.recover();
    await shop.notify(shop.server.noticeOf(payment.id));
    const number = payment.orderId.slice(0, 9);
    expect(await shop.stored(number)).toMatchObject({ status: 'approved', gatewayReference: payment.id });
    expect(payment.charged).toHaveLength(1);
  });

  it('that lies about a payment leaves the order unpaid', async () => {
    const { number, paymentId, reference } = await placePending('pix');
    const honest = shop.server.noticeOf(reference);
    await shop.notify({ ...honest, status: 'APPROVED' });
    expect(await shop.read(number)).toMatchObject({
      state: 'pending_payment',
      payment: { status: 'pending' },
    });
    expect(await noticesOf(paymentId)).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('that says less money came than the acquirer says changes nothing; less money at the acquirer goes to review', async () => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference, 100);
    await shop.notify({ ...shop.server.noticeOf(reference), amount: '999999' });
    expect(await shop.stored(number)).toMatchObject({
      status: 'review',
      orderState: 'pending_payment',
      attention: 'wrong_amount',
    });
  });

  it.each([
    ['another seller', { seller_id: 'another-seller' }, 'other_seller'],
    ['another payment of the acquirer', { payment_id: '00000000-0000-4000-8000-000000000000' }, 'mismatch'],
    ['another order', { order_id: 'BL-AAAAAA-00000000' }, 'mismatch'],
  ])('about %s is taken, stored and not followed', async (_name, wrong, outcome) => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    const response = await shop.notify({ ...shop.server.noticeOf(reference), ...wrong });
    expect(response.status).toBe(200);
    expect(asksOf(reference)).toBe(0);
    expect(await shop.stored(number)).toMatchObject({ status: 'pending' });
    const loose = await shop.services.db.select().from(paymentNotices).orderBy(asc(paymentNotices.id));
    expect(loose.at(-1)).toMatchObject({ outcome, paymentId: null });
  });

  it('that comes late with a failure takes no paid order back', async () => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    await shop.notify(shop.server.noticeOf(reference));
    for (const status of ['DENIED', 'WAITING', 'EXPIRED', 'CANCELED', 'ERROR']) {
      shop.server.ledger.setStatus(reference, status);
      await shop.notify(shop.server.noticeOf(reference));
      expect(await shop.stored(number)).toMatchObject({ status: 'approved', orderState: 'approved' });
    }
  });

  it('is written down so many times for a payment and no more, and still answered', async () => {
    const { paymentId, reference } = await placePending('pix');
    const fields = shop.server.noticeOf(reference);
    for (let sent = 0; sent < NOTICES_PER_PAYMENT + 5; sent += 1)
      expect((await shop.notify(fields)).status).toBe(200);
    expect(await noticesOf(paymentId)).toHaveLength(NOTICES_PER_PAYMENT);
  });

  it('is taken whatever it carries', async () => {
    for (const fields of [
      {},
      { payment_id: '\0' },
      { id: '\ud800' },
      { order_id: 'x'.repeat(5_000) },
      { __proto__: 'x' },
    ])
      expect((await shop.notify(fields as Record<string, string>)).status).toBe(200);
  });
});

describe('who may send a notice', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    shop.request('POST', '/webhook/getnet', { body, headers });

  it('is accepted with the secret, in the path or in the header', async () => {
    const { number, reference } = await placePending('pix');
    shop.server.ledger.pay(reference);
    const response = await post(shop.server.noticeOf(reference), { 'x-webhook-secret': WEBHOOK_SECRET });
    await shop.services.payments.whenQuiet();
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(await shop.read(number)).toMatchObject({ state: 'approved' });
  });

  it.each(['wrong', `${WEBHOOK_SECRET}x`, WEBHOOK_SECRET.toUpperCase()])(
    'is unknown with the secret «%s»: the address does not exist, and nothing is stored or asked',
    async (secret) => {
      const { number, reference } = await placePending('pix');
      shop.server.ledger.pay(reference);
      shop.server.requests.length = 0;
      const before = await shop.services.db.select({ all: count() }).from(paymentNotices);
      expect((await shop.notify(shop.server.noticeOf(reference), secret)).status).toBe(404);
      expect((await post(shop.server.noticeOf(reference), { 'x-webhook-secret': secret })).status).toBe(404);
      expect((await post(shop.server.noticeOf(reference))).status).toBe(404);
      expect(await shop.services.db.select({ all: count() }).from(paymentNotices)).toEqual(before);
      expect(shop.server.requests).toEqual([]);
      expect(await shop.stored(number)).toMatchObject({ status: 'pending' });
    },
  );

  it('is unknown while the acquirer is another one, or no secret was set', async () => {
    const other = await makeTestApp();
    for (const secret of [WEBHOOK_SECRET, 'x'])
      expect((await other.request('GET', `/webhook/getnet/${encodeURIComponent(secret)}`)).status).toBe(404);
    expect((await other.request('POST', '/webhook/getnet', { body: {} })).status).toBe(404);
    await other.close();
  });
});

describe('a notice that belongs to no payment', () => {
  it('is forgotten after three months', async () => {
    const { retention, db } = shop.services;
    await shop.notify({ id: 'bol-unknown', status: 'PAID' });
    const loose = async () =>
      (await db.select().from(paymentNotices)).filter(({ paymentId }) => paymentId === null).length;
    expect(await loose()).toBeGreaterThan(0);
    shop.wait(91 * 24 * 60);
    await retention.forgetRows();
    expect(await loose()).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { orders, payments, variations } from '@/server/db/schema';
import { runRound } from '@/server/background';
import { byCard, makeGetnetShop, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { NEVER_MADE } from './ask-acquirer';

let shop: GetnetShop;
beforeAll(async () => {
  shop = await makeGetnetShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.server.recover());

const orderOf = async (response: Response) => (await response.json()) as Order;
const errorOf = async (response: Response) => (await response.json()) as ErrorBody;
const stockOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, id));
  return row?.stock;
};

/** Sends a card order whose answer is lost at Getnet. @returns the order as it is stored */
async function placeUnanswered(failure: 'doneThenHang' | 'doneThenCut' | 'hang', overrides = {}) {
  const pack = await shop.makePack();
  const body: CreateOrderInput = await withHash(
    shop,
    makeOrderBody(pack, { ...byCard(), ...overrides }),
    shop.token,
  );
  const key = randomUUID();
  shop.server.failNext('charge', failure);
  const response = await sendOrder(shop, body, shop.token, key);
  expect([response.status, (await errorOf(response)).errorCode]).toEqual([503, 'UNAVAILABLE']);
  const rows = await shop.services.db.select().from(orders).orderBy(orders.createdAt);
  const attempts = await shop.services.db.select().from(payments);
  const unanswered = attempts.find((payment) => payment.status === 'pending' && !payment.gatewayReference);
  const order = rows.find(({ id }) => id === unanswered?.orderId);
  if (!order || !unanswered) throw new Error('The order was not placed');
  return {
    number: order.number,
    paymentId: unanswered.id,
    pack,
    again: () => sendOrder(shop, body, shop.token, key),
  };
}
const chargesOf = (paymentId: string) => shop.server.ledger.byKey(paymentId)?.charged ?? [];

describe('an order paid through Getnet', () => {
  it('is approved at once by a card that is taken, in parts', async () => {
    const order = await orderOf(await shop.place(byCard(undefined, 2)));
    expect(order).toMatchObject({
      state: 'approved',
      payment: {
        method: 'credit_card',
        status: 'approved',
        simulated: false,
        card: { brand: 'Visa', last4: '1112' },
      },
    });
    const { id, amountCents } = await shop.stored(order.number);
    expect(chargesOf(id)).toEqual([amountCents]);
  });

  it('was never called a simulation: the cart says that money is real', async () => {
    const items = [{ variationId: await shop.makePack(), quantity: 1 }];
    const response = await shop.request('POST', '/checkout/', { body: { items } });
    expect((await response.json()) as CheckoutSnapshot).toMatchObject({ simulated: false });
  });

  it('is denied in the words of the acquirer, and waits for another attempt', async () => {
    const response = await shop.place(byCard('5155901222260003'));
    const { errorCode, details } = await errorOf(response);
    expect([response.status, errorCode]).toEqual([402, 'PAYMENT_DENIED']);
    expect(details).toMatchObject({ reason: 'Cartão vencido' });
    const { orderNumber } = details as { orderNumber: string };
    expect(await shop.stored(orderNumber)).toMatchObject({ status: 'denied', orderState: 'pending_payment' });
    const again = await shop.request('POST', `/order/${orderNumber}/payment`, {
      token: shop.token,
      body: byCard(),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(again.status).toBe(201);
    expect(await orderOf(again)).toMatchObject({
      state: 'approved',
      payments: [{ status: 'approved' }, { status: 'denied' }],
    });
  });

  it.each(['doneThenHang', 'doneThenCut'] as const)(
    'is one order and one charge when the answer is lost (%s) and the customer does not ask again: the shop finds out within five minutes',
    async (failure) => {
      const { number, paymentId, pack } = await placeUnanswered(failure);
      expect(await shop.stored(number)).toMatchObject({ status: 'pending', gatewayReference: null });
      shop.wait(1);
      await runRound(shop.services);
      expect(await shop.stored(number)).toMatchObject({
        status: 'approved',
        orderState: 'approved',
        nextCheckAt: null,
      });
      expect(chargesOf(paymentId)).toHaveLength(1);
      expect(await stockOf(pack)).toBe(9);
    },
  );

  it('is one order and one charge when the answer is lost and the customer asks again with the same key', async () => {
    const { number, paymentId, again } = await placeUnanswered('doneThenHang');
    const answers = await Promise.all([again(), again(), again()]);
    for (const answer of answers) expect(await orderOf(answer)).toMatchObject({ number, state: 'approved' });
    shop.wait(5);
    await runRound(shop.services);
    expect(chargesOf(paymentId)).toHaveLength(1);
    expect(await shop.read(number)).toMatchObject({ state: 'approved' });
  });

  it.each(['cardToken', 'charge'] as const)(
    'is one charge when the answer is lost and what asks again is refused (%s): that says nothing of the first',
    async (call) => {
      const { number, paymentId, again } = await placeUnanswered('doneThenCut');
      shop.server.failAlways('info', 'error');
      shop.server.failNext(call, 'badRequest');
      expect((await again()).status).toBe(503);
      shop.server.recover();
      const stored = await shop.stored(number);
      expect(stored).toMatchObject({ status: 'pending', gatewayReference: null });
      expect(stored.nextCheckAt).not.toBeNull();
      shop.wait(1);
      await runRound(shop.services);
      expect(await shop.stored(number)).toMatchObject({ status: 'approved', orderState: 'approved' });
      expect(chargesOf(paymentId)).toHaveLength(1);
    },
  );

  it('is asked about before it is charged with the same key again', async () => {
    const { number, paymentId, again } = await placeUnanswered('doneThenCut');
    shop.server.failAlways('cardToken', 'badRequest');
    expect(await orderOf(await again())).toMatchObject({ number, state: 'approved' });
    expect(shop.server.ledger.byKey(paymentId)).toMatchObject({ asked: 1 });
    const code = await placeUnanswered('doneThenCut', { paymentMethod: 'pix', card: null });
    expect((await orderOf(await code.again())).payment?.pix?.code).toContain('br.gov.bcb.pix');
  });

  it('can be tried again within five minutes when the charge never arrived, and nothing was charged', async () => {
    const { number, paymentId, pack } = await placeUnanswered('hang');
    for (const minutes of [1, 1, 1]) {
      shop.wait(minutes);
      await runRound(shop.services);
      expect(await shop.stored(number)).toMatchObject({ status: 'pending' });
    }
    shop.wait(1.5);
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'denied', reason: NEVER_MADE });
    expect(chargesOf(paymentId)).toEqual([]);
    expect(await stockOf(pack)).toBe(10);
    expect((await shop.read(number)).actions.pay).toBe(true);
  });

  it('is never given up while the acquirer does not answer, and is settled when it does', async () => {
    const { number, paymentId } = await placeUnanswered('doneThenCut');
    shop.server.failAlways('info', 'error');
    for (const minutes of [1, 3, 3]) {
      shop.wait(minutes);
      await runRound(shop.services);
      expect(await shop.stored(number)).toMatchObject({ status: 'pending' });
    }
    shop.server.recover();
    shop.wait(4);
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'approved' });
    expect(chargesOf(paymentId)).toHaveLength(1);
  });

  it('gives the money back when a charge that was given up turns out to have been made', async () => {
    const { number, paymentId } = await placeUnanswered('hang');
    shop.wait(5);
    for (let round = 0; round < 5; round += 1) await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'denied' });
    await shop.request('POST', `/order/${number}/cancel`, { token: shop.token, body: {} });
    const { amountCents } = await shop.stored(number);
    const wanted = { idempotencyKey: paymentId, method: 'credit' as const, orderId: '', amount: amountCents };
    const late = shop.server.ledger.openPayment({ ...wanted, orderId: `${number}-${paymentId.slice(0, 8)}` });
    shop.server.ledger.pay(late.id);
    shop.wait(60);
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'refunded', orderState: 'cancelled' });
    expect(late.status).toBe('CANCELED');
  });

  it('is given back through the acquirer when it is cancelled', async () => {
    const { number } = await orderOf(await shop.place(byCard()));
    await shop.request('POST', `/order/${number}/cancel`, { token: shop.token, body: {} });
    const { id, status } = await shop.stored(number);
    expect(status).toBe('refunding');
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'refunded' });
    expect(shop.server.ledger.byKey(id)?.status).toBe('CANCELED');
  });
});

describe('money that comes late', () => {
  it.each([
    ['pix', 47 * 60],
    ['boleto', 9 * 24 * 60],
  ] as const)('for a %s is seen and waits to be given back by hand', async (paymentMethod, minutes) => {
    const { number } = await orderOf(await shop.place({ paymentMethod }));
    const reference = (await shop.stored(number)).gatewayReference ?? '';
    const end = shop.clock.current.getTime() + minutes * 60_000;
    while (shop.clock.current.getTime() < end) {
      shop.wait(180);
      await shop.services.orders.expirePayments(shop.clock.now());
      await shop.services.payments.checkDue();
    }
    expect(await shop.stored(number)).toMatchObject({ status: 'expired', orderState: 'cancelled' });
    shop.server.ledger.pay(reference);
    shop.wait(130);
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({
      status: 'review',
      orderState: 'cancelled',
      attention: 'refund_failed',
    });
  });
});

describe('the questions of the shop', () => {
  it('end for what is settled, and one that fails holds up no other', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push((await orderOf(await shop.place({ paymentMethod: 'pix' }))).number);
    for (const number of numbers) shop.server.ledger.pay((await shop.stored(number)).gatewayReference ?? '');
    shop.server.failNext('info', 'error', 2);
    shop.wait(1);
    await runRound(shop.services);
    const statuses = async () =>
      (await Promise.all(numbers.map((number) => shop.stored(number)))).map(({ status }) => status);
    expect((await statuses()).filter((status) => status === 'approved').length).toBeGreaterThanOrEqual(2);
    shop.wait(5);
    await runRound(shop.services);
    expect(await statuses()).toEqual(['approved', 'approved', 'approved']);
    const asked = shop.server.requests.length;
    shop.wait(60);
    await runRound(shop.services);
    expect(shop.server.requests.length).toBe(asked);
  });

  it('count when they are paid in the last minutes, though no notice came', async () => {
    const { number } = await orderOf(await shop.place({ paymentMethod: 'pix' }));
    for (let minute = 0; minute < 27; minute += 1) {
      shop.wait(1);
      await runRound(shop.services);
    }
    shop.server.ledger.pay((await shop.stored(number)).gatewayReference ?? '');
    // One round later the time is over, and the money is there.
    shop.wait(4);
    await runRound(shop.services);
    expect(await shop.stored(number)).toMatchObject({ status: 'approved', orderState: 'approved' });
  });

  it('are asked once by two processes at the same time', async () => {
    const { number } = await orderOf(await shop.place({ paymentMethod: 'pix' }));
    const { createPaymentsService } = await import('./payments.service');
    const { createCardTries } = await import('./card-tries');
    const { createPreparedCards } = await import('./prepared-cards');
    const other = createPaymentsService({
      ...shop.services,
      cardTries: createCardTries(shop.services),
      preparedCards: createPreparedCards(shop.services),
    });
    shop.server.requests.length = 0;
    shop.wait(1);
    await Promise.all([shop.services.payments.checkDue(), other.checkDue()]);
    const { gatewayReference } = await shop.stored(number);
    expect(shop.server.requests.filter(({ path }) => path.endsWith(gatewayReference ?? '-'))).toHaveLength(1);
  });
});

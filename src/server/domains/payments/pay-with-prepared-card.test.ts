import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order, PreparedCard } from '@/contract/schemas/orders';
import type { z } from 'zod';
import { rateLimits } from '@/server/db/schema';
import { byCard, makeGetnetShop, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeUser } from '@/testing/make-user';
import { CARD_TRIES } from './card-tries';
import { PREPARED_CARD_SECONDS } from './prepared-cards';

const VISA = '4012001037141112';
const REFUSED = '5155901222270002';

let shop: GetnetShop;
beforeAll(async () => {
  shop = await makeGetnetShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.recover();
  shop.server.requests.length = 0;
  await shop.services.db.delete(rateLimits);
});

async function prepare(number = VISA, token = shop.token): Promise<string> {
  const response = await shop.request('POST', '/getnet/auth', { body: { number }, token });
  expect(response.status).toBe(200);
  return ((await response.json()) as z.infer<typeof PreparedCard>).reference;
}
const withCard = (prepared: string) => {
  const { card, paymentMethod } = byCard();
  const { number: _number, ...rest } = card;
  return { paymentMethod, card: { ...rest, prepared } };
};
const place = async (prepared: string, key?: string) => {
  const response = await shop.place(withCard(prepared), key);
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
};
const tokensTaken = () => shop.server.requests.filter(({ path }) => path === '/v1/tokens/card').length;
const refusedReference = { status: 422, body: { fields: { 'card.number': 'cardAgain' } } };

describe('an order paid with a prepared card', () => {
  it('is charged with the token that was taken before, and keeps brand and last digits', async () => {
    const { status, body } = await place(await prepare());
    expect([status, body.payment?.card]).toEqual([201, { brand: 'Visa', last4: '1112' }]);
    expect(tokensTaken()).toBe(1);
  });

  it('pays another attempt of an order that waits', async () => {
    const first = await place(await prepare(REFUSED));
    expect(first).toMatchObject({ status: 402, body: { errorCode: 'PAYMENT_DENIED' } });
    const { orderNumber } = first.body.details as { orderNumber: string };
    const response = await shop.request('POST', `/order/${orderNumber}/payment`, {
      body: withCard(await prepare()),
      token: shop.token,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([response.status, ((await response.json()) as Order).payment?.status]).toEqual([201, 'approved']);
  });

  it('pays once: another order with it is refused, and holds nothing', async () => {
    const reference = await prepare();
    expect((await place(reference)).status).toBe(201);
    const charged = shop.server.ledger.payments.size;
    expect(await place(reference)).toMatchObject(refusedReference);
    expect(shop.server.ledger.payments.size).toBe(charged);
  });

  it('is no use to another person, when it is old, altered, or beside a number', async () => {
    const { token } = await makeUser(shop.services);
    expect(await place(await prepare(VISA, token))).toMatchObject(refusedReference);
    const old = await prepare();
    shop.wait(PREPARED_CARD_SECONDS / 60);
    expect(await place(old)).toMatchObject(refusedReference);
    const reference = await prepare();
    const altered = `${reference.slice(0, -6)}${reference.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`;
    expect(await place(altered)).toMatchObject(refusedReference);
    expect(await place('x')).toMatchObject(refusedReference);
    const both = await shop.place({
      paymentMethod: 'credit_card',
      card: { ...byCard().card, prepared: reference },
    });
    expect(both.status).toBe(422);
  });

  it('is charged once where the answer was lost and the same request comes again, also after its time', async () => {
    const key = randomUUID();
    const wanted = makeOrderBody(await shop.makePack(), withCard(await prepare()));
    const body = await withHash(shop, wanted, shop.token);
    shop.server.failNext('charge', 'doneThenCut', 1);
    expect((await sendOrder(shop, body, shop.token, key)).status).toBe(503);
    shop.server.recover();
    // Else the acquirer tells of the charge, and no other one is asked for.
    shop.server.failAlways('info', 'error');
    shop.wait(PREPARED_CARD_SECONDS / 60 + 1);
    const again = await sendOrder(shop, body, shop.token, key);
    const order = (await again.json()) as Order;
    expect([again.status, order.payment?.status]).toEqual([201, 'approved']);
    const [charge, ...others] = [...shop.server.ledger.payments.values()].filter(({ orderId }) =>
      orderId.startsWith(order.number),
    );
    expect([charge?.charged.length, others]).toEqual([1, []]);
    // The token of the first charge may be used up: the repeat takes another one.
    expect(tokensTaken()).toBe(2);
  });

  it('counts as one refused try, whether it is refused when it is prepared or when it pays', async () => {
    for (let tries = 0; tries < CARD_TRIES.account.limit; tries += 1) {
      const numbers = ['5155901222270002', '5155901222260003', '5155901222250004'];
      expect((await place(await prepare(numbers[tries % 3]))).status).toBe(402);
    }
    const next = await shop.request('POST', '/getnet/auth', { body: { number: VISA }, token: shop.token });
    expect(next.status).toBe(429);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { orders, rateLimits } from '@/server/db/schema';
import { CARD_TRIES, TRIES_PER_CARD } from '@/server/domains/payments/card-tries';
import { APPROVED_CARD, DENIED_CARD, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const NOW = new Date('2026-11-21T12:00:00Z');
const PACK = 'p-v1';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { UNPAID_ORDERS_MAX: '1000' } });
  await makeProduct(shop.services.db, { id: 'p', variations: [{ stock: 500 }] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = NOW;
  await shop.services.db.delete(rateLimits);
});

const bodyOf = (card: object) =>
  withHash(shop, makeOrderBody(PACK, { paymentMethod: 'credit_card', card: { ...APPROVED_CARD, ...card } }));

async function orderBy(token: string, card: object) {
  const response = await sendOrder(shop, await bodyOf(card), token);
  return { response, body: (await response.json()) as Order & ErrorBody };
}

async function pay(number: string, token: string, body: object, key: string) {
  const headers = { 'idempotency-key': key };
  const response = await shop.request('POST', `/order/${number}/payment`, { body, token, headers });
  return { response, body: (await response.json()) as Order & ErrorBody };
}

/** Numbers that pass their check digit, one after another. */
function cardNumber(index: number): string {
  const head = `51559012222${String(index).padStart(4, '0')}`;
  const sum = Array.from(head, Number)
    .reverse()
    .reduce((total, digit, at) => {
      const value = digit * (at % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${head}${(10 - (sum % 10)) % 10}`;
}

/** An acquirer that refuses every card. */
const denyAll = () => {
  const real = shop.services.gateway.charge.bind(shop.services.gateway);
  return vi
    .spyOn(shop.services.gateway, 'charge')
    .mockImplementation((request) =>
      real(request.card ? { ...request, card: { ...request.card, number: DENIED_CARD.number } } : request),
    );
};

describe('cards tried through new orders', () => {
  it('reach the acquirer a few times; then the order waits, and can be paid by Pix', async () => {
    const charge = denyAll();
    const { token } = await makeUser(shop.services);
    const answers = [];
    for (let index = 0; index < 12; index += 1)
      answers.push(await orderBy(token, { number: cardNumber(index) }));
    expect(charge).toHaveBeenCalledTimes(CARD_TRIES.account.limit);
    const { response, body } = answers.at(-1) ?? answers[0] ?? (await orderBy(token, {}));
    expect([response.status, body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(response.headers.get('retry-after'))).toBe(CARD_TRIES.account.windowSeconds);
    const { orderNumber } = body.details as { orderNumber: string };
    const stored = await shop.request('GET', `/order/${orderNumber}`, { token });
    expect(await stored.json()).toMatchObject({ state: 'pending_payment', payment: { status: 'denied' } });
    const refused = await pay(
      orderNumber,
      token,
      { paymentMethod: 'credit_card', card: APPROVED_CARD },
      'a-first-key',
    );
    expect(refused.response.status).toBe(429);
    expect(charge).toHaveBeenCalledTimes(CARD_TRIES.account.limit);
    const paid = await pay(orderNumber, token, { paymentMethod: 'pix' }, 'another-key');
    expect(paid.response.status).toBe(201);
    expect(paid.body).toMatchObject({ paymentMethod: 'pix', payment: { status: 'pending' } });
  });

  it('of many accounts are counted by address, and one card across all accounts', async () => {
    const charge = denyAll();
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeUser(shop.services)));
    for (const [index, { token }] of buyers.entries()) await orderBy(token, { number: cardNumber(index) });
    expect(charge).toHaveBeenCalledTimes(CARD_TRIES.address.limit);

    await shop.services.db.delete(rateLimits);
    charge.mockClear();
    for (const { token } of buyers.slice(0, 10)) await orderBy(token, { number: cardNumber(1), cvv: '999' });
    expect(charge).toHaveBeenCalledTimes(TRIES_PER_CARD.limit);
  });

  it('do not use up a published test card for all who try a demonstration shop', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop.services)));
    for (const { token } of buyers) expect((await orderBy(token, DENIED_CARD)).response.status).toBe(402);
  });

  it('of sessions that ask at once are counted together', async () => {
    const charge = denyAll();
    const { token } = await makeUser(shop.services);
    const bodies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => bodyOf({ number: cardNumber(index) })),
    );
    await Promise.all(bodies.map((body) => sendOrder(shop, body, token)));
    expect(charge.mock.calls.length).toBeLessThanOrEqual(CARD_TRIES.account.limit);
  });

  it('do not stop who mistypes one and tries again, nor who buys often', async () => {
    const { token } = await makeUser(shop.services);
    const first = await orderBy(token, DENIED_CARD);
    expect(first.response.status).toBe(402);
    const { orderNumber } = first.body.details as { orderNumber: string };
    const body = { paymentMethod: 'credit_card', card: APPROVED_CARD };
    expect((await pay(orderNumber, token, body, 'a-second-key')).body).toMatchObject({ state: 'approved' });
    for (let time = 0; time < 10; time += 1)
      expect((await orderBy(token, APPROVED_CARD)).response.status).toBe(201);
  });

  it('stand nowhere in the database, not even under a hash that others could make', async () => {
    const { token } = await makeUser(shop.services);
    await orderBy(token, DENIED_CARD);
    const { db } = shop.services;
    const stored = JSON.stringify([await db.select().from(rateLimits), await db.select().from(orders)]);
    expect(stored).not.toContain(DENIED_CARD.number);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { rateLimits } from '@/server/db/schema';
import { COUPON_TRIES } from '@/server/domains/coupons/coupon-tries';
import { makeCoupon, makeOrderBody } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const NOW = new Date('2026-11-21T12:00:00Z');
const ITEMS = [{ variationId: 'p-v1', quantity: 1 }];
const { limit, windowSeconds } = COUPON_TRIES.device;

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  await makeProduct(shop.services.db, { id: 'p', categories: ['bovinos-de-corte'] });
  await makeCoupon(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = NOW;
  await shop.services.db.delete(rateLimits);
});

interface Caller {
  address?: string;
  agent?: string;
  token?: string;
}

const send = (
  method: string,
  path: string,
  body?: unknown,
  { address = '9.9.9.9', agent = 'a browser', token }: Caller = {},
) =>
  shop.app.request(
    `/api${path}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'user-agent': agent,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );

const inCart = async (couponCode: string, by?: Caller) => {
  const answer = await send('POST', '/checkout/', { items: ITEMS, couponCode }, by);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckoutSnapshot;
};
const alone = (code: string, by?: Caller) => send('GET', `/coupon/?code=${code}`, undefined, by);
const withOrder = (couponCode: string, by: Caller) =>
  send('POST', '/checkout/create', { ...makeOrderBody('p-v1'), couponCode, hash: 'a-hash' }, by);

describe('codes of coupons', () => {
  it('are tried a few times through the cart, which is priced in any case, and then not looked at', async () => {
    const reasons: (string | null)[] = [];
    for (let guess = 0; guess < 70; guess += 1) reasons.push((await inCart(`NADA${guess}`)).couponReason);
    expect(reasons.filter((reason) => reason === 'COUPON_UNKNOWN')).toHaveLength(limit);
    const hit = await inCart('CURRAL10');
    expect(hit).toMatchObject({ coupon: null, couponReason: 'COUPON_RATE_LIMITED', totals: { discount: 0 } });
    expect(hit.lines).toHaveLength(1);
    const without = await send('POST', '/checkout/', { items: ITEMS });
    expect(((await without.json()) as CheckoutSnapshot).hash).toBe(hit.hash);
  });

  it('share one count in the cart, alone and with an order', async () => {
    const { token } = await makeUser(shop.services);
    for (let guess = 0; guess < limit; guess += 1) {
      if (guess % 3 === 0) await inCart(`NADA${guess}`, { token });
      else if (guess % 3 === 1) await alone(`NADA${guess}`, { token });
      else await withOrder(`NADA${guess}`, { token });
    }
    const refused = await alone('CURRAL10', { token });
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, windowSeconds]);
    expect(((await refused.json()) as ErrorBody).errorCode).toBe('RATE_LIMITED');
    expect((await withOrder('CURRAL10', { token })).status).toBe(429);
    expect((await inCart('CURRAL10', { token })).couponReason).toBe('COUPON_RATE_LIMITED');
    expect((await alone('CURRAL10', { address: '8.8.8.8' })).status).toBe(200);
  });

  it('are counted together however many are tried at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, guess) => (await alone(`NADA${guess}`)).status),
    );
    expect(answers.filter((status) => status === 404).length).toBeLessThanOrEqual(limit);
    expect((await alone('CURRAL10')).status).toBe(429);
  });

  it('are counted by address where every guess calls itself another browser, or another account', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess += 1)
      statuses.push((await alone(`NADA${guess}`, { agent: `browser ${guess}` })).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(COUPON_TRIES.address.limit);
    const { token } = await makeUser(shop.services);
    expect((await alone('CURRAL10', { token })).status).toBe(429);
  });

  it('wait longer after each further guess', async () => {
    for (let guess = 0; guess < limit; guess += 1) await alone(`NADA${guess}`);
    const waits: number[] = [];
    for (let guess = 0; guess < 3; guess += 1) {
      const wait = Number((await alone(`MAIS${guess}`)).headers.get('retry-after'));
      waits.push(wait);
      shop.clock.current = new Date(shop.clock.current.getTime() + wait * 1_000);
      expect((await alone(`MAIS${guess}`)).status).toBe(404);
    }
    expect(waits).toEqual([windowSeconds, windowSeconds * 2, windowSeconds * 4]);
  });

  it('do not count where a cart is priced again and again with a good one, or with the same wrong one', async () => {
    for (let time = 0; time < 60; time += 1) {
      expect((await inCart('CURRAL10')).coupon?.code).toBe('CURRAL10');
      expect((await inCart('ENGANO')).couponReason).toBe('COUPON_UNKNOWN');
    }
    expect((await alone('OUTRO')).status).toBe(404);
  });
});

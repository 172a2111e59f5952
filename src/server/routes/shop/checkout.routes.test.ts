import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import { makeCoupon } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { COUPONS_PER_ADDRESS, FREIGHT_PER_ADDRESS, QUOTES_PER_ADDRESS } from './checkout.routes';

const NOW = new Date('2026-11-21T12:00:00Z');
const ITEMS = [{ variationId: 'p-v1', quantity: 1 }];

let shop: TestApp;
let count = 0;
beforeAll(async () => {
  shop = await makeTestApp();
  await makeProduct(shop.services.db, { id: 'p' });
  await makeCoupon(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = NOW;
  await shop.services.db.delete(rateLimits);
});

/** A request from an address; the socket stands in for the connection. */
const from = (address: string, method: string, path: string, body?: unknown) =>
  shop.app.request(
    `/api${path}`,
    {
      method,
      headers: { 'x-forwarded-for': `10.0.0.${(count += 1)}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );

describe.each([
  ['GET', '/coupon/?code=NADA10', undefined, COUPONS_PER_ADDRESS, 404],
  ['POST', '/frete/calculate', { items: ITEMS, cep: '38010000' }, FREIGHT_PER_ADDRESS, 200],
  ['POST', '/checkout/', { items: ITEMS }, QUOTES_PER_ADDRESS, 200],
] as const)('%s %s', (method, path, body, { limit, windowSeconds }, happy) => {
  it(`answers ${limit} times a minute and address, whatever headers claim, and the others meanwhile`, async () => {
    for (let i = 0; i < limit; i += 1) expect((await from('9.9.9.9', method, path, body)).status).toBe(happy);
    const refused = await from('9.9.9.9', method, path, body);
    expect(await refused.json()).toMatchObject({ errorCode: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('8.8.8.8', method, path, body)).status).toBe(happy);
    shop.clock.current = new Date(NOW.getTime() + windowSeconds * 1_000);
    expect((await from('9.9.9.9', method, path, body)).status).toBe(happy);
  });
});

it('a coupon that exists cannot be told from one that does not once the limit is reached', async () => {
  for (let i = 0; i < COUPONS_PER_ADDRESS.limit; i += 1)
    await from('9.9.9.9', 'GET', `/coupon/?code=NADA${i}`);
  expect((await from('9.9.9.9', 'GET', '/coupon/?code=CURRAL10')).status).toBe(429);
});

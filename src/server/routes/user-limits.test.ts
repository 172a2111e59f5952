import { afterAll, beforeAll, expect, it } from 'vitest';
import { USER_LIMITS } from '@/server/http/user-limits';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

const ADDRESS = {
  recipient: 'Tereza Prado',
  postalCode: '38010000',
  state: 'MG',
  city: 'Uberaba',
  street: 'Rua do Curral',
  number: '12',
};

const CALLS: [keyof typeof USER_LIMITS, string, string, unknown][] = [
  ['payOrder', 'POST', '/order/BL-NONE/payment', { paymentMethod: 'pix' }],
  ['endOrder', 'POST', '/order/BL-NONE/cancel', {}],
  ['endOrder', 'POST', '/order/BL-NONE/withdrawal', {}],
  ['updateOrder', 'PATCH', '/order/BL-NONE', { version: 1, internalNote: 'x' }],
  ['favorites', 'POST', '/user/self/favorites', { productIds: [] }],
  ['favorites', 'DELETE', '/user/self/favorites/none', undefined],
  ['addresses', 'POST', '/user/self/address', { ...ADDRESS, state: 'SP' }],
  ['addresses', 'PUT', '/user/self/address/none', ADDRESS],
  ['addresses', 'DELETE', '/user/self/address/none', undefined],
];

it.each(CALLS)('%s is refused once one person did it too often: %s %s', async (name, method, path, body) => {
  const { limit, windowSeconds } = USER_LIMITS[name];
  const { token, user } = await makeUser(shop.services, { permissions: ['orders.write'] });
  const { token: other } = await makeUser(shop.services, { permissions: ['orders.write'] });
  const send = async (as: string) => {
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const { status, headers: answered } = await shop.request(method, path, { body, token: as, headers });
    return { status, retryAfter: Number(answered.get('retry-after')) };
  };
  expect((await send(token)).status).not.toBe(429);
  const counted: Record<keyof typeof USER_LIMITS, string> = {
    payOrder: 'pay order',
    endOrder: 'end order',
    updateOrder: 'update order',
    favorites: 'favorites',
    addresses: 'addresses',
  };
  for (let done = 1; done < limit; done += 1)
    await shop.services.rateLimiter.hit(`${counted[name]} user ${user.id}`, USER_LIMITS[name]);
  const refused = await send(token);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(windowSeconds);
  expect((await send(other)).status).not.toBe(429);
});

it('what is not understood is not counted', async () => {
  const { token } = await makeUser(shop.services);
  for (let done = 0; done <= USER_LIMITS.payOrder.limit; done += 1) {
    const answer = await shop.request('POST', '/order/BL-NONE/payment', { body: {}, token });
    expect(answer.status).toBe(422);
  }
});

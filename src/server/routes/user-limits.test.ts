import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Permission } from '@config/permissions';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { countOf, USER_LIMITS, type UserCount } from '@/server/http/user-limits';
import { makeOrderBody } from '@/testing/make-order';
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

const PDF = 'application/pdf';

const CALLS: [UserCount, string, string, unknown][] = [
  ['payOrder', 'POST', '/order/BL-NONE/payment', { paymentMethod: 'pix' }],
  ['endOrder', 'POST', '/order/BL-NONE/cancel', {}],
  ['endOrder', 'POST', '/order/BL-NONE/withdrawal', {}],
  ['updateOrder', 'PATCH', '/order/BL-NONE', { version: 1, internalNote: 'x' }],
  ['favorites', 'POST', '/user/self/favorites', { productIds: [] }],
  ['favorites', 'DELETE', '/user/self/favorites/none', undefined],
  ['addresses', 'POST', '/user/self/address', { ...ADDRESS, state: 'SP' }],
  ['addresses', 'PUT', '/user/self/address/none', ADDRESS],
  ['addresses', 'DELETE', '/user/self/address/none', undefined],
  ['write', 'POST', '/product/all/none/duplicate', undefined],
  ['write', 'DELETE', '/product/all/none', undefined],
  ['write', 'POST', '/product/all/none/stock', { variationId: 'none', change: 1, reason: 'count' }],
  ['write', 'DELETE', '/blog/all/none', undefined],
  ['write', 'PATCH', '/product/reviews/all/', { ids: ['none'], status: 'approved' }],
  ['write', 'DELETE', '/testimonials/all/none', undefined],
  ['write', 'DELETE', '/university/all/none', undefined],
  ['write', 'DELETE', '/redirect/none', undefined],
  ['write', 'DELETE', '/coupon/all/none', undefined],
  ['write', 'POST', '/university/exclusive/none/read', undefined],
  ['write', 'POST', '/checkout/create', { ...makeOrderBody('none'), hash: 'a-hash' }],
  ['bulkWrite', 'PATCH', '/product/all/', { ids: ['none'], published: false }],
  ['bulkWrite', 'POST', '/order/move', { numbers: ['BL-NONE'], state: 'picking' }],
  ['importProducts', 'POST', '/product/import', { firstLine: 2, lines: [{ sku: 'X' }], dryRun: true }],
  ['sendPrescription', 'POST', '/order/BL-NONE/prescription', PDF],
  ['uploadLessonFile', 'POST', '/university/all/none/file?name=folheto.pdf', PDF],
];

/** The calls that count in routes count under words of their own. */
const COUNTED: Partial<Record<UserCount, string>> = {
  payOrder: 'pay order',
  endOrder: 'end order',
  updateOrder: 'update order',
};

const STAFF: Permission[] = [
  'orders.write',
  'products.write',
  'content.write',
  'coupons.write',
  'universidade',
];

it.each(CALLS)('%s is refused once one person did it too often: %s %s', async (name, method, path, body) => {
  const { limit, windowSeconds } = USER_LIMITS[name];
  const { token, user } = await makeUser(shop.services, { permissions: STAFF });
  const { token: other } = await makeUser(shop.services, { permissions: STAFF });
  const send = async (as: string) => {
    const headers = { 'idempotency-key': 'a-key-of-this-test', ...(body === PDF && { 'content-type': PDF }) };
    const { status, headers: answered } = await shop.request(method, path, { body, token: as, headers });
    return { status, retryAfter: Number(answered.get('retry-after')) };
  };
  expect((await send(token)).status).not.toBe(429);
  for (let done = 1; done < limit; done += 1)
    await shop.services.rateLimiter.hit(`${COUNTED[name] ?? name} user ${user.id}`, USER_LIMITS[name]);
  const refused = await send(token);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(windowSeconds);
  expect((await send(other)).status).not.toBe(429);
});

/** Counted in their route or service, and tested there. */
const COUNTED_ELSEWHERE: Partial<Record<EndpointName, string>> = {
  createOwnAddress: 'above',
  updateOwnAddress: 'above',
  deleteOwnAddress: 'above',
  addOwnFavorites: 'above',
  deleteOwnFavorite: 'above',
  updateOrder: 'above',
  payOrder: 'above',
  cancelOrder: 'above',
  requestWithdrawal: 'above',
  changePassword: 'password-change.test.ts',
  confirmPassword: 'password-change.test.ts',
  deleteSelf: 'privacy.test.ts',
  requestEmailConfirmation: 'email-confirmation.test.ts',
  createReview: 'reviews.service.test.ts',
  answerExclusiveQuiz: 'university.test.ts',
  prepareGetnetCard: 'prepare-card.test.ts',
  uploadPicture: 'media.service.test.ts',
};

it('every other write of a signed-in person is counted where it is mounted', () => {
  const uncounted = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { access }: EndpointContract = contract[name];
    return endpoints[name].method !== 'GET' && access !== 'anonymous' && !countOf(name);
  });
  expect(uncounted.sort()).toEqual(Object.keys(COUNTED_ELSEWHERE).sort());
});

it('what is not understood is not counted', async () => {
  const { token } = await makeUser(shop.services);
  for (let done = 0; done <= USER_LIMITS.payOrder.limit; done += 1) {
    const answer = await shop.request('POST', '/order/BL-NONE/payment', { body: {}, token });
    expect(answer.status).toBe(422);
  }
});

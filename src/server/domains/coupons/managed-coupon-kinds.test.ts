import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { ManagedCouponList, type ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { auditLog, coupons } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
beforeEach(async () => {
  shop = await makeTestApp();
  ({ token } = await makeUser(shop.services, { permissions: ['coupons.write'] }));
  await makeProduct(shop.services.db, { id: 'sal' });
});
afterEach(() => shop.close());

const PERCENT = {
  code: 'SECA-15',
  description: '15% na seca',
  discount: 0.15,
  applicability: { products: ['sal'], categories: [], collections: [] },
  validFrom: '2026-11-01T03:00:00.000Z',
  validUntil: '2026-12-01T02:59:59.000Z',
  minimumTotal: null,
  maxUses: null,
  maxUsesPerUser: null,
  brandIds: ['boa-lida'],
  active: true,
};
const NOTHING = { products: [], categories: [], collections: [] };

const send = async (method: string, path: string, body?: unknown, as: string | undefined = token) => {
  const response = await shop.request(method, path, { body, token: as });
  return { status: response.status, body: (await response.json()) as ManagedCoupon & ErrorBody };
};
const create = (fields: object = {}) => send('POST', '/coupon/', { ...PERCENT, ...fields });

it('a coupon is of the kind percent for what it names, where the caller says no more', async () => {
  expect(await create()).toMatchObject({
    status: 201,
    body: { kind: 'percent', amount: null, allProducts: false, firstPurchaseOnly: false },
  });
});

it('a coupon of each kind is stored, listed and noted, for all products as well', async () => {
  const fixed = await create({
    kind: 'fixed',
    discount: 0,
    amount: 50.5,
    allProducts: true,
    applicability: NOTHING,
  });
  expect(fixed).toMatchObject({ status: 201, body: { kind: 'fixed', amount: 50.5, allProducts: true } });
  const freight = await create({ code: 'FRETE', kind: 'free_freight', discount: 0, firstPurchaseOnly: true });
  expect(freight).toMatchObject({ status: 201, body: { kind: 'free_freight', amount: null } });
  const { items } = ManagedCouponList.parse((await send('GET', '/coupon/all/')).body);
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['fixed', 'free_freight']);
  const noted = await shop.services.db.select().from(auditLog).where(eq(auditLog.entity, 'coupon'));
  expect(noted.map(({ details }) => details)).toContainEqual({
    after: expect.objectContaining({ kind: 'fixed', amountCents: 5_050, allProducts: true }) as unknown,
  });
});

it('a coupon changes its kind as a whole only', async () => {
  const { body } = await create();
  const change = (fields: object) => send('PATCH', `/coupon/all/${body.id}`, { version: 1, ...fields });
  expect(await change({ kind: 'fixed' })).toMatchObject({
    status: 422,
    body: { fields: { amount: 'required', discount: 'tooLarge' } },
  });
  expect(await change({ kind: 'fixed', discount: 0, amount: 30 })).toMatchObject({
    status: 200,
    body: { kind: 'fixed', discount: 0, amount: 30 },
  });
});

it.each([
  ['a fixed amount without one', { kind: 'fixed', discount: 0 }, { amount: 'required' }],
  ['a fixed amount of nothing', { kind: 'fixed', discount: 0, amount: 0 }, { amount: 'tooSmall' }],
  ['part of a centavo', { kind: 'fixed', discount: 0, amount: 10.005 }, { amount: 'money' }],
  ['a fixed amount and a fraction', { kind: 'fixed', amount: 10 }, { discount: 'tooLarge' }],
  ['a fraction and an amount', { amount: 10 }, { amount: 'tooLarge' }],
  ['free freight and a fraction', { kind: 'free_freight' }, { discount: 'tooLarge' }],
  ['an unknown kind', { kind: 'gift' }, { kind: 'unknownOption' }],
])('a coupon is refused with %s, and nothing is stored', async (_what, fields, faults) => {
  expect(await create(fields)).toMatchObject({ status: 422, body: { fields: faults } });
  expect(await shop.services.db.$count(coupons)).toBe(0);
});

it('a coupon of any kind is made by those with the permission alone', async () => {
  const { token: stranger } = await makeUser(shop.services);
  const fixed = { ...PERCENT, kind: 'fixed', discount: 0, amount: 1_000 };
  expect(await send('POST', '/coupon/', fixed, stranger)).toMatchObject({ status: 403 });
  expect(await shop.services.db.$count(coupons)).toBe(0);
});

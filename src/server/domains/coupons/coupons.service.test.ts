import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { ManagedCouponList, type ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { Order } from '@/contract/schemas/orders';
import { auditLog, coupons, orders } from '@/server/db/schema';
import { makeCoupon, makeOrder } from '@/testing/make-order';
import { makeCollection, makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let keeper: Awaited<ReturnType<typeof makeUser>>;
beforeEach(async () => {
  shop = await makeTestApp();
  keeper = await makeUser(shop.services, { permissions: ['coupons.write'] });
  await makeProduct(shop.services.db, { id: 'sal' });
  await makeCollection(shop.services.db, { slug: 'seca' });
});
afterEach(() => shop.close());

const BODY = {
  code: 'SECA-15',
  description: '15% na seca',
  kind: 'percent',
  discount: 0.15,
  amount: null,
  allProducts: false,
  firstPurchaseOnly: false,
  applicability: { products: ['sal'], categories: ['bovinos-de-corte'], collections: ['col-seca'] },
  validFrom: '2026-11-01T03:00:00.000Z',
  validUntil: '2026-12-01T02:59:59.000Z',
  minimumTotal: 199.9,
  maxUses: 100,
  maxUsesPerUser: 1,
  brandIds: ['boa-lida'],
  active: true,
};

type Answer = ManagedCoupon & Omit<ErrorBody, 'details'> & { details: ManagedCoupon };
const send = async (
  method: string,
  path: string,
  body?: unknown,
  token: string | undefined = keeper.token,
) => {
  const response = await shop.request(method, path, { body, token });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Answer };
};
const create = (overrides: object = {}) => send('POST', '/coupon/', { ...BODY, ...overrides });
const list = async (query = '') => ManagedCouponList.parse((await send('GET', `/coupon/all/${query}`)).body);
const audits = () => shop.services.db.select().from(auditLog).where(eq(auditLog.entity, 'coupon'));

it('times of a coupon are compared as moments, whatever zones they are written in', async () => {
  const [validFrom, validUntil] = ['2026-12-01T02:30:00+03:00', '2026-12-01T02:00:00Z'];
  expect(await create({ validFrom, validUntil })).toMatchObject({ status: 201 });
  const turned = await create({ code: 'OUTRO-15', validFrom: validUntil, validUntil: validFrom });
  expect(turned.body.fields).toEqual({ validUntil: 'tooSmall' });
});

it('every write of a coupon asks for a password of the last ten minutes', async () => {
  const { body } = await create();
  shop.clock.current = new Date(shop.clock.current.getTime() + 11 * 60_000);
  const writes = [
    await create({ code: 'OUTRO-15' }),
    await send('PATCH', `/coupon/all/${body.id}`, { version: 1, discount: 0.9 }),
    await send('DELETE', `/coupon/all/${body.id}`),
  ];
  expect(writes.map(({ status, body: { errorCode } }) => ({ status, errorCode }))).toEqual(
    writes.map(() => ({ status: 403, errorCode: 'PASSWORD_REQUIRED' })),
  );
  expect((await list()).items).toEqual([body]);
});

describe('a new coupon', () => {
  it('is stored as it was written, counts at the checkout, and is noted', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({ ...BODY, id: body.id, usedCount: 0, version: 1, status: 'live' });
    const found = await shop.request('GET', '/coupon/?code=seca-15');
    expect(await found.json()).toMatchObject({ code: 'SECA-15', discount: 0.15, minimumTotal: 199.9 });
    const [entry] = await audits();
    expect(entry).toMatchObject({ action: 'coupon.create', actorId: keeper.user.id, entityId: body.id });
    expect(entry?.details).toMatchObject({ after: { code: 'SECA-15', minimumTotalCents: 19_990 } });
  });

  it.each([
    ['a code that another one has, in any case of letters', { code: 'curral10' }, { code: 'taken' }],
    ['an unknown brand', { brandIds: ['boa-lida', 'toString'] }, { 'brandIds.1': 'unknownOption' }],
    [
      'things there are none of',
      { applicability: { products: ['sal', 'x'], categories: ['y'], collections: ['seca'] } },
      {
        'applicability.products.1': 'unknownOption',
        'applicability.categories.0': 'unknownOption',
        'applicability.collections.0': 'unknownOption',
      },
    ],
    [
      'nothing to apply to',
      { applicability: { products: [], categories: [], collections: [] } },
      { applicability: 'required' },
    ],
    ['an end before its beginning', { validUntil: '2026-10-01T00:00:00Z' }, { validUntil: 'tooSmall' }],
    [
      'an end before its beginning in another time zone',
      { validFrom: '2026-11-01T00:00:00-03:00', validUntil: '2026-11-01T01:00:00+09:00' },
      { validUntil: 'tooSmall' },
    ],
    ['a year no database holds', { validFrom: '0000-01-01T00:00:00Z' }, { validFrom: 'invalid' }],
    ['more than it costs', { discount: 1 }, { discount: 'tooLarge' }],
    ['nothing off', { discount: 0 }, { discount: 'tooSmall' }],
    ['a minimum that no database holds', { minimumTotal: 30_000_000 }, { minimumTotal: 'tooLarge' }],
    ['uses of its own making', { usedCount: 0 }, { usedCount: 'unknownField' }],
    ['a code with blanks', { code: 'SECA 15' }, { code: 'invalid' }],
  ])('is refused with %s, and nothing is stored', async (_what, overrides, fields) => {
    await makeCoupon(shop);
    expect(await create(overrides)).toMatchObject({ status: 422, body: { errorCode: 'VALIDATION', fields } });
    expect(await shop.services.db.$count(coupons)).toBe(1);
    expect(await audits()).toEqual([]);
  });

  it('takes categories by slug or by id, as the checkout does', async () => {
    const applicability = { products: [], categories: ['cat-bovinos-de-corte'], collections: [] };
    expect((await create({ applicability })).status).toBe(201);
  });

  it('gets its code alone when two want it at the same moment', async () => {
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('the list', () => {
  it('says of each what it is worth now, and shows this brand’s alone', async () => {
    const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
    await makeCoupon(shop, { code: 'LIVE' });
    await makeCoupon(shop, { code: 'OFF', active: false });
    await makeCoupon(shop, { code: 'PAST', validFrom: day('01-01'), validUntil: day('02-01') });
    await makeCoupon(shop, { code: 'AHEAD', validFrom: day('12-01') });
    await makeCoupon(shop, { code: 'USED', maxUses: 3, usedCount: 3 });
    await makeCoupon(shop, { code: 'FOREIGN', brandIds: ['tropa-e-sela'] });
    const { items, total } = await list();
    expect(total).toBe(5);
    expect(Object.fromEntries(items.map(({ code, status }) => [code, status]))).toEqual({
      LIVE: 'live',
      OFF: 'off',
      PAST: 'expired',
      AHEAD: 'upcoming',
      USED: 'usedUp',
    });
    expect(items[0]?.code).toBe('AHEAD');
    expect((await list('?ativos=true')).items.map(({ code }) => code)).toEqual(['LIVE']);
    expect((await list('?q=pas')).items.map(({ code }) => code)).toEqual(['PAST']);
    expect((await list('?q=%25')).total).toBe(5);
    expect((await list('?q=_')).items).toEqual([]);
    expect(await list('?pagina=2')).toMatchObject({ items: [], total: 5, pageCount: 1 });
  });
});

describe('changing a coupon', () => {
  it('changes what is named alone, and notes just that', async () => {
    const { body: made } = await create();
    const { status, body } = await send('PATCH', `/coupon/all/${made.id}`, {
      version: 1,
      discount: 0.2,
      minimumTotal: null,
      active: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, discount: 0.2, minimumTotal: null, version: 2 });
    const entry = (await audits()).find(({ action }) => action === 'coupon.update');
    expect(entry?.details).toEqual({
      before: { discount: 0.15, minimumTotalCents: 19_990 },
      after: { discount: 0.2, minimumTotalCents: null },
    });
  });

  it('that changes nothing keeps its version and leaves no trace', async () => {
    const { body: made } = await create();
    expect((await send('PATCH', `/coupon/all/${made.id}`, { ...BODY, version: 1 })).body).toEqual(made);
    expect(await audits()).toHaveLength(1);
  });

  it('answers STALE with the coupon as it is when another edit was faster', async () => {
    const { body: made } = await create();
    const write = (discount: number) => send('PATCH', `/coupon/all/${made.id}`, { version: 1, discount });
    const answers = await Promise.all([write(0.2), write(0.3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409)?.body;
    const { items } = await list();
    expect([stale?.errorCode, stale?.details]).toEqual(['STALE', items[0]]);
  });

  it.each([
    ['fewer uses than it has had', { maxUses: 2 }, { maxUses: 'tooSmall' }],
    ['another one’s code', { code: 'OTHER' }, { code: 'taken' }],
    [
      'an end before the beginning that stays',
      { validUntil: '2025-06-01T00:00:00Z' },
      { validUntil: 'tooSmall' },
    ],
    [
      'a beginning after the end that stays',
      { validFrom: '2027-06-01T00:00:00Z' },
      { validUntil: 'tooSmall' },
    ],
  ])('is refused with %s', async (_what, change, fields) => {
    const { id } = await makeCoupon(shop, { maxUses: 9, usedCount: 3 });
    await makeCoupon(shop, { code: 'OTHER' });
    const answer = await send('PATCH', `/coupon/all/${id}`, { version: 1, ...change });
    expect(answer).toMatchObject({ status: 422, body: { fields } });
  });

  it('leaves the orders that carry it as they were', async () => {
    const product = await makeProduct(shop.services.db);
    const buyer = await makeUser(shop.services);
    const { id } = await makeCoupon(shop);
    const order = await makeOrder(shop, buyer.token, `${product.id}-v1`, { couponCode: 'CURRAL10' });
    expect(order.totals.discount).toBeGreaterThan(0);
    await send('PATCH', `/coupon/all/${id}`, { version: 1, discount: 0.5, active: false });
    const later = await send('GET', `/order/${order.number}`, undefined, buyer.token);
    expect(Order.parse(later.body).totals).toEqual(order.totals);
  });
});

describe('taking a coupon away', () => {
  it('does, and notes what it was', async () => {
    const { body: made } = await create();
    expect((await send('DELETE', `/coupon/all/${made.id}`)).status).toBe(204);
    expect(await shop.services.db.$count(coupons)).toBe(0);
    const entry = (await audits()).find(({ action }) => action === 'coupon.delete');
    expect(entry?.details).toMatchObject({ before: { code: 'SECA-15' } });
    expect((await send('DELETE', `/coupon/all/${made.id}`)).status).toBe(404);
  });

  it('is refused while an order carries it, also one that is over', async () => {
    const product = await makeProduct(shop.services.db);
    const buyer = await makeUser(shop.services);
    const { id } = await makeCoupon(shop);
    const order = await makeOrder(shop, buyer.token, `${product.id}-v1`, { couponCode: 'CURRAL10' });
    const take = () => send('DELETE', `/coupon/all/${id}`);
    expect(await take()).toMatchObject({ status: 409, body: { errorCode: 'IN_USE' } });
    await send('POST', `/order/${order.number}/cancel`, {}, buyer.token);
    const [row] = await shop.services.db.select().from(orders);
    expect([row?.state, (await take()).status]).toEqual(['cancelled', 409]);
  });
});

describe('who may', () => {
  it('touches no coupon of another brand', async () => {
    const { id } = await makeCoupon(shop, { brandIds: ['tropa-e-sela'] });
    expect((await send('PATCH', `/coupon/all/${id}`, { version: 1, active: false })).status).toBe(404);
    expect((await send('DELETE', `/coupon/all/${id}`)).status).toBe(404);
  });

  it.each([
    ['GET', '/coupon/all/', undefined],
    ['POST', '/coupon/', BODY],
    ['PATCH', '/coupon/all/x', { version: 1 }],
    ['DELETE', '/coupon/all/x', undefined],
  ])('%s %s is for `coupons.write` alone', async (method, path, body) => {
    const other = await makeUser(shop.services, { permissions: ['products.write', 'orders.write'] });
    expect((await send(method, path, body, other.token)).status).toBe(403);
    expect((await shop.request(method, path, { body })).status).toBe(401);
  });
});

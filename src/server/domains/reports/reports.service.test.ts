import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOW_STOCK, ORDER_STATES } from '@/contract/constants';
import { Report } from '@/contract/schemas/reports';
import { shopDateOf } from '@/lib/time/business-days';
import { leads, prescriptionFiles, products, searchLog, searchRules } from '@/server/db/schema';
import { planLead } from '@/server/domains/leads/plan-lead';
import { insertOrder } from '@/testing/insert-order';
import { makeContactLead } from '@/testing/make-lead';
import { makeProduct, makeReview } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { eq } from 'drizzle-orm';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const SOLD: readonly string[] = ['approved', 'picking', 'shipped', 'delivered'];

let shop: TestApp;
let token: string;
const get = async (dias: string) => {
  const response = await shop.request('GET', `/report/?dias=${dias}`, { token });
  expect(response.status).toBe(200);
  return Report.parse(await response.json());
};

describe('a shop where nothing happened', () => {
  it('has a report of zeros, and a day for each day', async () => {
    shop = await makeTestApp();
    token = (await makeUser(shop.services, { permissions: ['reports.read'] })).token;
    const report = await get('7');
    expect(report).toMatchObject({
      days: 7,
      totals: { revenue: 0, orders: 0, averageTicket: 0, customers: 0, before: { revenue: 0, orders: 0 } },
      bestProducts: [],
      lowStock: [],
      failedSearches: [],
      waiting: { ordersToPick: 0, ordersWithAttention: 0, prescriptions: 0, reviews: 0, leads: 0 },
    });
    expect(report.salesByDay.map(({ day }) => day)).toEqual(
      [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
    );
    expect(report.ordersByState).toEqual(ORDER_STATES.map((state) => ({ state, count: 0 })));
    await shop.close();
  });
});

describe('the figures', () => {
  const made: (Awaited<ReturnType<typeof insertOrder>> & {
    units: number;
    productId: string;
    net: number;
  })[] = [];

  beforeAll(async () => {
    shop = await makeTestApp();
    const { db } = shop.services;
    token = (await makeUser(shop.services, { permissions: ['reports.read'] })).token;
    const buyers = [];
    for (let index = 0; index < 4; index += 1) buyers.push((await makeUser(shop.services)).user.id);
    const packs = [];
    for (let index = 0; index < 12; index += 1) packs.push((await makeProduct(db)).id);
    for (let index = 0; index < 160; index += 1) {
      const productId = packs[(index * 7) % packs.length] ?? '';
      const units = 1 + (index % 5);
      const order = await insertOrder(db, {
        brandId: index % 10 === 0 ? 'tropa-e-sela' : 'boa-lida',
        userId: index % 9 === 0 ? null : buyers[index % 4],
        state: ORDER_STATES[index % 7],
        totalCents: 10_001 + index * 37,
        // Every eleven hours, so that some fall between midnight here and in Greenwich.
        createdAt: new Date(NOW.getTime() - index * 11 * HOUR_MS),
        lines: [
          { variationId: `${productId}-v1`, quantity: units, totalCents: units * 10_000, discountCents: 33 },
        ],
      });
      made.push({ ...order, units, productId, net: units * 10_000 - 33 });
    }
  });
  afterAll(() => shop.close());

  const daysAgo = (moment: Date) =>
    (Date.parse(shopDateOf(NOW)) - Date.parse(shopDateOf(moment))) / (24 * HOUR_MS);
  const soldIn = (from: number, to: number) =>
    made.filter(
      ({ brandId, state, createdAt }) =>
        brandId === 'boa-lida' &&
        SOLD.includes(state) &&
        daysAgo(createdAt) >= from &&
        daysAgo(createdAt) < to,
    );
  const cents = (orders: readonly { totalCents: number }[]) =>
    orders.reduce((sum, { totalCents }) => sum + totalCents, 0);

  it.each(['7', '30', '90', '365'])('of %s days are those of a count one by one', async (dias) => {
    const count = Number(dias);
    const [sold, before] = [soldIn(0, count), soldIn(count, 2 * count)];
    const report = await get(dias);
    expect(sold.length).toBeGreaterThan(0);
    expect(report.totals).toEqual({
      revenue: cents(sold) / 100,
      orders: sold.length,
      averageTicket: Math.round(cents(sold) / sold.length) / 100,
      customers: new Set(sold.map(({ userId, id }) => userId ?? id)).size,
      before: { revenue: cents(before) / 100, orders: before.length },
    });
    expect(report.salesByDay).toHaveLength(count);
    for (const { day, revenue, orders } of report.salesByDay) {
      const ofDay = sold.filter(({ createdAt }) => shopDateOf(createdAt) === day);
      expect({ day, revenue, orders }).toEqual({ day, revenue: cents(ofDay) / 100, orders: ofDay.length });
    }
    expect(report.salesByDay.at(-1)?.day).toBe('2026-11-21');
    const byProduct = new Map<string, { units: number; net: number }>();
    for (const { productId, units, net } of sold) {
      const sum = byProduct.get(productId) ?? { units: 0, net: 0 };
      byProduct.set(productId, { units: sum.units + units, net: sum.net + net });
    }
    const best = [...byProduct].sort(([idA, a], [idB, b]) => b.units - a.units || (idA < idB ? -1 : 1));
    expect(report.bestProducts).toEqual(
      best.slice(0, 10).map(([productId, { units, net }]) => ({
        productId,
        title: `Produto ${productId}`,
        units,
        revenue: net / 100,
      })),
    );
  });

  it('count every order of this brand in the state it is in now', async () => {
    const own = made.filter(({ brandId }) => brandId === 'boa-lida');
    expect((await get('7')).ordersByState).toEqual(
      ORDER_STATES.map((state) => ({ state, count: own.filter((order) => order.state === state).length })),
    );
  });

  it('name a product by its title of today, a minute late at most', async () => {
    const { productId, title } = (await get('365')).bestProducts[0] ?? { productId: '', title: '' };
    await shop.services.db.update(products).set({ title: 'Novo nome' }).where(eq(products.id, productId));
    shop.clock.current = new Date(NOW.getTime() + 59_000);
    expect((await get('365')).bestProducts[0]?.title).toBe(title);
    shop.clock.current = new Date(NOW.getTime() + 60_000);
    expect((await get('365')).bestProducts[0]?.title).toBe('Novo nome');
  });
});

describe('what waits, lacks or is not found', () => {
  beforeAll(async () => {
    shop = await makeTestApp();
    token = (await makeUser(shop.services, { permissions: ['reports.read'] })).token;
  });
  afterAll(() => shop.close());

  it('is this brand’s alone, and only what staff must do', async () => {
    const { db } = shop.services;
    const { id } = await makeProduct(db);
    const sendPrescription = ({ id: orderId }: { id: string }) =>
      db.insert(prescriptionFiles).values({
        ...{ id: randomUUID(), orderId, type: 'application/pdf', bytes: 1, digest: 'd', sentAt: NOW },
      });
    const { id: foreign } = await makeProduct(db, { brandIds: ['tropa-e-sela'] });
    for (const brandId of ['boa-lida', 'tropa-e-sela']) {
      await insertOrder(db, { brandId });
      await insertOrder(db, { brandId, prescriptionStatus: 'approved', attention: 'withdrawal' });
      await insertOrder(db, { brandId, prescriptionStatus: 'pending' });
      await sendPrescription(await insertOrder(db, { brandId, prescriptionStatus: 'pending' }));
      const unpaid = { brandId, prescriptionStatus: 'pending', state: 'pending_payment' } as const;
      await sendPrescription(await insertOrder(db, unpaid));
      await insertOrder(db, { brandId, prescriptionStatus: 'pending', state: 'cancelled' });
      await insertOrder(db, { brandId, prescriptionStatus: 'refused', state: 'approved' });
      await insertOrder(db, { brandId, state: 'picking' });
      const lead = { ...makeContactLead({ email: `${brandId}@b.example` }), token: 'x' } as never;
      await db.insert(leads).values(planLead(lead, brandId, NOW));
      const done = { ...makeContactLead({ email: `${brandId}@c.example` }), token: 'x' } as never;
      await db.insert(leads).values({ ...planLead(done, brandId, NOW), handledAt: NOW });
    }
    await makeReview(db, id, { status: 'pending' });
    await makeReview(db, id);
    await makeReview(db, foreign, { status: 'pending' });
    const { token: clerk } = await makeUser(shop.services, { permissions: ['orders.read'] });
    const listed = await shop.call(clerk)('listOrders', { query: { separar: 'true' } });
    expect(listed.total).toBe(2);
    expect((await get('7')).waiting).toEqual({
      ordersToPick: 2,
      ordersWithAttention: 1,
      prescriptions: 2,
      reviews: 1,
      leads: 1,
    });
  });

  it('lists packs on sale of which few are left, the emptiest first', async () => {
    const { db } = shop.services;
    const picture = {
      srcUrl: '/media/a-480.webp',
      alt: '',
      width: 9,
      height: 9,
      widths: [480],
      color: '#cccccc',
    };
    const flags = { showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true };
    await makeProduct(db, {
      id: 'low',
      title: 'Sal',
      gallery: [{ ...picture, ...flags }],
      variations: [{ stock: LOW_STOCK, presentation: 'Saco 30 kg' }, { stock: 0 }, { stock: LOW_STOCK + 1 }],
    });
    await makeProduct(db, { published: false, variations: [{ stock: 0 }] });
    await makeProduct(db, { brandIds: ['linha-matriz'], variations: [{ stock: 0 }] });
    const response = await shop.request('GET', '/report/', { token });
    const { lowStock, days } = (await response.json()) as Report;
    expect(days).toBe(30);
    expect(lowStock.map(({ productId, stock }) => [productId, stock])).toEqual([
      ['low', 0],
      ['low', LOW_STOCK],
    ]);
    expect(lowStock[1]).toMatchObject({ title: 'Sal', presentation: 'Saco 30 kg' });
    // Without what only the gallery of its page knows.
    expect(lowStock[1]?.picture).toEqual(picture);
  });

  it('lists what was searched in these days, not found and needs a look, the frequent first', async () => {
    const { db } = shop.services;
    const put = (typed: string, overrides: Partial<typeof searchLog.$inferInsert> = {}) =>
      db.insert(searchLog).values({
        ...{ brandId: 'boa-lida', query: typed, typed, searches: 1, lastResultCount: 0 },
        ...{ firstAt: NOW, lastAt: NOW },
        ...overrides,
      });
    await put('once');
    await put('often', { searches: 9 });
    await put('found', { lastResultCount: 2 });
    await put('long ago', { lastAt: new Date('2026-11-01T12:00:00Z') });
    await put('elsewhere', { brandId: 'linha-matriz' });
    await put('nothing to do');
    const rule = { brandId: 'boa-lida', version: 1, createdBy: 'u', createdAt: NOW, target: '' };
    const of = (typed: string) => ({ ...rule, id: randomUUID(), typed, query: typed });
    await db.insert(searchRules).values([
      { ...of('nothing to do'), kind: 'ignore' },
      { ...of('once'), kind: 'ignore', endedAt: NOW },
      { ...of('often'), kind: 'redirect', target: '/shop' },
      { ...of('often'), kind: 'ignore', brandId: 'linha-matriz' },
    ]);
    const response = await shop.request('GET', '/report/?dias=7', { token });
    expect(((await response.json()) as Report).failedSearches).toEqual([
      { typed: 'often', searches: 9 },
      { typed: 'once', searches: 1 },
    ]);
  });

  it('is for `reports.read` alone', async () => {
    const { token: other } = await makeUser(shop.services, { permissions: ['orders.read', 'users.read'] });
    expect((await shop.request('GET', '/report/')).status).toBe(401);
    expect((await shop.request('GET', '/report/', { token: other })).status).toBe(403);
    expect((await shop.request('GET', '/report/?dias=8', { token })).status).toBe(422);
  });
});

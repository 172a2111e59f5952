import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderList, OrderState } from '@/contract/schemas/orders';
import type { RepresentativeFigures } from '@/contract/schemas/people';
import { orders, users } from '@/server/db/schema';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { linkCustomer } from './representatives.repo';
import { lastMonths } from './representative-figures';

let shop: TestApp;
let token: string;
let customers: string[];

/** An order as it stands in the database; its number is its position. */
async function putOrder(
  userId: string | null,
  createdAt: string,
  fields: { state?: OrderState; totalCents?: number; representativeCode?: string; brandId?: string } = {},
): Promise<string> {
  const number = `BL-${randomUUID().slice(0, 6).toUpperCase()}`;
  const { totalCents = 10_000 } = fields;
  await shop.services.db.insert(orders).values({
    id: randomUUID(),
    number,
    brandId: 'boa-lida',
    userId,
    state: 'approved',
    subtotalCents: totalCents,
    discountCents: 0,
    pixDiscountCents: 0,
    freightCents: 0,
    totalCents,
    representativeCode: 'CERRADO26',
    freight: { service: 'retirada', name: 'Retirada', carrier: null, businessDays: { min: 1, max: 1 } },
    payer: {
      fullName: 'Célia',
      email: 'c@x.example',
      document: '11144477735',
      stateRegistration: null,
      phone: null,
    },
    paymentMethod: 'pix',
    createdAt: new Date(createdAt),
    ...fields,
  });
  return number;
}

beforeAll(async () => {
  shop = await makeTestApp({ now: '2026-11-21T12:00:00Z' });
  const { services } = shop;
  ({ token } = await makeUser(services, { permissions: ['representante'], representativeCode: 'CERRADO26' }));
  const made = await Promise.all(
    ['2026-11-02T12:00:00Z', '2026-10-31T12:00:00Z'].map((createdAt) =>
      makeUser(services, { representedByCode: 'CERRADO26', createdAt: new Date(createdAt) }),
    ),
  );
  // An account of years ago, whose first order by the code came in October.
  const old = await makeUser(services, { createdAt: new Date('2024-03-02T12:00:00Z') });
  await linkCustomer(services.db, old.user.id, {
    code: 'CERRADO26',
    now: new Date('2026-10-15T12:00:00Z'),
  });
  customers = made.map(({ user }) => user.id);
});
afterAll(() => shop.close());

describe('the figures of a representative', () => {
  it('count what was paid and not taken back, by the months of the shop’s clock', async () => {
    const [celia = '', bento = ''] = customers;
    await putOrder(celia, '2026-11-10T12:00:00Z', { totalCents: 12_345 });
    await putOrder(celia, '2026-11-12T12:00:00Z', { totalCents: 5 });
    await putOrder(bento, '2026-11-12T12:00:00Z', { state: 'delivered' });
    // A guest is a customer, too.
    await putOrder(null, '2026-11-12T12:00:00Z');
    // One in the morning of the first in UTC is still October in São Paulo.
    await putOrder(bento, '2026-11-01T01:00:00Z', { totalCents: 700 });
    await putOrder(celia, '2025-12-01T04:00:00Z', { totalCents: 900 });
    await putOrder(celia, '2025-12-01T02:00:00Z');
    for (const state of ['pending_payment', 'cancelled', 'refunded'] as const)
      await putOrder(celia, '2026-11-10T12:00:00Z', { state });
    await putOrder(celia, '2026-11-10T12:00:00Z', { representativeCode: 'PAMPA26' });
    await putOrder(celia, '2026-11-10T12:00:00Z', { brandId: 'tropa-e-sela' });
    const answer = await shop.request('GET', '/user/self/representative/figures', { token });
    const figures = (await answer.json()) as RepresentativeFigures;
    expect(figures.code).toBe('CERRADO26');
    expect(figures.months).toHaveLength(12);
    expect(figures.months.at(-1)).toEqual({
      month: '2026-11',
      orders: 4,
      revenue: 323.5,
      customers: 3,
      newCustomers: 1,
    });
    expect(figures.months.at(-2)).toEqual({
      month: '2026-10',
      orders: 1,
      revenue: 7,
      customers: 1,
      newCustomers: 2,
    });
    expect(figures.months[0]).toMatchObject({ month: '2025-12', orders: 1, revenue: 9 });
  });

  it('are zeros without a code and closed to who is no representative', async () => {
    const figures = async (permissions: string[]) => {
      const made = await makeUser(shop.services, { permissions });
      return shop.request('GET', '/user/self/representative/figures', { token: made.token });
    };
    const codeless = (await (await figures(['representante'])).json()) as RepresentativeFigures;
    expect(codeless.code).toBeNull();
    expect(codeless.months.every((month) => month.orders === 0 && month.revenue === 0)).toBe(true);
    expect((await figures(['orders.read'])).status).toBe(403);
    expect((await shop.request('GET', '/user/self/representative/figures')).status).toBe(401);
  });

  it('cover twelve months over the turn of a year, by the calendar of São Paulo', () => {
    expect(lastMonths(new Date('2026-03-01T02:00:00Z'))).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11'],
      ...['2025-12', '2026-01', '2026-02'],
    ]);
  });
});

describe('the orders of a representative', () => {
  it('are those of their code, in lists, search and one by one, and no longer once they are none', async () => {
    const rui = await makeUser(shop.services, {
      permissions: ['representante'],
      representativeCode: 'SERRA26',
    });
    const [celia = ''] = customers;
    const own = await putOrder(celia, '2026-11-15T12:00:00Z', { representativeCode: 'SERRA26' });
    const foreign = await putOrder(celia, '2026-11-15T12:00:00Z');
    const list = async (query: string) => {
      const answer = await shop.request('GET', `/order/?${query}`, { token: rui.token });
      return ((await answer.json()) as OrderList).items.map(({ number }) => number);
    };
    expect(await list('')).toEqual([own]);
    expect(await list(`q=${foreign}`)).toEqual([]);
    await shop.services.db.update(users).set({ representedByCode: 'SERRA26' }).where(eq(users.id, celia));
    const customer = await shop.request('GET', `/user/${celia}`, { token: rui.token });
    expect(await customer.json()).toMatchObject({ orders: { count: 1, total: 100 } });
    const read = async (number: string) =>
      (await shop.request('GET', `/order/${number}`, { token: rui.token })).status;
    expect(await Promise.all([own, foreign].map(read))).toEqual([200, 404]);
    // The document behind the link names the buyer’s CPF or CNPJ, which the representative sees masked.
    await shop.services.db
      .update(orders)
      .set({ invoiceNumber: '123', invoiceUrl: 'https://nota.example/123' })
      .where(eq(orders.number, own));
    const shown = (await (await shop.request('GET', `/order/${own}`, { token: rui.token })).json()) as Order;
    expect(shown).toMatchObject({
      payer: { document: '***.444.777-**' },
      invoice: { number: '123', url: null },
    });
    const move = await shop.request('PATCH', `/order/${own}/state`, {
      token: rui.token,
      body: { state: 'picking', version: 1 },
    });
    expect(move.status).toBe(403);
    const codeless = await makeUser(shop.services, { permissions: ['representante'] });
    const nothing = await shop.request('GET', '/order/', { token: codeless.token });
    expect(await nothing.json()).toMatchObject({ items: [], total: 0 });
  });
});

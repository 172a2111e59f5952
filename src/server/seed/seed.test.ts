import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products, variations } from '@/server/db/schema/catalog';
import { consents, posts, seedRuns } from '@/server/db/schema/content';
import { coupons, orders } from '@/server/db/schema/orders';
import { rateLimits, users } from '@/server/db/schema/users';
import { makeProduct } from '@/testing/make-product';
import { everyPicture } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { seedWhenEmpty } from './seed';

let shop: TestApp;
beforeEach(async () => {
  shop = await makeTestApp();
});
afterEach(() => shop.close());

const count = async (
  table: typeof products | typeof orders | typeof users | typeof coupons | typeof posts | typeof seedRuns,
) => {
  const [row] = await shop.services.db.select({ count: sql<number>`count(*)::int` }).from(table);
  return row?.count ?? 0;
};
const seed = () => seedWhenEmpty(shop.services, async () => everyPicture);

describe('the demo seed', () => {
  it('fills an empty database whole, and a second one changes nothing', async () => {
    await seed();
    expect(await count(products)).toBe(72);
    expect(await count(users)).toBeGreaterThan(3);
    expect(await count(coupons)).toBeGreaterThan(0);
    expect(await count(orders)).toBe(25);
    expect(await count(seedRuns)).toBe(1);
    await shop.services.db
      .update(products)
      .set({ title: 'Editado' })
      .where(sql`${products.id} = 'p001'`);
    await seed();
    expect(await count(products)).toBe(72);
    const [edited] = await shop.services.db
      .select({ title: products.title })
      .from(products)
      .where(sql`${products.id} = 'p001'`);
    expect(edited?.title).toBe('Editado');
  }, 60_000);

  it('counts what the approved orders sold, and never stocks less than nothing', async () => {
    await seed();
    const [sold] = await shop.services.db
      .select({ units: sql<number>`sum(${products.soldCount})::int` })
      .from(products);
    expect(sold?.units).toBeGreaterThan(10);
    const [stock] = await shop.services.db
      .select({ least: sql<number>`min(${variations.stock})` })
      .from(variations);
    expect(stock?.least).toBeGreaterThanOrEqual(0);
  }, 60_000);

  it('leaves a database that holds anything alone', async () => {
    await makeProduct(shop.services.db, { id: 'mine' });
    await seed();
    expect(await count(products)).toBe(1);
    expect(await count(posts)).toBe(0);
  });

  const at = new Date('2026-11-21T12:00:00Z');
  const only: [string, PgTable, object][] = [
    ['a person', users, { id: 'u', fullName: 'Rita', email: 'rita@cliente.example', passwordHash: 'x' }],
    [
      'an order',
      orders,
      {
        ...{
          id: 'o',
          number: 'BL-1',
          brandId: 'boa-lida',
          state: 'delivered',
          subtotalCents: 1,
          discountCents: 0,
        },
        ...{
          pixDiscountCents: 0,
          freightCents: 0,
          totalCents: 1,
          freight: {},
          payer: {},
          paymentMethod: 'pix',
        },
        createdAt: at,
      },
    ],
    [
      'a choice about cookies',
      consents,
      { id: 'c', brandId: 'boa-lida', visitorId: 'v', policyVersion: '1', choices: {}, createdAt: at },
    ],
    ['a count of tries', rateLimits, { key: 'k', windowStart: at, count: 1 }],
  ];
  it.each(only)('leaves a database that holds %s and nothing else alone', async (_what, table, row) => {
    await shop.services.db.insert(table).values(row);
    await seed();
    expect(await count(products)).toBe(0);
    expect(await count(seedRuns)).toBe(0);
    expect(await shop.services.db.$count(table)).toBe(1);
  });

  it('leaves nothing behind when it fails', async () => {
    const broken = seedWhenEmpty(
      { ...shop.services, clock: { now: () => new Date(Number.NaN) } },
      async () => everyPicture,
    );
    await expect(broken).rejects.toThrow();
    expect(await count(products)).toBe(0);
    await seed();
    expect(await count(products)).toBe(72);
  }, 60_000);
});

import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { readEnv } from '@/env';
import { couponUses, coupons, orderHistory, orders, payments, variations } from '@/server/db/schema';
import { couponAppliesTo } from '@/server/domains/pricing/coupon-rules';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { readDemoData } from './demo-data';
import { readDemoOrders } from './demo-orders';
import { seedCoupons } from './seed-coupons';
import { seedOrders } from './seed-orders';
import { seedUsers } from './seed-users';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the demo orders', () => {
  let database: TestDatabase;
  const stockOf = async (id: string) => {
    const [row] = await database.db
      .select({ stock: variations.stock })
      .from(variations)
      .where(eq(variations.id, id));
    return row?.stock;
  };

  beforeAll(async () => {
    database = await makeTestDatabase();
    await seedTestCatalog(database.db);
    await seedUsers({ db: database.db, env: readEnv({ NODE_ENV: 'test' }), log, clock });
    await seedCoupons({ db: database.db });
    await seedOrders({ db: database.db, clock });
  });
  afterAll(() => database.close());

  it('are all there, priced so that the parts add up to the total', async () => {
    const rows = await database.db.select().from(orders);
    expect(rows).toHaveLength((await readDemoOrders()).orders.length);
    for (const row of rows) {
      expect(row.totalCents, row.number).toBe(
        row.subtotalCents - row.discountCents - row.pixDiscountCents + row.freightCents,
      );
      expect(row.totalCents).toBeGreaterThan(0);
    }
    expect(rows.filter(({ couponCode }) => couponCode).every(({ discountCents }) => discountCents > 0)).toBe(
      true,
    );
  });

  it('end their history in their state', async () => {
    const history = await database.db.select().from(orderHistory).orderBy(orderHistory.id);
    for (const { id, state } of await database.db.select().from(orders)) {
      expect(history.filter(({ orderId }) => orderId === id).at(-1)?.state).toBe(state);
    }
  });

  it('wait for a payment that can still be made', async () => {
    const pending = await database.db.select().from(payments).where(eq(payments.status, 'pending'));
    expect(pending.map(({ method }) => method).sort()).toEqual(['boleto', 'pix']);
    for (const payment of pending)
      expect(payment.expiresAt?.getTime()).toBeGreaterThan(clock.now().getTime());
    expect(isValidPixPayload(pending.find(({ pix }) => pix)?.pix?.code ?? '')).toBe(true);
    const stale = await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.state, 'pending_payment'), lt(orders.expiresAt, clock.now())));
    expect(stale).toEqual([]);
  });

  it('hold the stock of orders that have not left, and of no others', async () => {
    expect(await stockOf('p060-v1')).toBe(57);
    expect(await stockOf('p070-v1')).toBe(155);
  });

  it('carry as many coupons as the coupons count', async () => {
    for (const coupon of await database.db.select().from(coupons)) {
      const uses = await database.db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id));
      expect(coupon.usedCount).toBeGreaterThanOrEqual(uses.length);
    }
  });

  it('are given coupons that take something off in each of their shops, and were not used too often', async () => {
    const { products, categories } = await readDemoData();
    const idOf = new Map(categories.map(({ id, slug }) => [slug, id]));
    const isUseless = (coupon: typeof coupons.$inferSelect, brandId: string) =>
      !products.some(
        (product) =>
          product.brandIds.includes(brandId) &&
          couponAppliesTo(coupon, {
            productId: product.id,
            collectionId: product.collectionId,
            categories: product.categories.map((slug) => ({ id: idOf.get(slug) ?? '', slug })),
          }),
      );
    const all = await database.db.select().from(coupons);
    expect(
      all.flatMap((coupon) =>
        coupon.brandIds
          .filter((brandId) => !(brandId in BRANDS) || isUseless(coupon, brandId))
          .map((brandId) => `${coupon.code} in ${brandId}`),
      ),
    ).toEqual([]);
    expect(all.filter(({ maxUses, usedCount }) => maxUses !== null && usedCount > maxUses)).toEqual([]);
  });

  it('are not added a second time', async () => {
    await seedOrders({ db: database.db, clock });
    expect(await stockOf('p060-v1')).toBe(57);
  });
});

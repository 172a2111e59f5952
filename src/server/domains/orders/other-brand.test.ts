import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orders, payments } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const MONTH_MS = 30 * 86_400_000;
let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

/** An unpaid order of a brand that shares the database, as this brand's rounds find it a month later. */
async function makeForeign() {
  const { db } = shop.services;
  const { token } = await makeUser(shop.services);
  const product = await makeProduct(db, { variations: [{ stock: 3 }] });
  const { number } = await makeOrder(shop, token, `${product.id}-v1`);
  const changes = { brandId: 'tropa-e-sela', reviewDueAt: shop.clock.now() };
  const [row] = await db.update(orders).set(changes).where(eq(orders.number, number)).returning();
  if (!row) throw new Error('no such order');
  shop.clock.current = new Date(shop.clock.now().getTime() + MONTH_MS);
  return row;
}

it('background work leaves the orders and payments of another brand to that brand', async () => {
  const { db, orders: service, payments: checks, gateway } = shop.services;
  const { id } = await makeForeign();
  const [payment] = await db
    .update(payments)
    .set({ nextCheckAt: shop.clock.now() })
    .where(eq(payments.orderId, id))
    .returning();
  const find = vi.spyOn(gateway, 'find');
  await checks.checkDue();
  expect(find).not.toHaveBeenCalled();
  expect(await service.expirePayments(shop.clock.now())).toBe(0);
  expect(await service.askForReviews(shop.clock.now())).toBe(0);
  await db.update(payments).set({ status: 'refunding' }).where(eq(payments.orderId, id));
  expect(await service.refundDue()).toBe(0);
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ state: 'pending_payment', reviewDueAt: expect.any(Date), attention: null });
  const [after] = await db.select().from(payments).where(eq(payments.orderId, id));
  expect(after).toMatchObject({ status: 'refunding', checks: payment?.checks });
});

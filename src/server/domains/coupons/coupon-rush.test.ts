import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { couponUses, coupons, variations } from '@/server/db/schema';
import { makeCoupon, makeOrderBody, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const PEOPLE = 20;
const ORDERS_EACH = 10;
const LIMIT = 10;

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp({ env: { TRUSTED_PROXY: 'true' } })));
afterAll(() => shop.close());

it('a coupon for ten orders is taken by exactly ten of two hundred that come at once', async () => {
  const { db } = shop.services;
  const product = await makeProduct(db, { variations: [{ stock: 1_000, shippingWeightGrams: 900 }] });
  const pack = `${product.id}-v1`;
  const coupon = await makeCoupon(shop, { code: 'DEZ', maxUses: LIMIT });
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) tokens.push((await makeUser(shop.services)).token);
  const body = await withHash(shop, makeOrderBody(pack, { couponCode: 'DEZ' }), tokens[0]);

  /** A crowded shop asks to wait; everybody asks again with the key of the first time. */
  const order = async (token: string, address: string) => {
    const key = randomUUID();
    for (;;) {
      const headers = { 'idempotency-key': key, 'x-forwarded-for': address };
      const answer = await shop.request('POST', '/checkout/create', { body, token, headers });
      if (answer.status === 201) return 'taken';
      const { errorCode } = (await answer.json()) as ErrorBody;
      if (errorCode !== 'UNAVAILABLE') return errorCode;
    }
  };
  const outcomes = await Promise.all(
    tokens.flatMap((token, person) =>
      Array.from({ length: ORDERS_EACH }, () => order(token, `203.0.113.${person}`)),
    ),
  );

  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(LIMIT);
  expect(outcomes.filter((outcome) => outcome === 'COUPON_USED_UP')).toHaveLength(
    PEOPLE * ORDERS_EACH - LIMIT,
  );
  const [row] = await db.select().from(coupons).where(eq(coupons.id, coupon.id));
  const uses = await db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id));
  const [left] = await db.select().from(variations).where(eq(variations.id, pack));
  expect([row?.usedCount, uses.length, left?.stock]).toEqual([LIMIT, LIMIT, 1_000 - LIMIT]);
}, 300_000);

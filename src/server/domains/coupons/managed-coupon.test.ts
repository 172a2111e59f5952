import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';
import { couponClosedReason } from '@/server/domains/pricing/coupon-rules';
import { couponStatus } from './managed-coupon';
import { runs } from '@/testing/runs';

const NOW = new Date('2026-11-21T12:00:00Z');
/** Within two milliseconds of now, so that the edges are met often. */
const nearNow = fc.integer({ min: -2, max: 2 }).map((ms) => new Date(NOW.getTime() + ms));

const anyCoupon = fc
  .record({
    active: fc.boolean(),
    validFrom: nearNow,
    validUntil: nearNow,
    maxUses: fc.option(fc.integer({ min: 1, max: 3 })),
    usedCount: fc.integer({ min: 0, max: 3 }),
  })
  .map((terms): CouponRow => ({
    id: 'x',
    code: 'X',
    description: '',
    kind: 'percent',
    discount: 0.1,
    amountCents: null,
    allProducts: false,
    firstPurchaseOnly: false,
    applicability: { products: ['x'], categories: [], collections: [] },
    minimumTotalCents: null,
    maxUsesPerUser: null,
    brandIds: ['boa-lida'],
    version: 1,
    ...terms,
  }));

it('says a coupon is live exactly when the checkout takes it', () => {
  fc.assert(
    fc.property(anyCoupon, (coupon) => {
      expect(couponStatus(coupon, NOW) === 'live').toBe(couponClosedReason(coupon, NOW, 0) === null);
    }),
    runs(1_000),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreateCouponBody } from '@/contract/schemas/managed-coupons';
import { makeManagedCoupon } from '@/testing/make-managed-content';
import { couponBody, couponValues, newCouponValues } from './coupon-values';

describe('the form of a coupon', () => {
  it('shows percent for the fraction that is stored, and gives back every whole hundredth of a percent', () => {
    expect(couponValues(makeManagedCoupon({ discount: 0.125 })).discount).toBe('12,5');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000 }), (hundredths) => {
        const coupon = makeManagedCoupon({ discount: hundredths / 10_000 });
        expect(couponBody(couponValues(coupon)).discount).toBe(coupon.discount);
      }),
    );
  });

  it('gives back limits, amounts and times as they were', () => {
    const coupon = makeManagedCoupon({ minimumTotal: 150.5, maxUses: null, maxUsesPerUser: 3 });
    const { code, validFrom, validUntil, minimumTotal, maxUses, maxUsesPerUser } = coupon;
    expect(couponBody(couponValues(coupon))).toMatchObject({
      code,
      validFrom,
      validUntil,
      minimumTotal,
      maxUses,
      maxUsesPerUser,
    });
  });

  it('is refused by the schema at every field that holds no number, no time or no place', () => {
    const values = { ...newCouponValues('boa-lida', new Date('2026-03-01T12:00:00Z')), validUntil: '' };
    const answer = CreateCouponBody.safeParse(couponBody({ ...values, maxUses: '1,5' }));
    const paths = answer.error?.issues.map(({ path }) => path[0]);
    expect(paths).toEqual(expect.arrayContaining(['code', 'discount', 'validUntil', 'maxUses']));
  });
});

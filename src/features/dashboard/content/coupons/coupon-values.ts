import type { CreateCouponBody, ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { readNumber, writeNumber } from '../../products/draft/read-number';
import { fromShopClock, toShopClock } from '../../editor/shop-time';

/** Numbers that the form holds as they are typed, with a comma; an empty limit is none. Money is reais. */
type Typed = 'discount' | 'amount' | 'minimumTotal' | 'maxUses' | 'maxUsesPerUser';

/** A coupon as its form holds it; times by the clock of the shop. */
export type CouponValues = Omit<CreateCouponBody, Typed> & Record<Typed, string>;

/** Percent of two decimals at most: the dust of a division is rounded away. */
const round = (value: number, places: number) => Number(value.toFixed(places));

/** What the form shows of a coupon. */
export function couponValues(coupon: ManagedCoupon): CouponValues {
  const { id: _, version: __, usedCount: ___, status: ____, ...values } = coupon;
  return {
    ...values,
    discount: coupon.kind === 'percent' ? writeNumber(round(coupon.discount * 100, 2)) : '',
    amount: writeNumber(coupon.amount),
    validFrom: toShopClock(coupon.validFrom),
    validUntil: toShopClock(coupon.validUntil),
    minimumTotal: writeNumber(coupon.minimumTotal),
    maxUses: writeNumber(coupon.maxUses),
    maxUsesPerUser: writeNumber(coupon.maxUsesPerUser),
  };
}

/** What the API gets; a text that is no number is one that its schema refuses. */
export const couponBody = (values: CouponValues): CreateCouponBody => ({
  ...values,
  discount: values.kind === 'percent' ? round((readNumber(values.discount) ?? NaN) / 100, 4) : 0,
  amount: values.kind === 'percent' ? null : readNumber(values.amount),
  validFrom: fromShopClock(values.validFrom),
  validUntil: fromShopClock(values.validUntil),
  minimumTotal: readNumber(values.minimumTotal),
  maxUses: readNumber(values.maxUses),
  maxUsesPerUser: readNumber(values.maxUsesPerUser),
});

/** A new coupon: of this brand, for all products, from now on for a month. */
export function newCouponValues(brandId: string, now: Date): CouponValues {
  const inAMonth = new Date(now.getTime() + 30 * 24 * 60 * 60_000).toISOString();
  return {
    code: '',
    description: '',
    kind: 'percent',
    discount: '',
    amount: '',
    allProducts: true,
    firstPurchaseOnly: false,
    applicability: { products: [], categories: [], collections: [] },
    validFrom: toShopClock(now.toISOString()),
    validUntil: `${toShopClock(inAMonth).slice(0, 10)}T23:59`,
    minimumTotal: '',
    maxUses: '',
    maxUsesPerUser: '',
    brandIds: [brandId],
    active: true,
  };
}

import type { CreateCouponBody, ManagedCoupon } from '@/contract/schemas/managed-coupons';
import { fromShopClock, toShopClock } from '../editor/shop-time';

/** A coupon as its form holds it: numbers as they are typed, times by the clock of the shop. */
export interface CouponValues {
  code: string;
  description: string;
  /** Percent, with a comma. */
  discount: string;
  applicability: CreateCouponBody['applicability'];
  validFrom: string;
  validUntil: string;
  /** Reais; empty: from any total on. */
  minimumTotal: string;
  /** Empty: no limit. */
  maxUses: string;
  maxUsesPerUser: string;
  brandIds: string[];
  active: boolean;
}

const show = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
const read = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));
const readOrNone = (text: string) => (text.trim() === '' ? null : read(text));
/** Percent of two decimals at most: the dust of a division is rounded away. */
const round = (value: number, places: number) => Number(value.toFixed(places));

/** What the form shows of a coupon. */
export const couponValues = (coupon: ManagedCoupon): CouponValues => ({
  code: coupon.code,
  description: coupon.description,
  discount: show(round(coupon.discount * 100, 2)),
  applicability: coupon.applicability,
  validFrom: toShopClock(coupon.validFrom),
  validUntil: toShopClock(coupon.validUntil),
  minimumTotal: show(coupon.minimumTotal),
  maxUses: show(coupon.maxUses),
  maxUsesPerUser: show(coupon.maxUsesPerUser),
  brandIds: coupon.brandIds,
  active: coupon.active,
});

/** What the API gets; a text that is no number is one that its schema refuses. */
export const couponBody = (values: CouponValues): CreateCouponBody => ({
  ...values,
  discount: round(read(values.discount) / 100, 4),
  validFrom: fromShopClock(values.validFrom),
  validUntil: fromShopClock(values.validUntil),
  minimumTotal: readOrNone(values.minimumTotal),
  maxUses: readOrNone(values.maxUses),
  maxUsesPerUser: readOrNone(values.maxUsesPerUser),
});

/** A new coupon: of this brand, from now on for a month. */
export function newCouponValues(brandId: string, now: Date): CouponValues {
  const inAMonth = new Date(now.getTime() + 30 * 24 * 60 * 60_000).toISOString();
  return {
    code: '',
    description: '',
    discount: '',
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

import type { Coupon, CheckoutSnapshot } from '@/contract/schemas/checkout';
import { isWorthSomething, type CouponWorth } from '@/lib/pricing/coupon-discount';

export type CouponReason = NonNullable<CheckoutSnapshot['couponReason']>;

/** What the rules need to know of a stored coupon. Amounts in centavos. */
export interface CouponTerms extends CouponWorth {
  applicability: Coupon['applicability'];
  /** Counts for every product, whatever is listed. */
  allProducts: boolean;
  validFrom: Date;
  validUntil: Date;
  minimumTotalCents: number | null;
  maxUses: number | null;
  usedCount: number;
  maxUsesPerUser: number | null;
  active: boolean;
}

/** What of a product a coupon may name: product and collection ids, category slugs or ids. */
export interface CouponTarget {
  productId: string;
  collectionId: string | null;
  categories: readonly { id: string; slug: string }[];
}

/**
 * Whether a coupon names a product, one of its categories or its collection, or all products (docs/rules.md). A coupon
 * that names nothing, or takes nothing off, applies to nothing.
 */
export function couponAppliesTo(
  { allProducts, applicability, ...worth }: CouponWorth & Pick<CouponTerms, 'applicability' | 'allProducts'>,
  target: CouponTarget,
): boolean {
  if (!isWorthSomething(worth)) return false;
  return (
    allProducts ||
    applicability.products.includes(target.productId) ||
    (target.collectionId !== null && applicability.collections.includes(target.collectionId)) ||
    target.categories.some(
      ({ id, slug }) => applicability.categories.includes(slug) || applicability.categories.includes(id),
    )
  );
}

/**
 * Why a coupon does not count for anybody at all, whatever is in the cart; null when it may count.
 * @param usesByUser uses by this person's orders in force; 0 for an unknown person
 */
export function couponClosedReason(coupon: CouponTerms, now: Date, usesByUser: number): CouponReason | null {
  if (!coupon.active || now < coupon.validFrom) return 'COUPON_UNKNOWN';
  if (now > coupon.validUntil) return 'COUPON_EXPIRED';
  if (coupon.maxUses !== null && coupon.usedCount >= coupon.maxUses) return 'COUPON_USED_UP';
  if (coupon.maxUsesPerUser !== null && usesByUser >= coupon.maxUsesPerUser) return 'COUPON_USED_UP';
  return null;
}

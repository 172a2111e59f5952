import { allocateCents, fractionOfCents } from '@/lib/money';
import { couponDiscountCents } from '@/lib/pricing/coupon-discount';
import { couponAppliesTo, type CouponReason, type CouponTarget, type CouponTerms } from './coupon-rules';

export interface CartItem extends CouponTarget {
  quantity: number;
  unitPriceCents: number;
}

export interface PricedLine<Item extends CartItem> {
  item: Item;
  /** Unit price × quantity. */
  totalCents: number;
  /** This line's part of the coupon. */
  discountCents: number;
}

export interface PricedGoods<Item extends CartItem> {
  lines: PricedLine<Item>[];
  subtotalCents: number;
  discountCents: number;
  /** Subtotal less the coupon: what the PIX discount looks at. */
  goodsCents: number;
  /** Why the coupon takes nothing off, when it does not. */
  couponReason: CouponReason | null;
  /** What the subtotal lacks of the coupon's minimum; null when that is not why. */
  couponMissingCents: number | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function couponReasonFor(
  coupon: CouponTerms,
  subtotalCents: number,
  eligible: readonly number[],
): CouponReason | null {
  if (eligible.every((amount) => amount === 0)) return 'COUPON_NOT_APPLICABLE';
  if (coupon.minimumTotalCents !== null && subtotalCents < coupon.minimumTotalCents)
    return 'COUPON_MINIMUM_NOT_REACHED';
  return null;
}

/**
 * Prices the goods of a cart, in centavos. The coupon takes a fraction of the eligible lines or an amount off
 * (`couponDiscountCents`), shared over them by largest remainder: the parts sum exactly and none is above its line.
 * @param coupon one that is open for this person (`couponClosedReason`), or null
 */
export function priceGoods<Item extends CartItem>(
  items: readonly Item[],
  coupon: CouponTerms | null,
): PricedGoods<Item> {
  const totals = items.map((item) => item.unitPriceCents * item.quantity);
  const subtotalCents = sum(totals);
  const eligible = items.map((item, index) =>
    coupon && couponAppliesTo(coupon, item) ? (totals[index] ?? 0) : 0,
  );
  const couponReason = coupon ? couponReasonFor(coupon, subtotalCents, eligible) : null;
  const eligibleCents = sum(eligible);
  const discountCents =
    coupon && !couponReason ? couponDiscountCents(coupon, eligibleCents, subtotalCents) : 0;
  const shares = allocateCents(discountCents, eligible);
  return {
    lines: items.map((item, index) => ({
      item,
      totalCents: totals[index] ?? 0,
      discountCents: shares[index] ?? 0,
    })),
    subtotalCents,
    discountCents,
    goodsCents: subtotalCents - discountCents,
    couponReason,
    couponMissingCents:
      couponReason === 'COUPON_MINIMUM_NOT_REACHED'
        ? (coupon?.minimumTotalCents ?? subtotalCents) - subtotalCents
        : null,
  };
}

export interface Totals {
  /** Taken off the goods when paid by PIX, rounded once and half up. */
  pixDiscountCents: number;
  /** By card or boleto. */
  totalCents: number;
  totalWithPixCents: number;
}

/**
 * What is to be paid for goods and freight, in centavos; never negative. How discounts stack (docs/pricing.md): the
 * sale price is the price; the coupon takes its part of that; PIX takes its fraction of what the coupon left; each
 * is rounded once, half up, and none touches the freight, which a coupon of free freight pays before.
 * @param goodsCents after the coupon
 * @param pixFraction of the brand, 0 to 1
 */
export function planTotals(goodsCents: number, freightCents: number, pixFraction: number): Totals {
  const pixDiscountCents = Math.min(goodsCents, fractionOfCents(goodsCents, pixFraction));
  const totalCents = goodsCents + freightCents;
  return { pixDiscountCents, totalCents, totalWithPixCents: totalCents - pixDiscountCents };
}

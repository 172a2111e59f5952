import { createHash } from 'node:crypto';
import type { Brand } from '@config/brands/brand';
import { PAYMENT_METHODS } from '@/contract/constants';
import type { CheckoutSnapshot, Coupon, PaymentMethod } from '@/contract/schemas/checkout';
import { fromCents } from '@/lib/money';
import { toFreightOption, toFreightQuote } from '@/server/domains/freight/freight-quote';
import { planPickUp } from '@/server/ports/freight/freight-table';
import { planInstallments } from '@/lib/pricing/installments';
import type { CouponRow } from './checkout.repo';
import type { PricedCheckout } from './price-checkout';

/**
 * Fingerprint of everything that is priced. The payment method is left out: the person saw both totals, and choosing
 * changes no price. So is the stock, which changes all day.
 */
function fingerprintOf({ goods, coupon, couponReason, selected, totals }: PricedCheckout): string {
  const facts = {
    lines: goods.lines
      .map(({ item, discountCents }) => [item.variationId, item.quantity, item.unitPriceCents, discountCents])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    coupon: coupon && !couponReason ? coupon.code : null,
    freight: selected ? [selected.service, selected.priceCents] : null,
    totals: [
      goods.subtotalCents,
      goods.discountCents,
      totals.freightCents,
      totals.totalCents,
      totals.totalWithPixCents,
    ],
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

export const toCoupon = ({
  code,
  description,
  kind,
  discount,
  amountCents,
  applicability,
  allProducts,
  firstPurchaseOnly,
  minimumTotalCents,
}: CouponRow): Coupon => ({
  code,
  description,
  kind,
  discount,
  amount: amountCents === null ? null : fromCents(amountCents),
  applicability,
  allProducts,
  firstPurchaseOnly,
  minimumTotal: minimumTotalCents === null ? null : fromCents(minimumTotalCents),
});

const toLines = ({ goods }: PricedCheckout): CheckoutSnapshot['lines'] =>
  goods.lines.map(({ item, totalCents, discountCents }) => ({
    variationId: item.variationId,
    productId: item.productId,
    slug: item.slug,
    title: item.title,
    titleLang: item.titleLang,
    presentation: item.presentation,
    picture: item.picture,
    categories: item.categories,
    collectionId: item.collectionId,
    quantity: item.quantity,
    unitPrice: fromCents(item.unitPriceCents),
    listPrice: fromCents(item.listPriceCents),
    total: fromCents(totalCents),
    discount: fromCents(discountCents),
    stock: item.stock,
  }));

const toInstallments = (totalCents: number, brand: Brand): CheckoutSnapshot['installments'] =>
  planInstallments(totalCents, brand.commerce).map((choice) => ({
    count: choice.count,
    value: fromCents(choice.valueCents),
    total: fromCents(choice.totalCents),
    monthlyRate: choice.monthlyRate,
    annualRate: choice.annualRate,
  }));

/** The priced cart as the contract has it, in reais. */
export function toSnapshot(
  priced: PricedCheckout,
  paymentMethod: PaymentMethod | null | undefined,
  { brand, now, simulated }: { brand: Brand; now: Date; simulated: boolean },
): CheckoutSnapshot {
  const { goods, totals } = priced;
  const byPix = paymentMethod === 'pix';
  return {
    lines: toLines(priced),
    coupon: priced.coupon && toCoupon(priced.coupon),
    couponReason: priced.couponReason,
    couponMissing: goods.couponMissingCents === null ? null : fromCents(goods.couponMissingCents),
    freight: priced.freight && toFreightQuote(priced.freight, now),
    pickUp: toFreightOption({ ...planPickUp(), free: false }, now),
    selectedFrete: priced.selected && toFreightOption(priced.selected, now),
    totals: {
      subtotal: fromCents(goods.subtotalCents),
      discount: fromCents(goods.discountCents),
      pixDiscount: fromCents(byPix ? totals.pixDiscountCents : 0),
      freight: fromCents(totals.freightCents),
      total: fromCents(byPix ? totals.totalWithPixCents : totals.totalCents),
      totalWithPix: fromCents(totals.totalWithPixCents),
      weightGrams: priced.weightGrams,
    },
    paymentMethods: [...PAYMENT_METHODS],
    simulated,
    installments: toInstallments(totals.totalCents, brand),
    warnings: priced.warnings,
    hash: fingerprintOf(priced),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { CouponReason } from '@/contract/constants';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { fromCents, toCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import { cartQuoteQuery } from './cart-quote.queries';
import { unitCents } from './cart-rules';
import type { CartSnapshot } from './cart-store';
import { cartActions, getCart, useCart } from './cart-store';
import { planPriceChanges, planLineChanges, type PriceChange, type LineChange } from './price-changes';

type QuoteOptions = Pick<QuoteCheckoutBody, 'freightService' | 'paymentMethod'>;

/** The request for a quote: packs and quantities, coupon, and the known part of the delivery address. */
export const toQuoteBody = (
  cart: Pick<CartSnapshot, 'items' | 'coupon' | 'deliveryAddress' | 'selectedFrete'>,
  options: QuoteOptions & { locale?: string },
): QuoteCheckoutBody => ({
  items: cart.items.map(({ id, quantity }) => ({ variationId: id, quantity })),
  couponCode: cart.coupon?.code ?? null,
  cep: cart.deliveryAddress?.postalCode ?? null,
  rural: cart.deliveryAddress?.rural ?? false,
  freightService: cart.selectedFrete?.service ?? null,
  paymentMethod: null,
  ...options,
});

/** The line at other prices, its price per kilogram or litre included. */
function reprice(item: CartItem, { price, sale_price }: PriceChange): CartItem {
  const { variations } = item;
  const next = { ...item, price, sale_price };
  const before = unitCents(item);
  const pricePerUnit =
    before > 0
      ? fromCents(Math.round((toCents(variations.pricePerUnit) * unitCents(next)) / before))
      : variations.pricePerUnit;
  return { ...next, variations: { ...variations, pricePerUnit } };
}

/** Sets the current prices in the cart, and remembers the changes to show them. */
function applyPriceChanges(changes: readonly PriceChange[]): void {
  const find = (id: string) => changes.find((change) => change.id === id);
  cartActions.editItems((item) => {
    const change = find(item.id);
    return change ? reprice(item, change) : item;
  });
  cartActions.setPriceChanges([...getCart().priceChanges.filter(({ id }) => !find(id)), ...changes]);
}

/** Sets the titles of the cart's lines in the current language, and the addresses of their products. */
function applyLineChanges(changes: readonly LineChange[]): void {
  cartActions.editItems((item) => {
    const change = changes.find(({ id }) => id === item.id);
    if (!change) return item;
    const { title, titleLang, slug } = change;
    return { ...item, slug, product: { ...item.product, title, titleLang } };
  });
}

/** Reasons that no other cart changes. */
const FINAL: readonly (CouponReason | null)[] = [
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_FIRST_PURCHASE_ONLY',
];

/** Remembers whether the shop takes the coupon: the header's total counts it on pages that ask for no quote. */
function judgeCoupon(reason: CouponReason | null): void {
  const { coupon } = getCart();
  const isRefused = FINAL.includes(reason);
  if (coupon && isRefused !== (coupon.isRefused ?? false)) cartActions.defineCoupon({ ...coupon, isRefused });
}

/**
 * The current prices of the cart. Changed prices are set in the cart and listed in the store (`priceChanges`), so that
 * they are seen before the last step. Titles are set in the current language, addresses to the current ones.
 */
export function useCartQuote(options: QuoteOptions = {}) {
  const cart = useCart();
  const { locale } = useRouter();
  const query = useQuery(cartQuoteQuery(toQuoteBody(cart, { ...options, locale })));
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const prices = planPriceChanges(getCart().items, data.lines);
    if (prices.length > 0) applyPriceChanges(prices);
    const changes = planLineChanges(getCart().items, data.lines);
    if (changes.length > 0) applyLineChanges(changes);
    judgeCoupon(data.couponReason);
  }, [data, isPlaceholderData]);
  return query;
}

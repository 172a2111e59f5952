import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { cartQuoteQuery } from './cart-quote.queries';
import type { CartSnapshot } from './cart-store';
import { cartActions, getCart, useCart } from './cart-store';
import { planPriceChanges, planTitleChanges } from './price-changes';

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

/**
 * The current prices of the cart. Changed prices are set in the cart and listed in the store (`priceChanges`), so that
 * they are seen before the last step. Titles are set in the current language.
 */
export function useCartQuote(options: QuoteOptions = {}) {
  const cart = useCart();
  const { locale } = useRouter();
  const query = useQuery(cartQuoteQuery(toQuoteBody(cart, { ...options, locale })));
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const changes = planPriceChanges(getCart().items, data.lines);
    if (changes.length > 0) cartActions.applyPriceChanges(changes);
    const titles = planTitleChanges(getCart().items, data.lines);
    if (titles.length > 0) cartActions.applyTitleChanges(titles);
  }, [data, isPlaceholderData]);
  return query;
}

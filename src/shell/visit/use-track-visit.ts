import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { useCart } from '@/features/cart/cart-store';
import type { Product } from '@/contract/schemas/catalog';
import { track } from '@/lib/tracking/track';
import { cartItem, productItem, trackSale, type SaleEvent } from '@/lib/tracking/track-sale';

const page = (route: string) => route.replace(/\/$/, '');
const PRODUCT = '/produtos/[slug]';

/** Tracks page views, viewed products, searches, and the steps of the checkout. */
export function useTrackVisit(): void {
  const { pathname, asPath, query, locale } = useRouter();
  const queryClient = useQueryClient();
  const cart = useCart();
  // Queries of the shop can hold e-mails and order numbers, so only the search words are tracked.
  const path = asPath.split(/[?#]/)[0] ?? '/';
  const { slug, q } = query;

  const seen = useRef('');
  useEffect(() => {
    if (seen.current === `${locale}:${path}`) return;
    seen.current = `${locale}:${path}`;
    track('page_view', { page_path: path, locale, brand: brand.id });
    if (pathname !== PRODUCT) return;
    const [found] = queryClient.getQueriesData<Product>({
      queryKey: ['getProduct', { params: { slug } }],
    });
    const variation = found?.[1]?.variations[0];
    if (found?.[1] && variation) trackSale('view_item', [productItem(found[1], variation)]);
  }, [path, locale, pathname, slug, queryClient]);

  const term = pathname === ROUTES.search && typeof q === 'string' ? q.trim() : '';
  useEffect(() => {
    if (term) track('search', { search_term: term });
  }, [term]);

  const told = useRef<readonly SaleEvent[]>([]);
  useEffect(() => {
    // A quantity that changes during a step is not another step, nor is the next page of the same one.
    const current = stepsOf(pathname, cart);
    const next = current.filter((step) => !told.current.includes(step));
    told.current = current;
    for (const step of next)
      trackSale(step, cart.items.map(cartItem), {
        ...(cart.coupon && { coupon: cart.coupon.code }),
        ...(step === 'add_shipping_info' && { shipping_tier: cart.selectedFrete?.service }),
      });
  }, [pathname, cart]);
}

/** The steps of the checkout that were reached where the visitor is. */
function stepsOf(pathname: string, cart: ReturnType<typeof useCart>): SaleEvent[] {
  if (!cart.ready || cart.isEmpty) return [];
  if (pathname === ROUTES.orderSummary) return ['view_cart'];
  if (pathname === ROUTES.setDelivery) return ['begin_checkout'];
  if (pathname !== page(ROUTES.checkout)) return [];
  return cart.selectedFrete ? ['begin_checkout', 'add_shipping_info'] : ['begin_checkout'];
}

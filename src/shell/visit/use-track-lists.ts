import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { CURRENCY, PAGE_SIZE } from '@config/commerce';
import { ROUTES } from '@config/routes';
import type { ProductList } from '@/contract/schemas/catalog';
import { productItem, trackEcommerce } from '@/lib/tracking/track-sale';

/** Page files of the lists of products. */
const LISTS: readonly string[] = [ROUTES.shop, ROUTES.search, '/categoria/[slug]', '/collections/[slug]'];
const ENDPOINTS: readonly unknown[] = ['listProducts', 'searchProducts'];

/** Every page of a list that is shown, once: its products with their place in it, under the address of the list. */
export function useTrackLists(): void {
  const { pathname, asPath } = useRouter();
  const queryClient = useQueryClient();
  const listId = LISTS.includes(pathname) ? (asPath.split(/[?#]/)[0] ?? null) : null;
  useEffect(() => {
    if (!listId) return;
    const cache = queryClient.getQueryCache();
    const told = new Set<string>();
    const tell = () => {
      for (const { queryHash, state } of cache.findAll({
        type: 'active',
        predicate: ({ queryKey }) => ENDPOINTS.includes(queryKey[0]),
      })) {
        // The cache holds what the endpoint of this key answers.
        const list = state.data as ProductList | undefined;
        if (!list || list.items.length === 0 || told.has(queryHash)) continue;
        told.add(queryHash);
        const before = (list.page - 1) * PAGE_SIZE;
        trackEcommerce('view_item_list', {
          item_list_id: listId,
          currency: CURRENCY,
          items: list.items.flatMap((product, index) =>
            product.variations[0]
              ? { ...productItem(product, product.variations[0]), index: before + index }
              : [],
          ),
        });
      }
    };
    tell();
    return cache.subscribe(tell);
  }, [listId, queryClient]);
}

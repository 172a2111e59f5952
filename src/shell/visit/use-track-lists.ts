import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { CURRENCY, PAGE_SIZE } from '@config/commerce';
import { ROUTES } from '@config/routes';
import type { ProductList } from '@/contract/schemas/catalog';
import { productItem, trackEcommerce } from '@/lib/tracking/track-sale';

/** Routes of Next that show a list of products. */
const LISTS: readonly string[] = [ROUTES.shop, ROUTES.search, '/categoria/[slug]', '/collections/[slug]'];
const ENDPOINTS: readonly unknown[] = ['listProducts', 'searchProducts'];

/** Tracks each shown page of a list once: its products with their position, under the address of the list. */
export function useTrackLists(): void {
  const { pathname, asPath } = useRouter();
  const queryClient = useQueryClient();
  const listId = LISTS.includes(pathname) ? (asPath.split(/[?#]/)[0] ?? null) : null;
  useEffect(() => {
    if (!listId) return;
    const cache = queryClient.getQueryCache();
    const tracked = new Set<string>();
    const track = () => {
      for (const { queryHash, state } of cache.findAll({
        type: 'active',
        predicate: ({ queryKey }) => ENDPOINTS.includes(queryKey[0]),
      })) {
        // The key is that of the endpoint, so the cached data has its type.
        const list = state.data as ProductList | undefined;
        if (!list || list.items.length === 0 || tracked.has(queryHash)) continue;
        tracked.add(queryHash);
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
    track();
    return cache.subscribe(track);
  }, [listId, queryClient]);
}

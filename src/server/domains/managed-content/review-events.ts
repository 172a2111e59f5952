import type { Db } from '@/server/db/client';
import { listPlaces } from '@/server/domains/managed-products/places.repo';
import type { ShopEvent } from '@/server/revalidation/shop-event';

/** The stars of these products stand on every page with a card of one. What the shop does not show has no page. */
export async function planReviewEvents(tx: Db, productIds: readonly string[]): Promise<ShopEvent[]> {
  const ids = [...new Set(productIds)].sort();
  const places = await listPlaces(tx, ids);
  return ids.flatMap((id): ShopEvent[] => {
    const found = places.get(id);
    if (!found?.isShown) return [];
    const { slug, isShown: _isShown, ...lists } = found;
    return [{ type: 'review', id, slugs: [slug], ...lists }];
  });
}

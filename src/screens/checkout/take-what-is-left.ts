import { cartActions, getCart } from '@/features/cart/cart-store';
import type { Shortage } from '@/features/checkout/summary/cart-changes';

/** Lowers the cart's lines to what the shop has left of their packs; a line without any goes. */
export function takeWhatIsLeft(shortages: readonly Shortage[]): void {
  for (const { variationId, available } of shortages) {
    const line = getCart().items.find(({ id }) => id === variationId);
    if (!line || line.quantity <= available) continue;
    if (available > 0) cartActions.updateItem(variationId, { quantity: available });
    else cartActions.removeItem(variationId);
  }
}

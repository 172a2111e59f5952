import { cartItem, trackSale } from '@/lib/tracking/track-sale';
import type { CartItem } from './cart-item';

/** Tracks the units that were added to a line or removed from it. */
export function trackLine(before: CartItem | undefined, after: CartItem | undefined): void {
  const line = after ?? before;
  const units = (after?.quantity ?? 0) - (before?.quantity ?? 0);
  if (!line || units === 0) return;
  const item = cartItem({ ...line, quantity: Math.abs(units) });
  trackSale(units > 0 ? 'add_to_cart' : 'remove_from_cart', [item]);
}

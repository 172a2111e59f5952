import type { Order } from '@/contract/schemas/orders';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { endPaymentDraft } from '@/features/checkout/payment/payment-draft';
import { readGuestPass } from '@/features/checkout/order/guest-pass';
import { readWaitingOrder, writeWaitingOrder } from '@/features/checkout/order/waiting-order';
import { trackPurchase } from '@/lib/tracking/track-purchase';

const packs = (lines: readonly { id: string; quantity: number }[]) =>
  lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .sort()
    .join();

/** Whether the cart still holds what was bought, and nothing else. */
const isInCart = ({ lines }: Order) =>
  packs(getCart().items) === packs(lines.map(({ variationId, quantity }) => ({ id: variationId, quantity })));

/**
 * Ends the checkout of an order whose first payment was denied once another one took its place, wherever it was made:
 * what is bought leaves the cart, so that it is not bought twice. A cart that was changed meanwhile is left alone.
 */
export function settleWaitingOrder(order: Order) {
  const status = order.payment?.status;
  if (readWaitingOrder() !== order.number || status === 'denied' || status === 'expired') return;
  writeWaitingOrder(null);
  endPaymentDraft(readGuestPass(order.number) !== null);
  trackPurchase(order);
  if (isInCart(order)) cartActions.resetCart();
}

import type { Order } from '@/contract/schemas/orders';
import { cartActions } from '@/features/cart/cart-store';
import { endPaymentDraft } from '@/features/checkout/payment/payment-draft';
import { readGuestPass } from '@/features/checkout/order/guest-pass';
import { readWaitingOrder, writeWaitingOrder } from '@/features/checkout/order/waiting-order';
import { giveFileToOrder } from '@/features/prescription/file-for-later';
import { trackPurchase } from '@/lib/tracking/track-purchase';

/**
 * Ends the checkout of an order whose first payment was denied once another one took its place, wherever it was made:
 * what is bought leaves the cart, so that it is not bought twice, and takes the chosen prescription along. What was put
 * there meanwhile stays.
 */
export function settleWaitingOrder(order: Order, userId: string | null) {
  const status = order.payment?.status;
  if (readWaitingOrder() !== order.number || status === 'denied' || status === 'expired') return;
  writeWaitingOrder(null);
  endPaymentDraft(readGuestPass(order.number) !== null);
  trackPurchase(order);
  cartActions.takeOrdered(order.lines);
  if (order.prescription) void giveFileToOrder(order.number, userId);
}

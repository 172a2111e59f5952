import { brand } from '@config/brands';
import { CURRENCY } from '@config/commerce';
import type { Order } from '@/contract/schemas/orders';
import { createDeviceList } from '@/lib/browser/device-list';
import { isTracking } from './track';
import { trackEcommerce, type TrackedItem } from './track-sale';

const told = createDeviceList('tracked-orders', 50);

const orderItem = (line: Order['lines'][number]): TrackedItem => ({
  item_id: line.productId,
  item_name: line.title,
  item_brand: brand.name,
  item_variant: line.presentation,
  price: line.unitPrice,
  quantity: line.quantity,
});

/** Tracks a placed order, once per order and device. */
export function trackPurchase(order: Pick<Order, 'number' | 'lines' | 'totals' | 'couponCode'>): void {
  if (!isTracking() || told.has(order.number)) return;
  told.add(order.number);
  trackEcommerce('purchase', {
    transaction_id: order.number,
    currency: CURRENCY,
    value: order.totals.total,
    shipping: order.totals.freight,
    ...(order.couponCode && { coupon: order.couponCode }),
    items: order.lines.map(orderItem),
  });
}

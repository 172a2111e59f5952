import { brand } from '@config/brands';
import { CURRENCY } from '@config/commerce';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { fromCents, toCents } from '@/lib/money';
import { isTracking, track } from './track';

/** An item as Google Analytics 4 reads it; `price` in reais a unit. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category?: string;
  item_variant: string;
  price: number;
  quantity: number;
}

/** The tracked part of a cart line. */
interface SoldLine {
  product: { id: string; title: string; categories: readonly { name: string }[] };
  variations: { presentation: string };
  price: number;
  sale_price: number | null;
  quantity: number;
}

export type SaleEvent =
  | 'view_item'
  | 'view_cart'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info';

export const cartItem = ({ product, variations, price, sale_price, quantity }: SoldLine): TrackedItem => ({
  item_id: product.id,
  item_name: product.title,
  item_brand: brand.name,
  item_category: product.categories.at(-1)?.name,
  item_variant: variations.presentation,
  price: sale_price ?? price,
  quantity,
});

export const productItem = (
  { id, displayInfo, categories }: Pick<ProductCard, 'id' | 'displayInfo' | 'categories'>,
  { presentation, price, salePrice }: Pick<Variation, 'presentation' | 'price' | 'salePrice'>,
): TrackedItem =>
  cartItem({
    product: { id, title: displayInfo.title, categories },
    variations: { presentation },
    price,
    sale_price: salePrice,
    quantity: 1,
  });

const valueOf = (items: readonly TrackedItem[]) =>
  fromCents(items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0));

/** The tag manager merges events, so the items of the last one are cleared first. */
export function trackEcommerce(event: string, ecommerce: object): void {
  if (isTracking()) window.dataLayer?.push({ ecommerce: null });
  track(event, { ecommerce });
}

/** Tracks a step of a sale with its items; `value` is their sum in reais. Nothing without items. */
export function trackSale(event: SaleEvent, items: readonly TrackedItem[], fields: object = {}): void {
  if (items.length > 0)
    trackEcommerce(event, { currency: CURRENCY, value: valueOf(items), ...fields, items });
}

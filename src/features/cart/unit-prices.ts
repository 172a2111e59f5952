import { fromCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import { unitCents } from './cart-rules';

/** Price per kilogram or litre and price of every pack in the cart, by pack (CDC, art. 6, XIII). Reais. */
export const unitPricesOf = (
  items: readonly CartItem[],
): ReadonlyMap<string, { value: number; unit: string; price: number }> =>
  new Map(
    items.map((item) => {
      const { pricePerUnit, unit } = item.variations;
      return [item.id, { value: pricePerUnit, unit, price: fromCents(unitCents(item)) }];
    }),
  );

import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import { unitCents } from './cart-rules';

/** A line whose unit price is another one than the cart showed. Reais. */
export interface PriceChange {
  id: string;
  title: string;
  presentation: string;
  before: number;
  after: number;
  /** What the line holds from now on. */
  price: number;
  sale_price: number | null;
}

/** Compares a cart with the shop's answer; lines the answer does not know are left to its warnings. */
export function planPriceChanges(
  items: readonly CartItem[],
  lines: CheckoutSnapshot['lines'],
): PriceChange[] {
  const byId = new Map(lines.map((line) => [line.variationId, line]));
  return items.flatMap((item) => {
    const line = byId.get(item.id);
    if (!line || toCents(line.unitPrice) === unitCents(item)) return [];
    return [
      {
        id: item.id,
        title: item.product.title,
        presentation: item.variations.presentation,
        before: item.sale_price ?? item.price,
        after: line.unitPrice,
        price: line.listPrice,
        sale_price: line.unitPrice < line.listPrice ? line.unitPrice : null,
      },
    ];
  });
}

import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import { unitCents } from './cart-rules';

/** A line whose unit price is another one than the cart showed. Reais. */
export interface PriceChange {
  id: string;
  title: string;
  titleLang: string;
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
        title: line.title,
        titleLang: line.titleLang,
        presentation: item.variations.presentation,
        before: item.sale_price ?? item.price,
        after: line.unitPrice,
        price: line.listPrice,
        sale_price: line.unitPrice < line.listPrice ? line.unitPrice : null,
      },
    ];
  });
}

/** A line whose product has another name in the language that is read now. */
export type TitleChange = Pick<CheckoutSnapshot['lines'][number], 'title' | 'titleLang'> & { id: string };

/** The names that the shop's answer has in another language than the cart, which has that of the day a line was added. */
export function planTitleChanges(
  items: readonly CartItem[],
  lines: CheckoutSnapshot['lines'],
): TitleChange[] {
  const byId = new Map(lines.map((line) => [line.variationId, line]));
  return items.flatMap(({ id, product }) => {
    const line = byId.get(id);
    if (!line || (line.title === product.title && line.titleLang === product.titleLang)) return [];
    return [{ id, title: line.title, titleLang: line.titleLang }];
  });
}

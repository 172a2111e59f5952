import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';
import type { CartItem } from './cart-item';
import { unitCents } from './cart-rules';

/** A line whose unit price differs from the one that the cart showed. Reais. */
export interface PriceChange {
  id: string;
  title: string;
  titleLang: string;
  presentation: string;
  before: number;
  after: number;
  /** The new prices of the line. */
  price: number;
  sale_price: number | null;
}

/** Compares a cart with the server's quote; lines that are not in the quote have a warning there. */
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

/** A line whose product has another name in the current language, or another address. */
export type LineChange = Pick<CheckoutSnapshot['lines'][number], 'title' | 'titleLang' | 'slug'> & {
  id: string;
};

/** The names and addresses of the quote that the cart has otherwise: it has those of the time a line was added. */
export function planLineChanges(items: readonly CartItem[], lines: CheckoutSnapshot['lines']): LineChange[] {
  const byId = new Map(lines.map((line) => [line.variationId, line]));
  return items.flatMap(({ id, slug, product }) => {
    const line = byId.get(id);
    const isSame =
      line?.title === product.title && line.titleLang === product.titleLang && line.slug === slug;
    if (!line || isSame) return [];
    return [{ id, title: line.title, titleLang: line.titleLang, slug: line.slug }];
  });
}

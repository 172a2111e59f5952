import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { fromCents, toCents } from '@/lib/money';

type Pack = ManagedProduct['variations'][number];
export type Prices = Pick<Pack, 'price' | 'salePrice'>;

/** A pack as its prices are, and as they would be. */
export interface PriceChange extends Pick<Pack, 'id' | 'sku' | 'presentation'> {
  before: Prices;
  after: Prices;
  /** A price of nothing, or a sale price that is no less than the price, is not written. */
  isPossible: boolean;
}

/** How far prices go up or down at once, in percent. */
export const MOST_PERCENT = 90;

const change = (reais: number, percent: number) => fromCents((toCents(reais) * (100 + percent)) / 100);

/** What a change by percent does to the packs of a product, sale prices too. Each price is rounded to the cent. */
export const planPercent = (
  { variations }: Pick<ManagedProduct, 'variations'>,
  percent: number,
): PriceChange[] =>
  variations.map(({ id, sku, presentation, price, salePrice }) => {
    const after = {
      price: change(price, percent),
      salePrice: salePrice === null ? null : change(salePrice, percent),
    };
    const isSale = after.salePrice === null || (after.salePrice > 0 && after.salePrice < after.price);
    return {
      id,
      sku,
      presentation,
      before: { price, salePrice },
      after,
      isPossible: after.price > 0 && isSale,
    };
  });

/** The packs of a product as an update takes them, with other prices; stock is no part of it. */
export const withPrices = (
  { variations }: Pick<ManagedProduct, 'variations'>,
  pricesOf: (id: string) => Prices | undefined,
): CallInput<'updateProduct'>['body']['variations'] =>
  variations.map(({ stock: _, reserved: __, isSold: ___, ...pack }) => ({ ...pack, ...pricesOf(pack.id) }));

import { brand } from '@config/brands';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';

/** Why a pack cannot be added to the cart; null when it can. */
export type PurchaseBlock = 'restricted' | 'linhaBranca' | 'outOfStock';

/** Restricted products are shown, not sold; linha branca needs its permission (docs/rules.md, Cart). */
export function purchaseBlock(
  product: Pick<ProductCard, 'saleClass'>,
  variation: Pick<Variation, 'stock' | 'visibility'>,
  canBuyLinhaBranca: boolean,
): PurchaseBlock | null {
  if (product.saleClass === 'restrito') return 'restricted';
  if (variation.visibility.buyOnlyLinhaBranca && !canBuyLinhaBranca) return 'linhaBranca';
  return variation.stock > 0 ? null : 'outOfStock';
}

/** Whether this brand sells at all. */
export const isSelling = () => brand.cartEnabled;

/** What a chat with the shop can help with. */
export type AskedBlock = Exclude<PurchaseBlock, 'outOfStock'>;

/** Whether a chat with the shop takes the place of the buy button. */
export const isAskedInstead = (block: PurchaseBlock | null): block is AskedBlock =>
  block === 'restricted' || block === 'linhaBranca';

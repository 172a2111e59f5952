import { brand } from '@config/brands';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';

/** Why a pack cannot be put into the cart; null when it can. */
export type PurchaseBlock = 'restricted' | 'linhaBranca' | 'outOfStock';

/** The decisions of the catalogue: restricted products are shown, not sold; linha branca is sold to those who may. */
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

import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useDeferredValue, type ReactNode } from 'react';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { useBelowFirstScreen } from '@/lib/browser/first-screen';
import { Stepper } from '@/components/ui/stepper';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { countAddition } from '@/features/catalog/card/count-choice';
import { useQuantityInCart } from '@/features/cart/cart-store';
import { findLotOffer } from '@/features/cart/lot-offer';
import { PackFacts } from '@/features/cart/pack-facts';
import { isAskedInstead, purchaseBlock } from '@/features/cart/purchase-block';
import { quantityLimits } from '@/features/cart/quantity-limits';
import { ProductFreight } from './product-freight';
import { ProductTrust } from './product-trust';

// A page that opens with one of these has it from the server; most open with none. The places are for a pack that is
// chosen later.
const LotPlace = () => <Skeleton className="h-13 w-full rounded print:hidden" />;
const LotHint = dynamic(() => import('@/features/cart/lot-hint').then((module) => module.LotHint), {
  loading: LotPlace,
});
const ProductAsk = dynamic(() => import('@/shell/contact/product-ask').then((module) => module.ProductAsk), {
  loading: () => <Skeleton className="h-12 w-full rounded print:hidden" />,
});
const ProductSaleNotice = dynamic(() => import('./product-sale-notice'));
const ProductStockNotice = dynamic(() => import('./product-stock-notice'), {
  ssr: false,
  loading: () => <Skeleton className="h-56 w-full rounded-lg print:hidden" />,
});

interface ProductPurchaseProps {
  product: Product;
  variation: Variation;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Takes another pack of the product, and how many of it. */
  onPack: (variation: Variation, quantity: number) => void;
  canBuyLinhaBranca: boolean;
  /** The end of the sale, below the buy button. */
  saleEnd?: ReactNode;
}

/**
 * How a pack is bought: cart, prescription, chat with the shop, or a notice when it is in stock again (docs/rules.md,
 * Cart).
 */
export function ProductPurchase({
  product,
  variation,
  quantity,
  onQuantity,
  onPack,
  canBuyLinhaBranca,
  saleEnd,
}: ProductPurchaseProps) {
  const { t } = useTranslation(['catalog', 'product']);
  const { t: cart } = useTranslation(['cart', 'common']);
  const block = purchaseBlock(product, variation, canBuyLinhaBranca);
  const hasRest = useBelowFirstScreen();
  const price = variation.salePrice ?? variation.price;
  const inCart = useQuantityInCart(variation.id);
  const limits = quantityLimits(cart, variation.stock, inCart);
  // The stock may be smaller since the quantity was chosen, or some of it be in the cart.
  const units = Math.max(1, Math.min(quantity, limits.max));
  // A press on a pack is answered by price and button; when and how it arrives follows.
  const laterVariation = useDeferredValue(variation);
  const laterUnits = useDeferredValue(units);
  const lot = findLotOffer(variation, units, product.variations, canBuyLinhaBranca);
  const addButton = (
    <AddToCartButton
      product={product}
      variation={variation}
      quantity={units}
      variant="page"
      onAdded={() => countAddition(product.id)}
      canBuyLinhaBranca={canBuyLinhaBranca}
    />
  );
  return (
    <>
      {product.saleClass !== 'livre' && <ProductSaleNotice saleClass={product.saleClass} />}
      {isAskedInstead(block) && (
        <ProductAsk title={product.displayInfo.title} variation={variation} block={block} />
      )}
      {block === null && (
        <div
          data-buy-bar=""
          className="flex items-center gap-2.5 border-line bg-raised max-md:fixed max-md:inset-x-0 max-md:min-h-[4.5625rem] max-md:bottom-0 max-md:z-15 max-md:border-t max-md:px-4 max-md:pt-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:shadow-[0_-6px_20px_rgb(0_0_0/.08)] md:bg-transparent print:hidden"
        >
          <Stepper
            quantity={units}
            labels={{
              group: t('quantity.group'),
              field: t('quantity.field'),
              increment: t('quantity.more'),
              decrement: t('quantity.less'),
              remove: t('quantity.remove'),
            }}
            onIncrement={() => onQuantity(units + 1)}
            onDecrement={() => onQuantity(units - 1)}
            {...limits}
            onChange={onQuantity}
            className="w-[min(8rem,45%)] shrink-0 md:w-36"
          />
          <div className="min-w-0 flex-1">{addButton}</div>
        </div>
      )}
      {block === null && saleEnd}
      {block === null && (
        <>
          <div className="flex flex-wrap justify-between gap-x-4 print:hidden">
            <PackFacts weightGrams={variation.weightGrams} quantity={units} stock={variation.stock} />
            {units > 1 && (
              <p className="text-muted" aria-live="polite">
                {t('quantity.total')} <Money value={Math.round(price * 100 * units) / 100} />
              </p>
            )}
          </div>
          {limits.max === 0 && <p className="text-sm font-semibold print:hidden">{limits.notes.aboveMax}</p>}
          {lot && !hasRest && <LotPlace />}
          {lot && hasRest && (
            <LotHint
              offer={lot}
              pack={variation.presentation}
              // The page buys one pack at a time: single packs beside the lots would be lost. The cart exchanges those.
              onTake={lot.rest > 0 ? undefined : () => onPack(lot.lot, lot.lots)}
            />
          )}
          <ProductTrust
            variationId={laterVariation.id}
            quantity={laterUnits}
            responsible={product.regulatory.technicalResponsible}
          />
          <div className="print:hidden">
            <ProductFreight variation={laterVariation} quantity={laterUnits} />
          </div>
        </>
      )}
      {block === 'outOfStock' && (
        <>
          {addButton}
          <ProductStockNotice key={variation.id} variationId={variation.id} />
        </>
      )}
    </>
  );
}

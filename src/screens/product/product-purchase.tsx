import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { brand } from '@config/brands';
import { MAX_LINE_QUANTITY } from '@config/commerce';
import { quotePath } from '@config/routes';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { countAddition } from '@/features/catalog/card/count-choice';
import { purchaseBlock } from '@/features/cart/purchase-block';
import { ProductAsk } from '@/shell/contact/product-ask';
import { ProductFreight } from './product-freight';

const ProductStockNotice = dynamic(() => import('./product-stock-notice'), {
  ssr: false,
  loading: () => <Skeleton className="h-56 w-full rounded-lg print:hidden" />,
});

interface ProductPurchaseProps {
  product: Product;
  variation: Variation;
  quantity: number;
  onQuantity: (quantity: number) => void;
  canBuyLinhaBranca: boolean;
}

/**
 * How a pack is bought here: into the cart, on prescription, by talking to the shop, or later, when it is in stock
 * again (decisions, Catalogue). A brand without a cart only quotes.
 */
export function ProductPurchase({
  product,
  variation,
  quantity,
  onQuantity,
  canBuyLinhaBranca,
}: ProductPurchaseProps) {
  const { t } = useTranslation(['catalog', 'product']);
  const block = purchaseBlock(product, variation, canBuyLinhaBranca);
  const price = variation.salePrice ?? variation.price;
  const most = Math.min(variation.stock, MAX_LINE_QUANTITY);
  // The stock may have shrunk since the quantity was chosen.
  const units = Math.max(1, Math.min(quantity, most));
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
      {product.saleClass === 'receita' && <Notice tone="warn">{t('product:details.prescription')}</Notice>}
      {product.saleClass === 'restrito' && <Notice tone="warn">{t('product:details.restricted')}</Notice>}
      {(!brand.cartEnabled || block === 'restricted' || block === 'linhaBranca') && (
        <ProductAsk title={product.displayInfo.title} variation={variation} block={block} />
      )}
      {!brand.cartEnabled && (
        <ButtonLink href={quotePath(product.slug)} tone="outline" className="w-full print:hidden">
          {t('product:details.quoteForm')}
        </ButtonLink>
      )}
      {brand.cartEnabled && block === null && (
        <div
          data-buy-bar=""
          className="flex items-center gap-2.5 border-line bg-raised max-md:fixed max-md:inset-x-0 max-md:min-h-[4.5625rem] max-md:bottom-14 max-md:z-15 max-md:border-t max-md:px-4 max-md:py-2.5 max-md:shadow-[0_-6px_20px_rgb(0_0_0/.08)] md:bg-transparent print:hidden"
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
            max={most}
            onChange={onQuantity}
            className="w-[min(8rem,45%)] shrink-0 md:w-36"
          />
          <div className="min-w-0 flex-1">{addButton}</div>
        </div>
      )}
      {brand.cartEnabled && block === null && units > 1 && (
        <p className="text-end text-muted print:hidden" aria-live="polite">
          {t('quantity.total')} <Money value={Math.round(price * 100 * units) / 100} />
        </p>
      )}
      {brand.cartEnabled && block === null && (
        <div className="print:hidden">
          <ProductFreight variationId={variation.id} quantity={units} />
        </div>
      )}
      {brand.cartEnabled && block === 'outOfStock' && (
        <>
          {addButton}
          <ProductStockNotice key={variation.id} variationId={variation.id} />
        </>
      )}
    </>
  );
}

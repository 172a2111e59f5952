import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { brand } from '@config/brands';
import { hasPermission } from '@config/permissions';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { Stepper } from '@/components/ui/stepper';
import { useUser } from '@/features/auth/use-user';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { Gallery } from '@/features/catalog/gallery';
import { PackSelector } from '@/features/catalog/pack-selector';
import { PriceBlock } from '@/features/catalog/price-block';
import { ProductRating } from '@/features/catalog/product-rating';
import { SaleTag } from '@/features/catalog/sale-tag';
import { ProductFreight } from './product-freight';
import { whatsappLink } from '@/shell/whatsapp-link';

/** Pictures, pack, price, quantity and the button; the same button stays in reach of the thumb on a phone. */
export function ProductBuyBox({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const { user } = useUser();
  const [selected, setSelected] = useState<Variation | undefined>(
    product.variations.find(({ stock }) => stock > 0) ?? product.variations[0],
  );
  const [quantity, setQuantity] = useState(1);
  if (!selected) return null;
  const { displayInfo } = product;
  const price = selected.salePrice ?? selected.price;
  const canChooseQuantity = product.saleClass !== 'restrito' && selected.stock > 0;
  const choose = (variation: Variation) => {
    setSelected(variation);
    setQuantity(1);
  };
  const addButton = (
    <AddToCartButton
      product={product}
      variation={selected}
      quantity={quantity}
      variant="page"
      canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
    />
  );
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-12">
      <Gallery
        items={product.mediaSet.gallery}
        overlay={<SaleTag price={selected.price} salePrice={selected.salePrice} />}
      />
      <div className="grid min-w-0 gap-4.5">
        <div className="grid gap-2">
          <p className="text-sm text-muted">
            <bdi>{displayInfo.line}</bdi> · <bdi dir="ltr">SKU {selected.sku}</bdi>
          </p>
          <h1
            className="text-[1.75rem] leading-tight font-extrabold md:text-[2.375rem]"
            lang={displayInfo.titleLang}
          >
            {displayInfo.title}
          </h1>
          <p className="text-[1.0625rem] text-muted" lang={displayInfo.summaryLang}>
            {displayInfo.summary}
          </p>
          <ProductRating rating={product.rating} />
        </div>
        <PackSelector variations={product.variations} selectedId={selected.id} onSelect={choose} />
        <PriceBlock variation={selected} />
        {product.saleClass === 'receita' && <Notice tone="warn">{t('product.prescription')}</Notice>}
        {product.saleClass === 'restrito' && <Notice tone="warn">{t('product.restricted')}</Notice>}
        {brand.cartEnabled && canChooseQuantity && (
          <div
            data-buy-bar=""
            className="flex items-center gap-2.5 border-line bg-raised max-md:fixed max-md:inset-x-0 max-md:bottom-14 max-md:z-15 max-md:border-t max-md:px-4 max-md:py-2.5 max-md:shadow-[0_-6px_20px_rgb(0_0_0/.08)] md:bg-transparent"
          >
            <Stepper
              quantity={quantity}
              labels={{
                group: t('quantity.group'),
                increment: t('quantity.more'),
                decrement: t('quantity.less'),
                remove: t('quantity.remove'),
              }}
              onIncrement={() => setQuantity(quantity + 1)}
              onDecrement={() => setQuantity(quantity - 1)}
              incrementDisabled={quantity >= selected.stock}
              className="w-32 shrink-0 md:w-36"
            />
            <div className="min-w-0 flex-1">{addButton}</div>
          </div>
        )}
        {brand.cartEnabled && quantity > 1 && (
          <p className="text-end text-muted" aria-live="polite">
            {t('quantity.total')} <Money value={Math.round(price * 100 * quantity) / 100} />
          </p>
        )}
        {brand.cartEnabled && !canChooseQuantity && addButton}
        {brand.cartEnabled && canChooseQuantity && (
          <ProductFreight variationId={selected.id} quantity={quantity} />
        )}
        <a
          href={whatsappLink(
            t('product.whatsappQuestion', { title: displayInfo.title, pack: selected.presentation }),
          )}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('whatsapp', 'sm')}
        >
          <Icon name="whatsapp" />{' '}
          {brand.cartEnabled ? t('product.askOnWhatsapp') : t('product.quoteOnWhatsapp')}
        </a>
      </div>
    </div>
  );
}

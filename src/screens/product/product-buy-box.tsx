import dynamic from 'next/dynamic';
import { textLang } from '@/lib/texts/text-lang';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasPermission } from '@config/has-permission';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { useSelf } from '@/features/auth/session';
import { Gallery } from '@/features/catalog/gallery/gallery';
import { PackSelector } from '@/features/catalog/pack-selector';
import { PriceBlock } from '@/features/catalog/price-block';
import { ProductRating } from '@/features/catalog/reviews/product-rating';
import { SaleTag } from '@/features/catalog/card/sale-tag';
import { firstPack } from '@/features/catalog/pack-choice';
import { usePackOfAddress } from '@/features/catalog/use-pack-of-address';
import { ProductActions } from './product-actions';
import { ProductPurchase } from './product-purchase';

const SaleEnd = dynamic(() => import('@/features/catalog/sale-end').then((module) => module.SaleEnd));

interface ProductBuyBoxProps {
  product: Product;
  /** The sale has just ended: prices are to be asked for again. */
  onSaleEnd: () => void;
  /** What else can be done with the product, such as keeping or comparing it; stands beside the title. */
  tools?: ReactNode;
  /** Stands in place of buying, asking and sharing, such as where the page is only a preview. */
  purchase?: ReactNode;
  /** What must be known about the price; stands below it. */
  priceNote?: ReactNode;
}

/** Pictures, pack, price, quantity and the button; the same button stays in reach of the thumb on a phone. */
export function ProductBuyBox({ product, onSaleEnd, tools, purchase, priceNote }: ProductBuyBoxProps) {
  const { t } = useTranslation('product');
  const user = useSelf();
  // Only ids are stored: price and stock come from the product as it is now, not as it was when it was chosen. A pack
  // that was chosen by hand holds until the address names another one, such as the next bar code that is scanned.
  const [chosen, setChosen] = useState<{ id: string; named: string | undefined } | null>(null);
  const [quantity, setQuantity] = useState(1);
  const named = usePackOfAddress(product.variations);
  const byHand = chosen?.named === named?.id ? chosen?.id : undefined;
  const selected =
    product.variations.find(({ id }) => id === byHand) ?? named ?? firstPack(product.variations);
  // The pack and its button answer the touch; what only shows the pack follows when they are painted.
  const shown = useDeferredValue(selected);
  const { price = 0, salePrice = null } = shown ?? {};
  // The same element for packs that are on no sale: the pictures are not drawn again for another pack.
  const saleTag = useMemo(
    () => salePrice !== null && <SaleTag price={price} salePrice={salePrice} />,
    [price, salePrice],
  );
  const { flashSaleEndsAt } = product;
  const saleEnd = useMemo(
    () => flashSaleEndsAt && <SaleEnd endsAt={flashSaleEndsAt} onEnd={onSaleEnd} />,
    [flashSaleEndsAt, onSaleEnd],
  );
  if (!selected || !shown) return null;
  const { displayInfo } = product;
  const canBuyLinhaBranca = hasPermission(user, 'linha_branca');
  const choose = (variation: Variation) => {
    setChosen({ id: variation.id, named: named?.id });
    setQuantity(1);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-12 print:block">
      <div className="print:hidden">
        <Gallery items={product.mediaSet.gallery} overlay={saleTag} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <p className="text-sm text-muted">
              <bdi>{displayInfo.line}</bdi> · <bdi dir="ltr">SKU {selected.sku}</bdi>
            </p>
            {tools && <div className="-my-2 flex flex-wrap gap-1 print:hidden">{tools}</div>}
          </div>
          <h1
            className="text-[1.75rem] leading-tight font-extrabold md:text-[2.375rem]"
            lang={displayInfo.titleLang}
          >
            {displayInfo.title}
          </h1>
          <p className="text-[1.0625rem] text-muted" lang={textLang(product.untranslated, 'summary')}>
            {displayInfo.summary}
          </p>
          <ProductRating rating={product.rating} />
        </div>
        {/* Below the first screen of a phone; on a wide one it comes while the page is still fading in. */}
        <>
          <PackSelector
            variations={product.variations}
            selectedId={selected.id}
            onSelect={choose}
            canBuyLinhaBranca={canBuyLinhaBranca}
          />
          <div className="print:hidden">
            <PriceBlock variation={shown} saleEnd={saleEnd} />
          </div>
          {priceNote}
          {purchase ?? (
            <>
              <ProductPurchase
                product={product}
                variation={selected}
                quantity={quantity}
                onQuantity={setQuantity}
                canBuyLinhaBranca={canBuyLinhaBranca}
              />
              <ProductActions
                slug={product.slug}
                title={displayInfo.title}
                question={t('details.whatsappQuestion', {
                  title: displayInfo.title,
                  pack: shown.presentation,
                })}
              />
            </>
          )}
        </>
      </div>
    </div>
  );
}

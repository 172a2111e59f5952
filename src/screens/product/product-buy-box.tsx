import dynamic from 'next/dynamic';
import { textLang } from '@/lib/texts/text-lang';
import { useTranslation } from 'next-i18next/pages';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { useBelowFirstScreen } from '@/lib/browser/first-screen';
import { useSelf } from '@/features/auth/session';
import { isAskedInstead, purchaseBlock } from '@/features/cart/purchase-block';
import { CostPerHead } from '@/features/catalog/calculator/cost-per-head';
import { Gallery } from '@/features/catalog/gallery/gallery';
import { PackSelector } from '@/features/catalog/pack-selector';
import { PagePrice } from '@/features/catalog/page-price';
import { ProductRating } from '@/features/catalog/reviews/product-rating';
import { SaleTag } from '@/features/catalog/card/sale-tag';
import { firstPack } from '@/features/catalog/pack-choice';
import { ProductHighlights } from '@/features/catalog/product-highlights';
import { SheetLink } from '@/features/catalog/sheet-link';
import { namePack } from '@/features/catalog/name-pack';
import { usePackOfAddress } from '@/features/catalog/use-pack-of-address';
import { QuotePurchase } from '@/screens/quotes/quote-purchase';
import { WhatsappAsk } from '@/shell/contact/whatsapp-ask';
import { ProductPurchase } from './product-purchase';

// Below what is bought.
const ShareActions = dynamic(() =>
  import('@/features/catalog/share-actions').then((module) => module.ShareActions),
);
const SaleEnd = dynamic(() => import('@/features/catalog/sale-end').then((module) => module.SaleEnd));

interface ProductActionsProps {
  slug: string;
  title: string;
  /** The chosen pack; null for the one that the page opens with. */
  sku: string | null;
  /** The first message of the chat with the shop; null where another button of the page leads to it. */
  question: string | null;
  sheet: Product['technicalSheet'];
  /** Other actions, such as favourite or compare. */
  tools?: ReactNode;
}

/** Ask, share and print a product, and download its technical sheet. */
const ProductActions = memo(function ProductActions({
  slug,
  title,
  sku,
  question,
  sheet,
  tools,
}: ProductActionsProps) {
  const { t } = useTranslation('product');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 print:hidden">
      {question !== null && <WhatsappAsk message={question}>{t('details.askOnWhatsapp')}</WhatsappAsk>}
      {/* Their text stands under the text above, not their padding. */}
      <div className="-mx-[min(0.75rem,3vw)] grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] justify-items-start [&>*]:text-start">
        <ShareActions slug={slug} title={title} sku={sku} />
        {tools}
        {/* A data sheet has both at its head. */}
        {(process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)) && (
          <>
            <button type="button" onClick={() => window.print()} className={buttonStyle('quiet', 'xs')}>
              <Icon name="printer" /> {t('print')}
            </button>
            <SheetLink sheet={sheet} className={buttonStyle('quiet', 'xs')} />
          </>
        )}
      </div>
    </div>
  );
});

interface ProductBuyBoxProps {
  product: Product;
  /** Called when the sale has ended, to refetch the prices. */
  onSaleEnd: () => void;
  /** Other actions, such as favourite or compare; beside asking and sharing. */
  tools?: ReactNode;
  /** Replaces buying, asking and sharing, such as on a preview. */
  purchase?: ReactNode;
  /** A notice below the price. */
  priceNote?: ReactNode;
}

/** Pictures, pack, price, quantity and the buy button, which is fixed at the bottom of a phone. */
export function ProductBuyBox({ product, onSaleEnd, tools, purchase, priceNote }: ProductBuyBoxProps) {
  const { t } = useTranslation('product');
  const user = useSelf();
  const hasRest = useBelowFirstScreen();
  // Only ids are state, so that price and stock are always current. A pack that was chosen by hand stays until the
  // address names another one, such as the next scanned bar code.
  const [chosen, setChosen] = useState<{ id: string; named: string | undefined } | null>(null);
  const [quantity, setQuantity] = useState(1);
  const named = usePackOfAddress(product.variations);
  const byHand = chosen?.named === named?.id ? chosen?.id : undefined;
  const selected =
    product.variations.find(({ id }) => id === byHand) ?? named ?? firstPack(product.variations);
  // The selector and the button update first; parts that only show the pack update in a deferred render.
  const shown = useDeferredValue(selected);
  const { price = 0, salePrice = null } = shown ?? {};
  // A constant element for packs without a sale, so that the pictures do not render again for another pack.
  const saleTag = useMemo(
    () => salePrice !== null && <SaleTag price={price} salePrice={salePrice} />,
    [price, salePrice],
  );
  const { flashSaleEndsAt } = product;
  const saleEnd = useMemo(
    () => flashSaleEndsAt && <SaleEnd endsAt={flashSaleEndsAt} onEnd={onSaleEnd} />,
    [flashSaleEndsAt, onSaleEnd],
  );
  const priceLabel = useMemo(
    () =>
      shown && (
        <PagePrice
          variation={shown}
          perHead={product.dose && <CostPerHead product={product} variation={shown} />}
        />
      ),
    [product, shown],
  );
  if (!selected || !shown) return null;
  const { displayInfo } = product;
  // A factory quotes every pack to everybody.
  const canBuyLinhaBranca = !brand.cartEnabled || hasPermission(user, 'linha_branca');
  const choose = (variation: Variation, units = 1) => {
    setChosen({ id: variation.id, named: named?.id });
    setQuantity(units);
    if (!purchase) namePack(variation.sku);
  };
  // A slow phone paints before it has read the whole page. So what it shows stands in this order here, and no class asks
  // for `:last-child`, which fits nothing until then.
  return (
    <div className="grid grid-cols-[min(7rem,36%)_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2.5 max-md:[&>div+div>*+*]:col-span-2 md:grid-cols-2 md:gap-5 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-12 print:block">
      <div className="lg:sticky lg:top-24 print:hidden">
        <Gallery items={product.mediaSet.gallery} overlay={saleTag} />
        {brand.cartEnabled && <ProductHighlights product={product} className="mt-6 max-lg:hidden" />}
      </div>
      <div className="min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5 max-md:contents md:grid">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 md:-order-1 md:gap-2">
          <p className="text-sm text-muted">
            <bdi>{displayInfo.line}</bdi> ·{' '}
            <bdi dir="ltr" className="inline-block wrap-anywhere">
              SKU {selected.sku}
            </bdi>
          </p>
          <h1
            className="text-[1.375rem] leading-tight font-extrabold wrap-anywhere md:text-[2.125rem]"
            lang={displayInfo.titleLang}
          >
            {displayInfo.title}
          </h1>
          <ProductRating rating={product.rating} />
        </div>
        <PackSelector
          variations={product.variations}
          selectedId={selected.id}
          onSelect={(variation) => choose(variation)}
          canBuyLinhaBranca={canBuyLinhaBranca}
        />
        <div data-price-block="" className="md:mt-1">
          {priceLabel}
        </div>
        {priceNote}
        <p className="text-muted md:-order-1" lang={textLang(product.untranslated, 'summary')}>
          {displayInfo.summary}
        </p>
        {purchase || (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
              <ProductPurchase
                product={product}
                variation={selected}
                quantity={quantity}
                onQuantity={setQuantity}
                onPack={choose}
                saleEnd={shown.salePrice !== null && saleEnd}
                canBuyLinhaBranca={canBuyLinhaBranca}
              />
            ) : (
              <QuotePurchase
                product={product}
                variation={selected}
                quantity={quantity}
                onQuantity={setQuantity}
              />
            )}
            {hasRest && (
              <ProductActions
                slug={product.slug}
                title={displayInfo.title}
                sku={shown.id === firstPack(product.variations)?.id ? null : shown.sku}
                sheet={product.technicalSheet}
                question={
                  !brand.cartEnabled || isAskedInstead(purchaseBlock(product, selected, canBuyLinhaBranca))
                    ? null
                    : t('details.whatsappQuestion', { title: displayInfo.title, pack: shown.presentation })
                }
                tools={tools}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

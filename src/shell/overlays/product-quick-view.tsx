import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { brand } from '@config/brands';
import { isLocale } from '@config/locales';
import { hasPermission } from '@config/has-permission';
import { productPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { PictureImage } from '@/components/ui/picture-image';
import { Skeleton } from '@/components/ui/skeleton';
import { useSelf } from '@/features/auth/session';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { isAskedInstead, purchaseBlock } from '@/features/cart/purchase-block';
import { firstPack } from '@/features/catalog/pack-choice';
import { PackSelector } from '@/features/catalog/pack-selector';
import { PagePrice } from '@/features/catalog/page-price';
import { ProductRating } from '@/features/catalog/reviews/product-rating';
import { QuoteAddButton } from '@/features/quotes/quote-add-button';
import { failureTextKey } from '@/lib/texts/failure-text-key';
import { ProductAsk } from '@/shell/contact/product-ask';
import { closeModal, useUi } from '@/client/ui-store';

const Waiting = () => (
  <div className="grid gap-6 sm:grid-cols-2" aria-busy="true">
    <Skeleton className="aspect-square w-full rounded-lg" />
    <Skeleton className="h-80 w-full rounded-lg" />
  </div>
);

/** PRODUCT_VIEW of the modal: the product with the given slug, which can be bought without leaving the list. */
export default function ProductQuickView() {
  const { t } = useTranslation(['product', 'common']);
  const { modalData } = useUi();
  const { locale } = useRouter();
  const user = useSelf();
  // The store clears the slug when the modal closes, while the view still fades out.
  const [slug] = useState(() => (typeof modalData === 'string' ? modalData : ''));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const hasTexts = useNamespace('product');
  const hasCatalogTexts = useNamespace('catalog');
  const { data, error, refetch } = useQuery(
    endpointQuery('getProduct', {
      params: { slug },
      query: { locale: isLocale(locale) ? locale : undefined },
    }),
  );
  if (!data && error) {
    return (
      <Notice tone="error" role="alert" title={t('common:failure.title')}>
        <p>{t(failureTextKey(error))}</p>
        <p>
          <Button tone="outline" size="sm" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </p>
      </Notice>
    );
  }
  const selected = data?.variations.find(({ id }) => id === selectedId) ?? firstPack(data?.variations ?? []);
  if (!data || !selected || !hasTexts || !hasCatalogTexts) return <Waiting />;
  const { displayInfo, picture } = data;
  const canBuyLinhaBranca = !brand.cartEnabled || hasPermission(user, 'linha_branca');
  const block = purchaseBlock(data, selected, canBuyLinhaBranca);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="tile grid aspect-square place-items-center rounded-lg border border-line max-sm:aspect-video">
        {picture && (
          <PictureImage
            picture={picture}
            sizes="(min-width: 640px) 400px, 50vw"
            className="h-auto w-[88%] max-sm:w-1/2"
          />
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <div className="grid gap-1.5">
          <p className="text-sm text-muted">
            <bdi>{displayInfo.line}</bdi>
          </p>
          <h3 className="text-[1.5rem]" lang={displayInfo.titleLang}>
            {displayInfo.title}
          </h3>
          <ProductRating rating={data.rating} />
        </div>
        <PackSelector
          variations={data.variations}
          selectedId={selected.id}
          onSelect={({ id }) => setSelectedId(id)}
          canBuyLinhaBranca={canBuyLinhaBranca}
        />
        <PagePrice variation={selected} />
        {!(process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)) &&
        block !== 'restricted' ? (
          <QuoteAddButton product={data} packs={[{ variation: selected, units: 1 }]} />
        ) : isAskedInstead(block) ? (
          <ProductAsk title={displayInfo.title} variation={selected} block={block} />
        ) : (
          <AddToCartButton
            product={data}
            variation={selected}
            variant="card"
            canBuyLinhaBranca={canBuyLinhaBranca}
          />
        )}
        <ButtonLink href={productPath(slug)} tone="quiet" size="sm" onClick={closeModal}>
          {t('quickView.page')}
        </ButtonLink>
      </div>
    </div>
  );
}

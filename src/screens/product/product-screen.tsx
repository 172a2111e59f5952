import { Activity } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { categoryPath, productPath } from '@config/routes';
import { isLocale } from '@config/locales';
import { useOnline } from '@/client/use-online';
import { useBelowFirstScreen } from '@/lib/browser/first-screen';
import dynamic from 'next/dynamic';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Skeleton } from '@/components/ui/skeleton';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { ProductDetails } from '@/features/catalog/product-details';
import { listProductSections } from '@/features/catalog/product-sections';
import { useRememberSeen } from '@/features/catalog/recently-seen';
import { productQuery, relatedProductsQuery } from '@/features/catalog/product.queries';
import { Section } from '@/features/catalog/section';
import { SectionLinks } from '@/features/catalog/section-links';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { ProductBuyBox } from './product-buy-box';
import { ProductTools } from './product-tools';
import { ProductGrid } from '@/screens/listing/product-grid';
import { ProductPrintNote } from './product-print-note';
import { ProductReviews } from './product-reviews';
import { DataSheet } from '@/screens/quotes/lazy-quotes';

const ProductRecentlySeen = dynamic(
  () => import('./product-recently-seen').then((module) => module.ProductRecentlySeen),
  { ssr: false },
);
// The page brings its data.
const QueryFallback = dynamic(() =>
  import('@/screens/query-fallback').then((module) => module.QueryFallback),
);
/** As high as the calculator of most products is: its fields stand beside the result on a wide screen only. */
const CALCULATOR_HEIGHT = 'max(34.75rem, 54.375rem - 0.95 * (100vw - 22.5rem))';
function CalculatorPlace() {
  const { t } = useTranslation('product');
  return (
    <div
      data-needs-script=""
      style={{ height: CALCULATOR_HEIGHT }}
      className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[1.1fr_1fr]"
    >
      <div className="grid grid-rows-[auto_1fr] gap-4 p-5 md:p-6">
        <h2 className="text-[1.375rem]">{t('calculator.title')}</h2>
        <Skeleton className="size-full rounded-lg" />
      </div>
      <div className="bg-primary" />
    </div>
  );
}
const ProductCalculator = dynamic(() => import('./product-calculator'), {
  ssr: false,
  // Without its script there is no calculator: the dose is in the directions.
  loading: ({ error }) => (error ? null : <CalculatorPlace />),
});
// A product is rarely taken away while its page is open.
const ProductGone = dynamic(() => import('./product-gone'), { ssr: false });
const OldPriceNotice = dynamic(() => import('@/features/catalog/old-price-notice'), { ssr: false });

/** A product: pack and price first, then what a farmer or vet needs to know. On paper: its technical sheet. */
export function ProductScreen({ slug }: { slug: string }) {
  const { t } = useTranslation(['product', 'catalog', 'common']);
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : undefined;
  const query = useQuery({
    ...productQuery(slug, locale),
    // The page may be five minutes old, and a tab hours, so price and stock are refetched; the old ones are shown until
    // then.
    refetchOnWindowFocus: true,
  });
  const product = query.data;
  const related = useQuery({
    ...relatedProductsQuery(product?.id ?? '', locale),
    enabled: !!product,
  });
  // The data is from an earlier visit, and the server cannot be reached.
  const isGone = query.error?.status === 404;
  const isPriceOld = !useOnline() || (query.isRefetchError && !isGone);
  const hasRest = useBelowFirstScreen();
  useRememberSeen(product?.id);
  if (!product) return <QueryFallback query={query} />;
  const { displayInfo, categories, mediaSet } = product;
  const category = categories[0];
  const calculator = product.dose && (
    <WhenInViewport key={product.id} fallback={<CalculatorPlace />}>
      <ProductCalculator product={product} />
    </WhenInViewport>
  );
  return (
    <div data-sheet="" className="max-md:pb-4">
      <PageMeta
        title={displayInfo.title}
        description={displayInfo.summary}
        path={productPath(slug)}
        image={product.socialImage ?? mediaSet.gallery[0]}
        type="product"
      />
      <p className="wrap hidden font-bold print:block">
        <bdi>{brand.name}</bdi> · {t('sheet.title')}
      </p>
      <div className="wrap">
        <Breadcrumbs
          label={t('common:breadcrumbs.label')}
          items={[
            { name: t('common:breadcrumbs.home'), href: '/' },
            ...(category ? [{ name: category.name, href: categoryPath(category.slug) }] : []),
            { name: displayInfo.title, lang: displayInfo.titleLang },
          ]}
        />
        {/* The key resets pack and picture for another product. */}
        <ProductBuyBox
          key={product.id}
          product={product}
          tools={<ProductTools product={product} variant="page" />}
          onSaleEnd={() => void query.refetch()}
          purchase={isGone && <ProductGone category={category} />}
          priceNote={isPriceOld && <OldPriceNotice updatedAtMs={query.dataUpdatedAt} />}
        />
      </div>
      {hasRest ? (
        <>
          <StructuredData
            product={product}
            trail={[
              ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
              { name: displayInfo.title, path: productPath(slug) },
            ]}
          />
          {/* The links are sticky while one of their sections is in view. */}
          <div className="mt-8">
            <SectionLinks
              links={listProductSections(product).map((id) => ({ id, name: t(`sections.${id}`) }))}
            />
            <div className="wrap mt-8">
              <Activity>
                {process.env.SELLS_BY === 'cart' ||
                (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
                  <ProductDetails product={product} calculator={calculator} />
                ) : (
                  <DataSheet product={product} calculator={calculator} />
                )}
              </Activity>
            </div>
            <div id="avaliacoes" className="scroll-mt-12 print:hidden">
              <Section
                title={t('catalog:reviews.title')}
                holds={product.reviews.length + product.hardcodedReviews.length > 3 ? 'grid' : 'lines'}
              >
                <ProductReviews key={product.id} product={product} />
              </Section>
            </div>
          </div>
          <ProductPrintNote slug={slug} />
          <div className="print:hidden">
            {related.data && related.data.length > 0 && (
              <Section holds="row" title={t('details.boughtTogether')}>
                <ProductGrid inRow products={related.data} />
              </Section>
            )}
            <ProductRecentlySeen exceptId={product.id} />
          </div>
        </>
      ) : (
        <div aria-busy className="min-h-screen" />
      )}
    </div>
  );
}

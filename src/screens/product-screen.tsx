import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { categoryPath, productPath } from '@config/routes';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ProductDetails } from '@/features/catalog/product-details';
import { Reviews } from '@/features/catalog/reviews';
import { Section } from '@/features/catalog/section';
import { PageMeta } from '@/shell/page-meta';
import { ProductBuyBox } from './product-buy-box';
import { ProductCalculator } from './product-calculator';
import { ProductGrid } from './product-grid';
import { QueryFallback } from './query-fallback';

/** A product: pack and price first, then what a farmer or vet needs to know. */
export function ProductScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : undefined;
  const query = useQuery(endpointQuery('getProduct', { params: { slug }, query: { locale } }));
  const product = query.data;
  const recommendations = useQuery({
    ...endpointQuery('listRecommendations', { query: { productId: product?.id ?? '', locale } }),
    enabled: !!product,
  });
  if (!product) return <QueryFallback query={query} />;
  const { displayInfo, categories, mediaSet } = product;
  const category = categories[0];
  return (
    <div className="max-md:pb-16">
      <PageMeta
        title={displayInfo.title}
        description={displayInfo.summary}
        path={productPath(slug)}
        image={mediaSet.gallery[0]?.srcUrl}
      />
      <div className="wrap">
        <Breadcrumbs
          label={common('breadcrumbs.label')}
          items={[
            { name: common('breadcrumbs.home'), href: '/' },
            ...(category ? [{ name: category.name, href: categoryPath(category.slug) }] : []),
            { name: displayInfo.title, lang: displayInfo.titleLang },
          ]}
        />
        {/* A new product starts with its own first pack and picture. */}
        <ProductBuyBox key={product.id} product={product} />
      </div>
      {product.dose && (
        <div className="wrap mt-10">
          <ProductCalculator key={product.id} product={product} />
        </div>
      )}
      <div className="wrap mt-10 border-t border-line pt-8">
        <ProductDetails product={product} />
      </div>
      <Section title={t('reviews.title')}>
        <Reviews product={product} />
      </Section>
      {recommendations.data && recommendations.data.length > 0 && (
        <Section title={t('product.boughtTogether')}>
          <ProductGrid products={recommendations.data} />
        </Section>
      )}
    </div>
  );
}

import { useQueries, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { isLocale } from '@config/locales';
import { comparePath, ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { firstPack } from '@/features/catalog/pack-choice';
import { PriceLabel } from '@/features/catalog/price-label';
import { productQuery } from '@/features/catalog/product.queries';
import { useReplaceRoute } from '@/client/use-replace-route';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyPlace } from './empty-place';
import { Skeleton } from '@/components/ui/skeleton';
import { PackText } from '@/components/ui/text/pack-text';
import type { Product } from '@/contract/schemas/catalog';
import { useSelf } from '@/features/auth/session';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { CompareTable } from '@/features/compare/compare-table';
import { removeCompared, useCompared } from '@/features/compare/compare-store';
import { readComparedSlugs } from '@/features/compare/compare-url';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { PageMeta } from '@/shell/page-meta';
import { QuoteCardButton } from '@/screens/quotes/quote-card-button';
import { QueryFallback } from '@/screens/query-fallback';

/** An address without products gets those that were chosen on this device, so that it can be shared. */
function useChosenProducts(hasSlugs: boolean, locale: string | undefined) {
  const ids = useCompared();
  const cards = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: [...ids], locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: !hasSlugs && ids.length > 0,
  });
  const found = cards.data;
  const isComplete = hasSlugs || !found || found.length === 0;
  useReplaceRoute(isComplete ? null : comparePath(found.map(({ slug }) => slug)), { shallow: true });
  return { isWaiting: !hasSlugs && ids.length > 0 && (found?.length ?? 1) > 0, query: cards };
}

/** /comparar: up to four products side by side; the address names them. */
export function CompareScreen() {
  const { t } = useTranslation('saved');
  const router = useRouter();
  const user = useSelf();
  const locale = isLocale(router.locale) ? router.locale : undefined;
  const slugs = readComparedSlugs(router.query);
  const chosen = useChosenProducts(slugs.length > 0, locale);
  const queries = useQueries({
    queries: slugs.map((slug) => productQuery(slug, locale)),
  });
  // An address may name a product twice: by its slug and by a former one.
  const byId = new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  const products = [...byId.values()];
  const failed = queries.find(
    ({ error, isPending, isPaused }) => (error && error.status !== 404) || (isPending && isPaused),
  );

  const heading = useRef<HTMLHeadingElement>(null);
  const box = useFocusAfterRemoval<HTMLDivElement>({
    count: products.length,
    entry: 'th[scope=col]',
    control: 'button',
    rest: heading,
  });

  const remove = (product: Product) => {
    removeCompared(product.id);
    const rest = slugs.filter((_slug, index) => queries[index]?.data?.id !== product.id);
    void router.replace(comparePath(rest), undefined, { shallow: true });
  };

  const content = () => {
    if (failed) return <QueryFallback query={failed} />;
    if (queries.some(({ isPending }) => isPending) || (chosen.isWaiting && !chosen.query.error))
      return <Skeleton className="h-[60vh] w-full rounded-lg" />;
    if (chosen.isWaiting) return <QueryFallback query={chosen.query} />;
    if (products.length === 0)
      return (
        <EmptyPlace title={t('compare.emptyTitle')} text={t('compare.emptyText')}>
          <ButtonLink href={ROUTES.shop}>{t('browse')}</ButtonLink>
        </EmptyPlace>
      );
    return (
      <CompareTable
        products={products}
        onRemove={remove}
        offer={(product) => {
          const pack = firstPack(product.variations);
          if (!pack) return null;
          return (
            <div className="grid max-w-72 gap-2">
              <p className="text-sm text-muted">
                <PackText presentation={pack.presentation} />
              </p>
              <PriceLabel variation={pack} />
              {process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
                <AddToCartButton
                  product={product}
                  variation={pack}
                  variant="card"
                  canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
                />
              ) : (
                <QuoteCardButton product={product} variation={pack} />
              )}
            </div>
          );
        }}
      />
    );
  };

  return (
    <div className="wrap py-8">
      <PageMeta title={t('compare.title')} noindex />
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl font-extrabold outline-none">
        {t('compare.title')}
      </h1>
      <div {...box}>{content()}</div>
    </div>
  );
}

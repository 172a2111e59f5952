import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyPlace } from './empty-place';
import { useHydrated } from '@/features/auth/token-store';
import { useUser } from '@/features/auth/session';
import { useFavorites } from '@/features/favorites/favorites-store';
import { PageMeta } from '@/shell/page-meta';
import { ProductGrid } from './product-grid';
import { QueryFallback } from '@/screens/query-fallback';

/** The maximum of one call; of a longer list the newest are shown. */
const SHOWN = 48;

/** /favoritos: the favourites of this device, the newest first. */
export function FavoritesScreen() {
  const { t } = useTranslation('saved');
  const { locale } = useRouter();
  const hydrated = useHydrated();
  const { status } = useUser();
  const ids = useFavorites().slice(0, SHOWN);
  const query = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: ids, locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: hydrated && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const products = query.data?.filter(({ id }) => ids.includes(id));

  const content = () => {
    if (!hydrated || (ids.length > 0 && !products)) return <QueryFallback query={query} />;
    if (!products || products.length === 0)
      return (
        <EmptyPlace title={t('favorites.emptyTitle')} text={t('favorites.emptyText')}>
          <ButtonLink href={ROUTES.shop}>{t('browse')}</ButtonLink>
        </EmptyPlace>
      );
    return <ProductGrid products={products} />;
  };

  return (
    <div className="wrap py-8">
      <PageMeta title={t('favorites.title')} noindex />
      <h1 className="text-3xl font-extrabold">{t('favorites.title')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {status === 'signedIn' ? t('favorites.inAccount') : t('favorites.onDevice')}
      </p>
      {/* The cards are headings of level 3. */}
      <h2 className="sr-only">{t('favorites.list')}</h2>
      {content()}
    </div>
  );
}

import { useQueries } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { useNamespace } from '@/client/use-namespace';
import { ButtonLink } from '@/components/ui/button-link';
import { MAX_CARDS } from '@/contract/constants';
import { EmptyPlace } from './empty-place';
import { useHydrated } from '@/features/auth/token-store';
import { useUser } from '@/features/auth/session';
import { useFavorites } from '@/features/favorites/favorites-store';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { PageMeta } from '@/shell/page-meta';
import { ProductGrid } from './product-grid';
import { ProductListMore } from './product-list-more';
import { QueryFallback } from '@/screens/query-fallback';

/** How many more a press shows. */
const STEP = MAX_CARDS;

/** The cards of the first `limit` favourites. After a removal only the card that moves up is asked for. */
function useCards(ids: readonly string[], limit: number) {
  const { locale } = useRouter();
  const [asked, setAsked] = useState<string[][]>([]);
  const wanted = ids.slice(0, limit);
  const known = new Set(asked.flat());
  const missing = wanted.filter((id) => !known.has(id)).slice(0, STEP);
  if (missing.length > 0) setAsked([...asked, missing]);

  const queries = useQueries({
    queries: asked.map((id) =>
      endpointQuery('listProductCards', { query: { id, locale: isLocale(locale) ? locale : undefined } }),
    ),
  });
  const cards = new Map(queries.flatMap(({ data }) => data ?? []).map((card) => [card.id, card]));
  const answered = new Set(asked.flatMap((part, index) => (queries[index]?.data ? part : [])));
  return {
    products: wanted.flatMap((id) => cards.get(id) ?? []),
    /** Without those that the shop does not show any more. */
    total: ids.filter((id) => cards.has(id) || !answered.has(id)).length,
    isLoading: queries.some(({ isPending }) => isPending),
    failed: queries.find(
      ({ isLoadingError, isPending, isPaused }) => isLoadingError || (isPending && isPaused),
    ),
  };
}

/** Its texts are those of the lists, which few favourites need. */
function FavoritesMore(props: ComponentProps<typeof ProductListMore>) {
  return useNamespace('search') ? <ProductListMore {...props} /> : null;
}

/** /favoritos: the favourites of this device, the newest first. */
export function FavoritesScreen() {
  const { t } = useTranslation('saved');
  const hydrated = useHydrated();
  const { status } = useUser();
  const ids = useFavorites();
  const [limit, setLimit] = useState(STEP);
  const { products, total, isLoading, failed } = useCards(ids, limit);
  const shown = products.length;

  const heading = useRef<HTMLHeadingElement>(null);
  const box = useFocusAfterRemoval<HTMLDivElement>({ count: shown, control: 'h3 a', rest: heading });
  const list = box.ref;

  // The first of the further products gets the focus, as in the lists: the button may be gone.
  const pressed = useRef<{ shown: number; byPointer: boolean } | null>(null);
  useEffect(() => {
    if (!pressed.current || shown <= pressed.current.shown) return;
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a');
    links?.[pressed.current.shown]?.focus({ preventScroll: pressed.current.byPointer });
    pressed.current = null;
  }, [shown, list]);

  const content = () => {
    if (!hydrated || (total > 0 && shown === 0 && (isLoading || failed)))
      return <QueryFallback query={failed ?? { error: null, refetch: () => undefined }} />;
    if (total === 0)
      return (
        <EmptyPlace title={t('favorites.emptyTitle')} text={t('favorites.emptyText')}>
          <ButtonLink href={ROUTES.shop}>{t('browse')}</ButtonLink>
        </EmptyPlace>
      );
    return (
      <>
        <div {...box}>
          <ProductGrid products={products} />
        </div>
        {failed && <QueryFallback query={failed} />}
        {ids.length > STEP && (
          <FavoritesMore
            shown={shown}
            total={total}
            pending={isLoading}
            page={limit / STEP}
            onMore={
              shown < total && !failed
                ? (event) => {
                    pressed.current = { shown, byPointer: event.detail > 0 };
                    setLimit(limit + STEP);
                  }
                : undefined
            }
          />
        )}
      </>
    );
  };

  return (
    <div className="wrap py-8">
      <PageMeta title={t('favorites.title')} noindex />
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold outline-none">
        {t('favorites.title')}
      </h1>
      <p className="mt-1 mb-6 text-muted">
        {status === 'signedIn' ? t('favorites.inAccount') : t('favorites.onDevice')}
      </p>
      {/* The cards are headings of level 3. */}
      <h2 className="sr-only">{t('favorites.list')}</h2>
      {content()}
    </div>
  );
}

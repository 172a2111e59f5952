import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OfflineNotice } from '@/screens/query-fallback';
import { wantedPack, type ListFilters } from '@/features/catalog/list/product-list-url';
import { markTitles } from './mark-titles';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';
import { listPageQuery, type ListSource } from '@/features/catalog/list/product-list.queries';

interface ProductListPageProps {
  source: ListSource;
  filters: ListFilters;
  page: number;
  /** The expected number of products, for the skeleton. */
  expected: number;
  /** Set on a page that was just requested: its first product gets the focus. */
  onArrival?: (firstLink: HTMLElement | null) => void;
}

/** A further page below the first one, with its own loading and error state. */
export function ProductListPage({ source, filters, page, expected, onArrival }: ProductListPageProps) {
  const { t } = useTranslation('catalog');
  const { t: search } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const { locale } = useRouter();
  const section = useRef<HTMLElement>(null);
  const {
    data,
    isError,
    isPaused: isWaiting,
    refetch,
  } = useQuery(listPageQuery(source, filters, page, locale));
  const isThere = !!data;
  const isPaused = !data && isWaiting;

  useEffect(() => {
    if (isThere) onArrival?.(section.current?.querySelector<HTMLElement>('h3 a') ?? null);
  }, [isThere, onArrival]);

  return (
    <section
      ref={section}
      aria-label={t('list.page', { number: page })}
      aria-busy={!data && !isError && !isPaused}
      className="mt-3 md:mt-5"
    >
      {data ? (
        <ProductGrid
          products={data.items}
          columns={3}
          wanted={wantedPack(filters)}
          reading={data.reading}
          q={filters.q}
          showTitle={markTitles(data.reading)}
        />
      ) : isError ? (
        <Notice tone="error" role="alert" title={search('more.failed')}>
          <p>
            <Button tone="outline" size="sm" onClick={() => void refetch()}>
              {common('actions.retry')}
            </Button>
          </p>
        </Notice>
      ) : isPaused ? (
        <OfflineNotice />
      ) : (
        <ProductGridSkeleton count={expected} />
      )}
    </section>
  );
}

import { notifyManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { PAGE_SIZE } from '@config/commerce';
import type { ProductList } from '@/contract/schemas/catalog';
import { Pagination } from '@/components/ui/pagination';
import {
  filtersOfAddress,
  MAX_SHOWN_PAGES,
  shownPages,
  type ListFilters,
  wantedPack,
} from '@/features/catalog/list/product-list-url';
import { markTitles } from './mark-titles';
import { ProductGrid } from './product-grid';
import { ProductListMore } from './product-list-more';
import { ProductListPage } from './product-list-page';
import { listPageQuery, type ListSource } from '@/features/catalog/list/product-list.queries';

interface ProductListProductsProps {
  source: ListSource;
  filters: ListFilters;
  /** Whether these are the filters of the address; false as long as that was not read. */
  isRead: boolean;
  /** The first page that is shown. */
  first: ProductList;
  hrefOf: (filters: ListFilters) => string;
  /** Id of the form of the filters. */
  form?: string;
}

/**
 * The pages of a list below each other, a button for the next one, and links to all of them. The address has the range of
 * pages, so that a reload, a shared link and back navigation show the same.
 */
export function ProductListProducts({
  source,
  filters,
  isRead,
  first,
  hrefOf,
  form,
}: ProductListProductsProps) {
  const { t } = useTranslation('catalog');
  const router = useRouter();
  const client = useQueryClient();
  const [firstPage = 1, ...addedPages] = shownPages(filters).filter(
    (page, index) => index === 0 || page <= first.pageCount,
  );
  const lastPage = addedPages.at(-1) ?? firstPage;
  const isEnd = lastPage >= first.pageCount;
  const keyOf = (page: number) => listPageQuery(source, filters, page, router.locale).queryKey;
  const lastKey = keyOf(lastPage);
  const isThere = (page: number) => page === firstPage || client.getQueryData(keyOf(page)) !== undefined;
  const isLoading = useIsFetching({ queryKey: lastKey, exact: true }) > 0 && !isThere(lastPage);

  const [asked, setAsked] = useState<{ page: number; byPointer: boolean } | null>(null);
  const onArrival = useCallback(
    (link: HTMLElement | null) => {
      // No scrolling for a pointer; the focus of a keyboard user must be visible.
      link?.focus({ preventScroll: asked?.byPointer });
      setAsked(null);
    },
    [asked],
  );

  const countBefore = (page: number) => Math.min(page * PAGE_SIZE, first.total);
  // Only pages that have come: one may be under way, have failed, or wait for the network.
  const countShown = () =>
    [firstPage, ...addedPages.filter(isThere)].reduce(
      (sum, page) => sum + countBefore(page) - countBefore(page - 1),
      0,
    );
  const shown = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [client]),
    countShown,
    countShown,
  );
  const loadMore = (event: MouseEvent) => {
    // The page of the last press did not load: it comes before the next one.
    if (!isThere(lastPage)) return void client.refetchQueries({ queryKey: lastKey, exact: true });
    const from = isRead ? filters : filtersOfAddress(router.asPath);
    const [desde, pagina] = isRead ? [firstPage, lastPage + 1] : [from.desde ?? from.pagina, from.pagina + 1];
    setAsked({ page: pagina, byPointer: event.detail > 0 });
    const next = { ...from, pagina, desde };
    void router.replace(hrefOf(next), undefined, { scroll: false, shallow: true });
  };

  return (
    <>
      <ProductGrid
        products={first.items}
        columns={3}
        priorityCount={2}
        wanted={wantedPack(filters)}
        reading={first.reading}
        q={filters.q}
        showTitle={markTitles(first.reading)}
      />
      {addedPages.map((page) => (
        <ProductListPage
          key={page}
          source={source}
          filters={filters}
          page={page}
          expected={countBefore(page) - countBefore(page - 1)}
          onArrival={asked?.page === page ? onArrival : undefined}
        />
      ))}
      {first.pageCount > 1 && (
        <ProductListMore
          shown={shown}
          total={first.total}
          pending={isLoading}
          page={lastPage}
          form={form}
          isEnd={isEnd}
          onMore={!isEnd && lastPage - firstPage + 1 < MAX_SHOWN_PAGES ? loadMore : undefined}
        />
      )}
      {/* A cached page is always the first one; scripts show the others. */}
      <div data-needs-script={source.endpoint === 'listProducts' ? '' : undefined}>
        <Pagination
          page={lastPage}
          firstPage={firstPage}
          pageCount={first.pageCount}
          hrefOf={(pagina) => hrefOf({ ...filters, pagina, desde: undefined })}
          labels={{
            nav: t('list.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (number) => t('list.page', { number }),
          }}
        />
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { PAGE_SIZE } from '@config/commerce';
import { productPath, ROUTES } from '@config/routes';
import {
  addFilters,
  asksForNothing,
  countFilters,
  filtersOfAddress,
  readListFilters,
  shownPages,
  withFilters,
  writeListFilters,
  type ListFilters,
  wantedPack,
} from '@/features/catalog/list/product-list-url';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';
import { ProductListFilterButton, ProductListFilters } from './product-list-filters';
import { ProductListHead } from './product-list-head';
import { ProductListProducts } from './product-list-products';
import { listPageQuery, type ListSource } from '@/features/catalog/list/product-list.queries';
import { OfflineNotice, QueryFallback } from '@/screens/query-fallback';
import { useIsSlow } from '@/lib/browser/use-is-slow';

// Most lists are opened without a filter.
const ActiveFilters = dynamic(() =>
  import('@/features/catalog/list/active-filters').then((module) => module.ActiveFilters),
);
const ProductListEmpty = dynamic(() =>
  import('./product-list-empty').then((module) => module.ProductListEmpty),
);

const ProductListBeyond = dynamic(() =>
  import('./product-list-beyond').then((module) => module.ProductListBeyond),
);
// Only some searches have something to explain.
const ProductListCorrection = dynamic(() =>
  import('./product-list-correction').then((module) => module.ProductListCorrection),
);

/** The form of all filters; the order and the next page belong to it too. */
const LIST_FORM = 'filtrar';

interface ProductListProps {
  /** Address of the list without its query. */
  path: string;
  /** The fixed filters of the list. */
  fixed?: ListSource['fixed'];
  heading: ReactNode;
  /** Title and description for search engines; the page number is added here. */
  meta: Pick<ComponentProps<typeof PageMeta>, 'title' | 'description' | 'image' | 'noindex'>;
  endpoint?: ListSource['endpoint'];
}

/** A list of products with filters, sort and pages; all of its state is in the address. */
export function ProductList({
  path,
  fixed = {},
  heading,
  meta,
  endpoint = 'listProducts',
}: ProductListProps) {
  const { t } = useTranslation('search');
  const router = useRouter();
  const source: ListSource = { endpoint, fixed };
  // A filter is shown as selected at once, before the address has it. No transition may wait for the navigation: React
  // would hold the new address back until that transition ends.
  const [wanted, setWanted] = useState<{ from: string; filters: ListFilters } | null>(null);
  const isAhead = wanted?.from === router.asPath;
  const filters = wanted && isAhead ? wanted.filters : readListFilters(router.query);
  // A stored page is drawn without a filter, until the router has read the address: a press begins from the address.
  const isRead = isAhead || router.isReady;
  const [firstPage = 1] = shownPages(filters);
  const query = useQuery(listPageQuery(source, filters, firstPage, router.locale));
  // The last list stays while other filters load, and when loading fails.
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  const data = query.data ?? last;
  const shownFilters = fixed.categoria ? { ...filters, categoria: [] } : filters;
  const isActive = countFilters(shownFilters) > 0;
  // It stays when the last filter is taken away, because the focus is in it.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive && !wasActive) setWasActive(true);
  const isPending = !query.data && !query.isError;
  // Without a network the last list stays to be read; the other one comes when the network is back.
  const isPaused = isPending && query.isPaused;
  const isSlow = useIsSlow(isPending) && !isPaused;

  // All products, unfiltered, are the shop: the search page without a question lists nothing.
  const hrefOf = (next: ListFilters) =>
    endpoint === 'searchProducts' && asksForNothing(next) ? ROUTES.shop : `${path}${writeListFilters(next)}`;
  const hrefAfter = (change: Partial<ListFilters>) => hrefOf(withFilters(filters, change));
  const apply = (change: Partial<ListFilters>) => {
    const next = isRead ? withFilters(filters, change) : addFilters(filtersOfAddress(router.asPath), change);
    const mine = { from: router.asPath, filters: next };
    setWanted(mine);
    // Back cancels a navigation that is still under way. The address is then the old one, and so are the filters. Cleared
    // only here: React skips this call where a rendering that it threw away had cleared the state before.
    void router
      .push(hrefOf(next), undefined, { scroll: false, shallow: true })
      .finally(() => setWanted((current) => (current === mine ? null : current)));
  };

  const isBeyond = !!query.data && query.data.total > 0 && firstPage > query.data.pageCount;
  const page = filters.pagina;
  const pageMeta = (
    <PageMeta
      {...meta}
      title={page > 1 ? t('more.pageTitle', { title: meta.title, number: page }) : meta.title}
      // The stored page is the same for every query, so it and the script name the whole list.
      path={path}
      noindex={meta.noindex || isBeyond || query.data?.total === 0}
    />
  );
  if (!data)
    return (
      <>
        {pageMeta}
        <div className="wrap">{heading}</div>
        <QueryFallback query={query} />
      </>
    );

  const { items, total, facets } = data;
  // A search is rendered for its address; any other list is cached whole.
  const untilFiltered = endpoint === 'listProducts' ? 'until-filtered' : '';
  // The search page knows no collections.
  const form = fixed.colecao ? undefined : LIST_FORM;
  // What is empty without any filter has nothing to filter.
  const panel =
    total > 0 || isActive
      ? { filters: shownFilters, facets, category: fixed.categoria, form, onChange: apply }
      : null;
  return (
    <div className="wrap pb-10" aria-busy={isPending && !isPaused}>
      {pageMeta}
      <StructuredData list={items.map((item) => productPath(item.slug))} />
      <ProductListHead
        heading={heading}
        untilFiltered={untilFiltered}
        total={total}
        isAbout={!!data.isEstimate}
        sort={filters.ordem}
        form={form}
        filterButton={panel && <ProductListFilterButton {...panel} total={total} />}
        onChange={apply}
      />
      {wasActive && (
        <ActiveFilters filters={shownFilters} facets={facets} hrefOf={hrefAfter} onChange={apply} />
      )}
      {filters.q && (data.reading || data.searchedFor || data.suggestion) && (
        <ProductListCorrection filters={filters} list={data} hrefOf={hrefOf} />
      )}
      <div
        className={`mt-4 grid items-start gap-5 md:mt-5 lg:gap-8 ${panel ? 'lg:grid-cols-[264px_minmax(0,1fr)]' : ''}`}
      >
        {panel && <ProductListFilters {...panel} />}
        <div className={`min-w-0 ${untilFiltered}`}>
          {/* The cards are headings of level 3, and the filters' own heading is not on a phone. */}
          <h2 className="sr-only">{t('results')}</h2>
          {query.isError ? (
            <QueryFallback query={query} />
          ) : isPending ? (
            isSlow ? (
              <ProductGridSkeleton count={items.length || PAGE_SIZE / 2} />
            ) : (
              <div className={isPaused ? 'grid gap-5' : 'opacity-60'} inert={!isPaused}>
                {isPaused && <OfflineNotice />}
                <ProductGrid
                  products={items}
                  columns={3}
                  wanted={wantedPack(filters)}
                  reading={data.reading}
                />
              </div>
            )
          ) : isBeyond ? (
            <ProductListBeyond page={firstPage} pageCount={data.pageCount} href={hrefAfter({})} />
          ) : total === 0 ? (
            <ProductListEmpty filters={shownFilters} list={data} hrefOf={hrefAfter} onChange={apply} />
          ) : (
            <ProductListProducts
              source={source}
              filters={filters}
              isRead={isRead}
              first={data}
              hrefOf={hrefOf}
              form={form}
            />
          )}
        </div>
      </div>
    </div>
  );
}

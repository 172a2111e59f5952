import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { startTransition, useOptimistic, useState, type ComponentProps, type ReactNode } from 'react';
import { PAGE_SIZE } from '@config/commerce';
import { productPath } from '@config/routes';
import { ActiveFilters } from '@/features/catalog/list/active-filters';
import {
  isFiltered,
  readListFilters,
  shownPages,
  withFilters,
  writeListFilters,
  type ListFilters,
} from '@/features/catalog/list/product-list-url';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { ProductGrid } from './product-grid';
import { ProductGridSkeleton } from './product-grid-skeleton';
import { ProductListBeyond } from './product-list-beyond';
import { ProductListCorrection } from './product-list-correction';
import { ProductListFilters } from './product-list-filters';
import { ProductListHead } from './product-list-head';
import { ProductListProducts } from './product-list-products';
import { listPageQuery, type ListSource } from './product-list-query';
import { QueryFallback } from '@/screens/query-fallback';
import { useIsSlow } from './use-is-slow';

const ProductListEmpty = dynamic(() =>
  import('./product-list-empty').then((module) => module.ProductListEmpty),
);

interface ProductListProps {
  /** Address of the list without its query. */
  path: string;
  /** What the list is always narrowed to. */
  fixed?: ListSource['fixed'];
  heading: ReactNode;
  /** Title and words for search engines; the page number and the canonical address are added here. */
  meta: Pick<ComponentProps<typeof PageMeta>, 'title' | 'description' | 'image' | 'noindex'>;
  endpoint?: ListSource['endpoint'];
}

/** A list of products with its filters, sort and pages; all of its state lives in the address. */
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
  // A filter is shown as chosen at once; its address follows.
  const [filters, showFilters] = useOptimistic(readListFilters(router.query));
  const [firstPage = 1] = shownPages(filters);
  const query = useQuery(listPageQuery(source, filters, firstPage, router.locale));
  // What was shown last stays while other filters load, and when they fail to.
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  const data = query.data ?? last;
  const isPending = !query.data && !query.isError;
  const isSlow = useIsSlow(isPending);

  const hrefOf = (next: ListFilters) => `${path}${writeListFilters(next)}`;
  const apply = (change: Partial<ListFilters>) =>
    startTransition(async () => {
      const next = withFilters(filters, change);
      showFilters(next);
      await router.push(hrefOf(next), undefined, { scroll: false, shallow: true });
    });

  const isBeyond = !!query.data && query.data.total > 0 && firstPage > query.data.pageCount;
  const page = filters.pagina;
  const pageMeta = (
    <PageMeta
      {...meta}
      title={page > 1 ? t('more.pageTitle', { title: meta.title, number: page }) : meta.title}
      // A list that filters narrow is the same list to a search engine; its pages are pages of their own.
      path={page > 1 && !isFiltered(filters) ? `${path}?pagina=${page}` : path}
      noindex={meta.noindex || isBeyond}
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
  const shownFilters = fixed.categoria ? { ...filters, categoria: [] } : filters;
  return (
    <div className="wrap pb-10" aria-busy={isPending}>
      {pageMeta}
      <StructuredData list={items.map((item) => productPath(item.slug))} />
      <ProductListHead
        heading={heading}
        total={total}
        isAbout={!!data.isEstimate}
        sort={filters.ordem}
        onChange={apply}
      />
      <ActiveFilters filters={shownFilters} facets={facets} onChange={apply} />
      <ProductListCorrection filters={filters} list={data} hrefOf={hrefOf} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8">
        <ProductListFilters
          filters={shownFilters}
          facets={facets}
          total={total}
          hideCategories={!!fixed.categoria}
          onChange={apply}
        />
        <div className="min-w-0">
          {/* The cards are headings of level 3, and the filters' own heading is not on a phone. */}
          <h2 className="sr-only">{t('results')}</h2>
          {query.isError ? (
            <QueryFallback query={query} />
          ) : isPending ? (
            isSlow ? (
              <ProductGridSkeleton count={items.length || PAGE_SIZE / 2} />
            ) : (
              <div className="opacity-60" inert>
                <ProductGrid
                  products={items}
                  columns={3}
                  showsOffers={!!filters.emOferta}
                  reading={data.reading}
                />
              </div>
            )
          ) : isBeyond ? (
            <ProductListBeyond
              page={firstPage}
              pageCount={data.pageCount}
              href={hrefOf(withFilters(filters, {}))}
            />
          ) : total === 0 ? (
            <ProductListEmpty filters={shownFilters} list={data} onChange={apply} />
          ) : (
            <ProductListProducts source={source} filters={filters} first={data} hrefOf={hrefOf} />
          )}
        </div>
      </div>
    </div>
  );
}

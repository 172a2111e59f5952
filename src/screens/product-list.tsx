import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { isLocale } from '@config/locales';
import { ROUTES, searchPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { SORTS } from '@/contract/constants';
import { ActiveFilters } from '@/features/catalog/active-filters';
import { ListFiltersPanel } from '@/features/catalog/list-filters-panel';
import {
  readListFilters,
  withFilters,
  writeListFilters,
  type ListFilters,
} from '@/features/catalog/product-list-url';
import { ProductGrid } from './product-grid';
import { QueryFallback } from './query-fallback';

interface ProductListProps {
  /** Address of the list without its query. */
  path: string;
  /** What the list is always narrowed to. */
  fixed?: { categoria?: string; colecao?: string };
  heading: ReactNode;
  /** The call that fills the list: the search page asks the search. */
  endpoint?: 'listProducts' | 'searchProducts';
}

/** A list of products with its filters, sort and pages; all of its state lives in the address. */
export function ProductList({ path, fixed = {}, heading, endpoint = 'listProducts' }: ProductListProps) {
  const { t } = useTranslation('catalog');
  const router = useRouter();
  const panelId = useId();
  const [showFilters, setShowFilters] = useState(false);
  const filters = readListFilters(router.query);
  const { locale } = router;
  const input = {
    ...filters,
    categoria: fixed.categoria ? [fixed.categoria] : filters.categoria,
    ...(fixed.colecao && { colecao: fixed.colecao }),
    locale: isLocale(locale) ? locale : undefined,
  };
  const query = useQuery({ ...endpointQuery(endpoint, { query: input }), placeholderData: keepPreviousData });

  const hrefOf = (next: ListFilters) => `${path}${writeListFilters(next)}`;
  const apply = (change: Partial<ListFilters>) =>
    void router.push(hrefOf(withFilters(filters, change)), undefined, { scroll: false, shallow: true });

  if (!query.data) return <QueryFallback query={query} />;
  const { items, total, page, pageCount, facets, suggestion } = query.data;
  return (
    <div className="wrap pb-10" aria-busy={query.isPlaceholderData}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {heading}
          <p className="mt-1 text-muted" aria-live="polite">
            {t('list.count', { count: total })}
          </p>
        </div>
        <label className="flex items-center gap-2.5 max-md:w-full">
          <span className="shrink-0 text-muted">{t('list.sort')}</span>
          <Select
            value={filters.ordem ?? 'relevancia'}
            onChange={(event) => apply({ ordem: SORTS.find((sort) => sort === event.target.value) })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <ActiveFilters
        filters={fixed.categoria ? { ...filters, categoria: [] } : filters}
        facets={facets}
        onChange={apply}
      />
      {suggestion && (
        <p className="mt-3">
          {t('list.didYouMean')}{' '}
          <ButtonLink href={searchPath({ q: suggestion })} tone="quiet" size="sm">
            {suggestion}
          </ButtonLink>
        </p>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8">
        <aside aria-label={t('filters.title')}>
          <h2 className="sr-only">{t('filters.title')}</h2>
          <Button
            tone="outline"
            size="sm"
            className="w-full lg:hidden"
            aria-expanded={showFilters}
            aria-controls={panelId}
            onClick={() => setShowFilters(!showFilters)}
          >
            <Icon name="filter" /> {t('filters.title')}
          </Button>
          <div id={panelId} className={`mt-3 lg:mt-0 lg:block ${showFilters ? '' : 'hidden'}`}>
            <ListFiltersPanel
              filters={filters}
              facets={facets}
              hideCategories={!!fixed.categoria}
              onChange={apply}
            />
          </div>
        </aside>
        <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <h2 className="sr-only">{t('list.count', { count: total })}</h2>
          {items.length === 0 ? (
            <Notice title={t('list.emptyTitle')}>
              <p>{t('list.emptyText')}</p>
              <p>
                <ButtonLink href={ROUTES.shop} tone="outline" size="sm">
                  {t('list.seeEverything')}
                </ButtonLink>
              </p>
            </Notice>
          ) : (
            <ProductGrid products={items} columns={3} priorityCount={2} />
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(number) => hrefOf({ ...filters, pagina: number })}
            labels={{
              nav: t('list.pages'),
              previous: t('list.previous'),
              next: t('list.next'),
              page: (number) => t('list.page', { number }),
            }}
          />
        </div>
      </div>
    </div>
  );
}

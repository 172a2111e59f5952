import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { pageQuery, type ListFilters } from '@/features/catalog/list/product-list-url';

/** Which list: the call that fills it, and what it is always narrowed to. */
export interface ListSource {
  /** The search page asks the search. */
  endpoint: 'listProducts' | 'searchProducts';
  fixed: { categoria?: string; colecao?: string };
}

/** One page of a list; the pages of an address stand in the cache side by side. */
export const listPageQuery = (
  { endpoint, fixed }: ListSource,
  filters: ListFilters,
  pagina: number,
  locale: string | undefined,
) =>
  endpointQuery(endpoint, {
    query: {
      ...pageQuery(filters, pagina),
      categoria: fixed.categoria ? [fixed.categoria] : filters.categoria,
      ...(fixed.colecao && { colecao: fixed.colecao }),
      locale: isLocale(locale) ? locale : undefined,
    },
  });

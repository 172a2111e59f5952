import { isLocale, type Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { pageQuery, type ListFilters } from './product-list-url';

/** A list: its endpoint, and its fixed filters. */
export interface ListSource {
  /** The search page uses the search endpoint. */
  endpoint: 'listProducts' | 'searchProducts';
  fixed: { categoria?: string; colecao?: string };
}

/** One page of a list; each page is a cache entry of its own. */
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

export const categoriesQuery = (locale: Locale) => endpointQuery('listCategories', { query: { locale } });

export const categoryQuery = (slug: string, locale: Locale | undefined) =>
  endpointQuery('getCategory', { params: { slug }, query: { locale } });

export const collectionsQuery = (locale: Locale) => endpointQuery('listCollections', { query: { locale } });

export const collectionQuery = (slug: string, locale: Locale | undefined) =>
  endpointQuery('getCollection', { params: { slug }, query: { locale } });

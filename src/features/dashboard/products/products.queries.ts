import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

/** Stock moves while people buy: a list on the screen is asked again after half a minute. */
const FRESH_MS = 30_000;

export type ProductListFilters = CallInput<'listManagedProducts'>['query'];

/** One page of products of every state. The page shown stays while the next one is fetched. */
export const productListQuery = (query: ProductListFilters) =>
  queryOptions({
    ...endpointQuery('listManagedProducts', { query }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** A product with its version. Always asked again: a change of an old version is refused. */
export const managedProductQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getManagedProduct', { params: { id } }), staleTime: 0 });

/** Brands, categories, collections and lines to choose from. */
export const editorChoicesQuery = () => queryOptions(endpointQuery('getEditorChoices', {}));

/** Changes of a product's stock by hand, newest first. */
export const stockHistoryQuery = (id: string, pagina: number) =>
  queryOptions({
    ...endpointQuery('listStockAdjustments', { params: { id }, query: { pagina } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

/** A product with its version. Always asked again: a change of an old version is refused. */
export const managedProductQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getManagedProduct', { params: { id } }), staleTime: 0 });

/** Changes of a product's stock by hand, newest first. */
export const stockHistoryQuery = (id: string, pagina: number) =>
  queryOptions({
    ...endpointQuery('listStockAdjustments', { params: { id }, query: { pagina } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { OrderState } from '@/contract/schemas/orders';
import type { OrderQuery } from './order-filters';

/** A page of orders moves while people buy: what is on the screen is asked again after half a minute. */
const FRESH_MS = 30_000;

/** One page of orders, newest first unless said. The page shown stays while the next one is fetched. */
export const orderListQuery = (query: OrderQuery, pagina = 1) =>
  queryOptions({
    ...endpointQuery('listOrders', { query: { ...query, pagina } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** How many orders stand in a state; `total` of the first page. */
export const orderCountQuery = (estado: OrderState) =>
  queryOptions({
    ...endpointQuery('listOrders', { query: { estado, pagina: 1 } }),
    staleTime: FRESH_MS,
    select: (list) => list.total,
  });

/** Packs of which unpaid orders hold units; of one pack where it is named. */
export const heldStockQuery = (pacote: string | null, pagina: number) =>
  queryOptions({
    ...endpointQuery('listHeldStock', { query: { pagina, ...(pacote !== null && { pacote }) } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** One order with its version. Always asked again: an action on an old version is refused. */
export const orderQuery = (number: string) =>
  queryOptions({ ...endpointQuery('getOrder', { params: { number } }), staleTime: 0 });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery, refetchWhileSeen } from '@/client/query';
import type { OrderState } from '@/contract/schemas/orders';

/** Orders move while people buy: what is looked at is asked again each half minute. */
export const FRESH_MS = 30_000;

/** The first page of all orders, newest first. */
export const latestOrdersQuery = queryOptions({
  ...endpointQuery('listOrders', { query: { pagina: 1 } }),
  staleTime: FRESH_MS,
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

/** Links to a prescription's files open for a quarter of an hour (docs/adr/0053-prescriptions-as-files.md). */
export const FILE_LINKS_MS = 10 * 60_000;

/** One order with its version. Always asked again: an action on an old version is refused. */
export const orderQuery = (number: string) =>
  queryOptions({
    ...endpointQuery('getOrder', { params: { number } }),
    ...refetchWhileSeen(FILE_LINKS_MS),
    staleTime: 0,
  });

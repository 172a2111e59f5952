import { endpointQuery } from '@/client/query';
import { NO_FILTERS } from './own-order-filters';

/**
 * Staff may approve an order at any moment, so a cached answer is shown and refetched. One that was prefetched with the
 * page is not asked for twice.
 */
const FRESH = { staleTime: 2_000 } as const;

/** One page of the signed-in user's orders, newest first. */
export const ownOrdersQuery = (page: number, { q, estado } = NO_FILTERS) => ({
  ...endpointQuery('listOwnOrders', { query: { ...(q && { q }), ...(estado && { estado }), pagina: page } }),
  ...FRESH,
});

/** How many orders the first page of the account shows. */
export const LATEST_ORDERS = 3;

/** The newest orders of the signed-in user. */
export const latestOwnOrdersQuery = {
  ...endpointQuery('listRecentOwnOrders', { query: { limit: LATEST_ORDERS } }),
  ...FRESH,
};

/** One own order with all details; another user's order is not found, also for staff. */
export const ownOrderQuery = (number: string) => ({
  ...endpointQuery('getOwnOrder', { query: { number } }),
  ...FRESH,
});

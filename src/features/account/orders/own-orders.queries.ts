import { endpointQuery } from '@/client/query';
import { NO_FILTERS } from './own-order-filters';

/** Staff may approve an order at any moment, so a cached answer is shown and refetched. */
const FRESH = { staleTime: 0 } as const;

/** One page of the signed-in user's orders, newest first. */
export const ownOrdersQuery = (page: number, { q, estado } = NO_FILTERS) => ({
  ...endpointQuery('listOwnOrders', { query: { ...(q && { q }), ...(estado && { estado }), pagina: page } }),
  ...FRESH,
});

/** The newest orders of the signed-in user. */
export const recentOrdersQuery = (limit: number) => ({
  ...endpointQuery('listRecentOwnOrders', { query: { limit } }),
  ...FRESH,
});

/** One own order with all details; another user's order is not found, also for staff. */
export const ownOrderQuery = (number: string) => ({
  ...endpointQuery('getOwnOrder', { query: { number } }),
  ...FRESH,
});

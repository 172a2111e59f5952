import { endpointQuery } from '@/client/query';
import { NO_FILTERS } from './own-order-filters';

/** Somebody may approve an order at any moment: what is shown first may be old, what follows is not. */
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

/** One own order with everything in it; another person's is not found, also by the shop's people. */
export const ownOrderQuery = (number: string) => ({
  ...endpointQuery('getOwnOrder', { query: { number } }),
  ...FRESH,
});

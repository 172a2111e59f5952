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

/** One order with everything in it. */
export const ownOrderQuery = (number: string) => ({
  ...endpointQuery('getOrder', { params: { number } }),
  ...FRESH,
});

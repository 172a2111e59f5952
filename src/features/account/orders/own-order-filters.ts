import { ROUTES } from '@config/routes';
import { ORDER_STATES } from '@/contract/constants';
import type { OrderState } from '@/contract/schemas/orders';

/** The filters of the list of own orders, as they are in the address. */
export interface OwnOrderFilters {
  q: string;
  estado: OrderState | null;
}

export const NO_FILTERS: OwnOrderFilters = { q: '', estado: null };

type Query = Record<string, string | string[] | undefined>;
const MAX_PAGE = 9_999;

/** Reads the address; unknown values are left out. */
export function readOwnOrderFilters({ q, estado, pagina }: Query): {
  filters: OwnOrderFilters;
  page: number;
} {
  const page = Number(pagina);
  return {
    filters: {
      q: typeof q === 'string' ? q.trim().slice(0, 100) : '',
      estado: ORDER_STATES.find((state) => state === estado) ?? null,
    },
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Address of a page of the list. */
export function ownOrdersPath({ q, estado }: OwnOrderFilters, page = 1): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(estado && { estado }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return query ? `${ROUTES.accountOrders}?${query}` : ROUTES.accountOrders;
}

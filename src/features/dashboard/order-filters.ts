import { ORDER_STATES } from '@/contract/constants';
import type { OrderState } from '@/contract/schemas/orders';

/** What the address of an order list says. */
export interface OrderFilters {
  q: string;
  estado: OrderState | null;
  /** From 1. */
  pagina: number;
  /** Number of the order open in the side sheet. */
  pedido: string | null;
}

type Query = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the filters of an address; anything it does not know counts as not said. */
export function readOrderFilters(query: Query): OrderFilters {
  const page = Number(first(query.pagina));
  return {
    q: first(query.q).trim().slice(0, 100),
    estado: ORDER_STATES.find((state) => state === first(query.estado)) ?? null,
    pagina: Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1,
    pedido: first(query.pedido).slice(0, 40) || null,
  };
}

/** Address of a list with these filters; what is empty or usual is left out. */
export function orderListPath(path: string, { q, estado, pagina, pedido }: Partial<OrderFilters>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (estado) params.set('estado', estado);
  if (pagina && pagina > 1) params.set('pagina', String(pagina));
  if (pedido) params.set('pedido', pedido);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

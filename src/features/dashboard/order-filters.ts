import { ORDER_SORTS, ORDER_STATES, PAYMENT_METHODS, type OrderSort } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import { readDay } from './read-day';
import { optionOf } from './kit/use-list-address';

/** What the address of an order list may say, by the names of the contract. */
export const ORDER_FILTERS = ['q', 'estado', 'metodo', 'de', 'ate', 'atencao', 'ordem'] as const;
export type OrderFilters = Record<(typeof ORDER_FILTERS)[number], string>;
export type OrderQuery = CallInput<'exportOrders'>['query'];

/** The newest orders come first unless said. */
export const DEFAULT_SORT: OrderSort = 'recentes';

/** What to ask the API for; anything it does not know counts as not said. */
export function toOrderQuery(filters: OrderFilters): OrderQuery {
  const estado = optionOf(ORDER_STATES, filters.estado);
  const metodo = optionOf(PAYMENT_METHODS, filters.metodo);
  const ordem = optionOf(ORDER_SORTS, filters.ordem);
  const de = readDay(filters.de);
  const ate = readDay(filters.ate);
  return {
    ...(filters.q && { q: filters.q }),
    ...(estado && { estado }),
    ...(metodo && { metodo }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(filters.atencao === '1' && { atencao: '1' as const }),
    ...(ordem && { ordem }),
  };
}

/** What the column of a sortable head asks for when it is pressed, and how the list stands by it now. */
export function planSort(ordem: string, high: OrderSort, low: OrderSort) {
  const current = optionOf(ORDER_SORTS, ordem) ?? DEFAULT_SORT;
  const next = current === high ? low : high;
  return {
    next: next === DEFAULT_SORT ? '' : next,
    sorted: current === high ? 'descending' : current === low ? 'ascending' : undefined,
  } as const;
}

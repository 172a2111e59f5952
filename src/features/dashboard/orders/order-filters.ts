import { ORDER_SORTS, ORDER_STATES, PAYMENT_METHODS, type OrderSort } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import { readDay } from '../read-day';
import { readFilters } from '../resource/define-resource';
import { optionOf } from '../resource/use-list-address';

/** What the address of an order list may say, by the names of the contract. */
export const ORDER_RULES = {
  q: null,
  estado: ORDER_STATES,
  metodo: PAYMENT_METHODS,
  de: readDay,
  ate: readDay,
  atencao: ['1'],
  separar: ['1'],
  ordem: ORDER_SORTS,
} as const;
export type OrderFilters = Record<keyof typeof ORDER_RULES, string>;
export const ORDER_FILTERS = Object.keys(ORDER_RULES) as (keyof OrderFilters)[];

/** The newest orders come first unless said. */
const DEFAULT_SORT: OrderSort = 'recentes';

/** What to ask the API for; anything it does not know counts as not said. */
export const toOrderQuery = (filters: OrderFilters): CallInput<'exportOrders'>['query'] =>
  readFilters(ORDER_RULES, filters);

/** What the column of a sortable head asks for when it is pressed, and how the list stands by it now. */
export function planSort(ordem: string, high: OrderSort, low: OrderSort) {
  const current = optionOf(ORDER_SORTS, ordem) ?? DEFAULT_SORT;
  const next = current === high ? low : high;
  return {
    next: next === DEFAULT_SORT ? '' : next,
    sorted: current === high ? 'descending' : current === low ? 'ascending' : undefined,
  } as const;
}

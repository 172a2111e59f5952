import { call } from '@/client/call';
import type { CallInput } from '@/contract/contract';
import type { Order, OrderState } from '@/contract/schemas/orders';
import { useAction, type ActionOptions } from '../resource/use-action';
import { orderQuery } from './orders.queries';

type OrderUpdate = CallInput<'updateOrder'>['body'];
type Telling<Input> = Pick<ActionOptions<Input, Order>, 'done' | 'onDone' | 'onRefused' | 'showsError'>;

/** What counts orders. */
export const ORDER_LISTS = ['listOrders', 'listPrescriptions', 'getReport'] as const;

/** A change of one order: the answer takes its place. */
const ofOrder = (number: string) => ({
  refreshes: ORDER_LISTS,
  keyOf: () => orderQuery(number).queryKey,
});

/** Moves an order along its states, stating the version that is on the screen. */
export const useMoveOrder = (
  { number, version }: Pick<Order, 'number' | 'version'>,
  telling: Telling<{ state: OrderState; note?: string }>,
) =>
  useAction({
    ...ofOrder(number),
    send: (change) => call('changeOrderState', { params: { number }, body: { ...change, version } }),
    ...telling,
  });

/** Writes what the shop keeps beside an order: invoice, tracking, note, prescription, or that it was looked at. */
export const useUpdateOrder = (number: string, telling: Telling<OrderUpdate>) =>
  useAction({
    ...ofOrder(number),
    send: (body) => call('updateOrder', { params: { number }, body }),
    ...telling,
  });

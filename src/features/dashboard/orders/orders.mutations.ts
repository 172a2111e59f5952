import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput } from '@/contract/contract';
import type { ChangeOrderStatesResult, Order, OrderState } from '@/contract/schemas/orders';
import { orderQuery } from './orders.queries';

interface Change {
  state: OrderState;
  note?: string;
}
export type OrderUpdate = CallInput<'updateOrder'>['body'];
export type BulkMove = CallInput<'changeOrderStates'>['body'];

/** What counts orders is asked again. */
const refreshLists = (queryClient: QueryClient) => {
  void queryClient.invalidateQueries({ queryKey: ['listOrders'] });
  void queryClient.invalidateQueries({ queryKey: ['listPrescriptions'] });
  void queryClient.invalidateQueries({ queryKey: ['getReport'] });
};

/** The answer replaces the order; when it has changed meanwhile (409) it is fetched again. */
function useKeepOrder(number: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (order: Order) => {
      queryClient.setQueryData(orderQuery(number).queryKey, order);
      refreshLists(queryClient);
    },
    onError: async ({ status }: ApiError) => {
      if (status !== 409) return;
      refreshLists(queryClient);
      await queryClient.invalidateQueries({ queryKey: orderQuery(number).queryKey });
    },
  };
}

/** Moves an order along its states, stating the version that is on the screen. */
export function useChangeOrderState({ number, version }: Pick<Order, 'number' | 'version'>) {
  return useMutation<Order, ApiError, Change>({
    mutationFn: (change) => call('changeOrderState', { params: { number }, body: { ...change, version } }),
    ...useKeepOrder(number),
  });
}

/** Writes what the shop keeps beside an order: invoice, tracking, note, prescription, or that it was looked at. */
export function useUpdateOrder(number: string) {
  return useMutation<Order, ApiError, OrderUpdate>({
    mutationFn: (body) => call('updateOrder', { params: { number }, body }),
    ...useKeepOrder(number),
  });
}

/** Moves several orders, each by itself; the answer says of each whether it moved. */
export function useChangeOrderStates() {
  const queryClient = useQueryClient();
  return useMutation<ChangeOrderStatesResult, ApiError, BulkMove>({
    mutationFn: (body) => call('changeOrderStates', { body }),
    onSettled: () => refreshLists(queryClient),
  });
}

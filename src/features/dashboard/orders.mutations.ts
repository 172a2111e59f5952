import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { Order, OrderState } from '@/contract/schemas/orders';
import { orderQuery } from './orders.queries';

interface Change {
  state: OrderState;
  note?: string;
}

/**
 * Moves an order along its states, stating the version that is on the screen. The answer replaces the order and
 * the lists are asked again; when the order has changed meanwhile (STALE, INVALID_TRANSITION) it is fetched anew.
 */
export function useChangeOrderState({ number, version }: Pick<Order, 'number' | 'version'>) {
  const queryClient = useQueryClient();
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: ['listOrders'] });
  return useMutation<Order, ApiError, Change>({
    mutationFn: (change) => call('changeOrderState', { params: { number }, body: { ...change, version } }),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(number).queryKey, order);
      void refreshLists();
    },
    onError: async ({ status }) => {
      if (status !== 409) return;
      void refreshLists();
      await queryClient.invalidateQueries({ queryKey: orderQuery(number).queryKey });
    },
  });
}

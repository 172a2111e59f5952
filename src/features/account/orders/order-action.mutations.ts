import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@/contract/schemas/orders';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { ownOrderQuery } from './own-orders.queries';

export type OrderAction = 'cancelOrder' | 'requestWithdrawal';

/**
 * Ends an own order, or asks for its return, with the reason that the person gave. Whether it worked or not, what is
 * shown afterwards is what the server says: somebody of the shop may have moved the order meanwhile.
 * @param onDone also when the button that asked is gone by then
 */
export function useOrderAction(action: OrderAction, number: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = ownOrderQuery(number);
  return useMutation<Order, ApiError, string>({
    mutationFn: (reason) => call(action, { params: { number }, body: { reason: reason || null } }),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess(order) {
      onDone();
      queryClient.setQueryData(queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['listOwnOrders'] });
      void queryClient.invalidateQueries({ queryKey: ['listRecentOwnOrders'] });
    },
    onError: ({ status }) => {
      if (status === 404 || status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

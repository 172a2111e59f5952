import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@/contract/schemas/orders';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';
import { ownOrderQuery } from './own-orders.queries';

export type OrderAction = 'cancelOrder' | 'requestWithdrawal';

const GUEST_ACTIONS = {
  cancelOrder: 'cancelGuestOrder',
  requestWithdrawal: 'requestGuestWithdrawal',
} as const;

interface Target {
  number: string;
  /** What opens an order without an account; null for the own account. */
  pass: string | null;
}

/**
 * Cancels an order, or requests its return, with the customer's reason. The order is refetched in any case, because
 * staff may have changed it meanwhile.
 * @param onDone also when the button that asked is gone by then
 */
export function useOrderAction(action: OrderAction, { number, pass }: Target, onDone: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = pass
    ? endpointQuery('getGuestOrder', { body: { number, pass } })
    : ownOrderQuery(number);
  return useMutation<Order, ApiError, string>({
    mutationFn: (text) => {
      const [params, reason] = [{ number }, text || null];
      return pass
        ? call(GUEST_ACTIONS[action], { params, body: { reason, pass } })
        : call(action, { params, body: { reason } });
    },
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

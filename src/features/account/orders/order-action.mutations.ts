import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@/contract/schemas/orders';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { endpointQuery } from '@/client/query';
import { ownOrderQuery } from './own-orders.queries';

export type OrderAction = 'cancelOrder' | 'requestWithdrawal';

interface Target {
  number: string;
  /** What opens an order without an account; null for the own account. */
  pass: string | null;
}

/** @returns the order as it is now, or null where the answer does not show it */
async function act(action: OrderAction, { number, pass }: Target, text: string): Promise<Order | null> {
  const [params, reason] = [{ number }, text || null];
  if (!pass) return call(action, { params, body: { reason } });
  if (action === 'cancelOrder') return call('cancelGuestOrder', { params, body: { reason, pass } });
  await call('requestGuestWithdrawal', { params, body: { reason, proof: pass } });
  return null;
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
  return useMutation<Order | null, ApiError, string>({
    mutationFn: (text) => act(action, { number, pass }, text),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess(order) {
      onDone();
      if (order) queryClient.setQueryData(queryKey, order);
      else void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: ['listOwnOrders'] });
      void queryClient.invalidateQueries({ queryKey: ['listRecentOwnOrders'] });
    },
    onError: ({ status }) => {
      if (status === 404 || status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

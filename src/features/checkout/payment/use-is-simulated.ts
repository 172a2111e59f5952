import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';

const ORDERS: readonly unknown[] = ['getOwnOrder', 'getGuestOrder', 'getOrder'];

interface Told {
  at: number;
  isSimulated: boolean;
}

/** What an answer says about the gateway; undefined where it says nothing. */
function simulatedIn(name: unknown, data: unknown): boolean | undefined {
  if (!data) return undefined;
  if (name === 'quoteCheckout') return (data as CheckoutSnapshot).simulated;
  return ORDERS.includes(name) ? (data as Order).payment?.simulated : undefined;
}

/** The newest answer decides: the gateway is chosen when the server starts, long after the pages are built. */
function readNewest(cache: QueryCache): boolean {
  let newest: Told = { at: -1, isSimulated: false };
  for (const { queryKey, state } of cache.getAll()) {
    const isSimulated = simulatedIn(queryKey[0], state.data);
    if (isSimulated !== undefined && state.dataUpdatedAt > newest.at)
      newest = { at: state.dataUpdatedAt, isSimulated };
  }
  return newest.isSimulated;
}

/** Whether payments are simulated, as the shop's answers about carts and orders say; false until one came. */
export function useIsSimulated(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => readNewest(cache),
    () => false,
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApiError } from '@/client/api-error';
import type { Order } from '@/contract/schemas/orders';
import { tabStore } from '@/lib/browser/browser-store';
import { placedOrderQuery } from './guest-pass';

const NAME = 'checkout-waiting-order';

/** Number of the order of this tab whose payment did not go through. */
export const readWaitingOrder = (): string | null => tabStore.read(NAME);

/** Keeps the number in this tab; null when nothing waits any more. */
export const writeWaitingOrder = (number: string | null) => tabStore.write(NAME, number);

export interface WaitingOrder {
  /** The order of this tab whose payment did not go through; null where none waits, or it waits no more. */
  order: Order | null;
  /** It is not known yet whether it still waits. */
  isPending: boolean;
  /** Why the shop did not say whether it still waits; null when it did. */
  failure: ApiError | null;
  retry: () => void;
  remember: (number: string) => void;
  forget: () => void;
}

/**
 * The order that a denied payment left behind. Only its number is stored, in this tab: what it holds, and whether it may
 * still be paid, is asked from the shop, so that a reload loses nothing and nothing old is believed.
 */
export function useWaitingOrder(): WaitingOrder {
  const [number, setNumber] = useState(readWaitingOrder);
  const { data, error, isFetching, refetch } = useQuery({
    ...placedOrderQuery(number ?? ''),
    enabled: number !== null,
    staleTime: 0,
  });
  const remember = useCallback((next: string) => {
    writeWaitingOrder(next);
    setNumber(next);
  }, []);
  const forget = useCallback(() => {
    writeWaitingOrder(null);
    setNumber(null);
  }, []);
  const retry = useCallback(() => void refetch(), [refetch]);
  const known = number && data?.actions.pay ? data : null;
  // Another person's, or gone: it is nothing to this person.
  const isUnknown = error !== null && error.status >= 400 && error.status < 500;
  return {
    order: known,
    isPending: number !== null && isFetching && !known,
    failure: number !== null && !isUnknown && !isFetching && !known ? error : null,
    retry,
    remember,
    forget,
  };
}

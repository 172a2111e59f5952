import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readToken } from '@/client/token';
import { tabStore } from '@/lib/browser/browser-store';
import { placedOrderQuery, readGuestPass } from './guest-pass';
import { readWaitingOrder } from './waiting-order';

const NAME = 'checkout-unpaid-order';

/** Keeps the number of an order that this tab placed and that is not paid yet; null when none is. */
export const writeUnpaidOrder = (number: string | null) => tabStore.write(NAME, number);

/**
 * Number of the order of this tab that may still be paid; null where there is none, or where this browser may not read it.
 * The shop is asked only where this tab placed one.
 */
export function useUnpaidOrder(): string | null {
  const [number] = useState(() => tabStore.read(NAME) ?? readWaitingOrder());
  const { data, error } = useQuery({
    ...placedOrderQuery(number ?? ''),
    enabled: number !== null && (readGuestPass(number) !== null || readToken() !== undefined),
  });
  const isOver = data?.actions.pay === false || error?.status === 404;
  useEffect(() => {
    if (isOver) writeUnpaidOrder(null);
  }, [isOver]);
  return data?.actions.pay ? number : null;
}

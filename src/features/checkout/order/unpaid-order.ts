import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readToken } from '@/client/token';
import { placedOrderQuery, readGuestPass } from './guest-pass';
import { readWaitingOrder } from './waiting-order';

const NAME = 'checkout-unpaid-order';

function readUnpaidOrder(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Keeps the number of an order that this tab placed and that is not paid yet; null when none is. */
export function writeUnpaidOrder(number: string | null) {
  try {
    if (number) sessionStorage.setItem(NAME, number);
    else sessionStorage.removeItem(NAME);
  } catch {
    // It waits in the account, or where its mail leads, all the same.
  }
}

/**
 * Number of the order of this tab that may still be paid; null where there is none, or where this browser may not read it.
 * The shop is asked only where this tab placed one.
 */
export function useUnpaidOrder(): string | null {
  const [number] = useState(() => readUnpaidOrder() ?? readWaitingOrder());
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

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { OrderTracking } from '@/contract/schemas/tracking';

/** Number and e-mail, or number and the signature of a link. */
export interface TrackOrderInput {
  number: string;
  email?: string;
  signature?: string;
}

/**
 * One order, looked up without an account: at once when the address is a signed link. A POST, so that the e-mail is in no
 * address and no log.
 */
export function useTrackedOrder(link: { number: string; signature: string } | null) {
  const { mutate, ...lookup } = useMutation<OrderTracking, ApiError, TrackOrderInput>({
    mutationFn: (body) => call('trackOrder', { body }),
  });
  const { number, signature } = link ?? {};
  useEffect(() => {
    if (number && signature) mutate({ number, signature });
  }, [mutate, number, signature]);
  return { ...lookup, lookUp: mutate };
}

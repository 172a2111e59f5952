import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { OrderTracking } from '@/contract/schemas/tracking';

/** A number with one of: the e-mail, the signature of a link, the pass of the browser that placed the order. */
export interface TrackOrderInput {
  number: string;
  email?: string;
  signature?: string;
  pass?: string;
}

/**
 * One order, looked up without an account: at once where a link or this browser proves it. A POST, so that the e-mail is in no address and
 * no log.
 */
export function useTrackedOrder(proof: TrackOrderInput | null) {
  const { mutate, ...lookup } = useMutation<OrderTracking, ApiError, TrackOrderInput>({
    mutationFn: (body) => call('trackOrder', { body }),
  });
  const { number, signature, pass } = proof ?? {};
  useEffect(() => {
    if (number && signature) mutate({ number, signature });
    else if (number && pass) mutate({ number, pass });
  }, [mutate, number, signature, pass]);
  return { ...lookup, lookUp: mutate };
}

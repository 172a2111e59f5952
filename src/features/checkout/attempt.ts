import { ApiError, isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import type { Denial } from './denial';
import { getOrderKey, renewOrderKey, type KeyScope } from './order-key';

/** What the pay button sends: a new order, or another payment of one that waits. */
export type Attempt =
  { kind: 'order'; body: CreateOrderInput } | { kind: 'payment'; number: string; body: PayOrderInput };

export const scopeOf = (attempt: Attempt): KeyScope =>
  attempt.kind === 'order' ? 'order' : `pay ${attempt.number}`;

/** A payment that was denied at once is a refusal like the others: the form stays for another card. */
const deniedError = ({ number, payment }: Order) => {
  const details: Denial = { reason: payment?.reason ?? null, orderNumber: number };
  return new ApiError('PAYMENT_DENIED', 402, 'The payment was denied', {}, null, details);
};

const request = (attempt: Attempt): Promise<Order> => {
  const options = { headers: { 'Idempotency-Key': getOrderKey(scopeOf(attempt)) } };
  return attempt.kind === 'order'
    ? call('createOrder', { body: attempt.body }, options)
    : call('payOrder', { params: { number: attempt.number }, body: attempt.body }, options);
};

/** Sends an attempt under its key; sent again, it is the same one to the shop. */
export async function sendAttempt(attempt: Attempt): Promise<Order | ApiError> {
  try {
    const order = await request(attempt);
    return order.payment?.status === 'denied' ? deniedError(order) : order;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}

/** Refused before anybody looked at it: an earlier attempt with this key may still have been made. */
const keepsKey = (answer: Order | ApiError) => isApiError(answer) && answer.status === 401;

/** A definite answer ends the attempt: the next one is another one. */
export function endAttempt(attempt: Attempt, answer: Order | ApiError) {
  if (!keepsKey(answer)) renewOrderKey(scopeOf(attempt));
}

import { ApiError, isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import type { Denial } from './denial';
import { getOrderKey, renewOrderKey, type KeyScope } from '@/features/checkout/order/order-key';

type Card = CreateOrderInput['card'];

/** What the pay button sends: a new order, or another payment of one that waits. */
export type Attempt = (
  { kind: 'order'; body: CreateOrderInput } | { kind: 'payment'; number: string; body: PayOrderInput }
) & {
  /** A real acquirer takes the card: it is prepared first, and a reference goes in the place of its number. */
  preparesCard: boolean;
};

/** Cards as they were sent the first time: every repeat of an attempt is the same request. */
const sentCards = new WeakMap<Attempt, Card>();

/** Whether the shop was asked to make this payment; until then nothing of it can be uncertain. */
export const wasSent = (attempt: Attempt): boolean => sentCards.has(attempt);

export const scopeOf = (attempt: Attempt): KeyScope =>
  attempt.kind === 'order' ? 'order' : `pay ${attempt.number}`;

/** A payment that was denied at once is a refusal like the others: the form stays for another card. */
const deniedError = ({ number, payment }: Order) => {
  const details: Denial = { reason: payment?.reason ?? null, orderNumber: number };
  return new ApiError('PAYMENT_DENIED', 402, 'The payment was denied', {}, null, details);
};

/** The fault of a card that was judged alone belongs to the same field of the form. */
const inForm = ({ errorCode, status, message, fields, requestId, details, retryAfterSeconds }: ApiError) => {
  const { number, ...others } = fields;
  const named = number ? { ...others, 'card.number': number } : others;
  return new ApiError(errorCode, status, message, named, requestId, details, retryAfterSeconds);
};

async function prepareCard({ body: { card }, preparesCard }: Attempt): Promise<Card> {
  if (!card?.number || !preparesCard) return card;
  const { number, ...others } = card;
  try {
    const { reference } = await call('prepareGetnetCard', { body: { number } });
    return { ...others, prepared: reference };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The acquirer was changed meanwhile for one that prepares nothing.
    if (error.status === 404) return card;
    throw inForm(error);
  }
}

async function request(attempt: Attempt): Promise<Order> {
  if (!wasSent(attempt)) sentCards.set(attempt, await prepareCard(attempt));
  const card = sentCards.get(attempt);
  const options = { headers: { 'Idempotency-Key': getOrderKey(scopeOf(attempt)) } };
  return attempt.kind === 'order'
    ? call('createOrder', { body: { ...attempt.body, card } }, options)
    : call('payOrder', { params: { number: attempt.number }, body: { ...attempt.body, card } }, options);
}

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
const keepsKey = (attempt: Attempt, answer: Order | ApiError) =>
  isApiError(answer) && (answer.status === 401 || !wasSent(attempt));

/** A definite answer ends the attempt: the next one is another one. */
export function endAttempt(attempt: Attempt, answer: Order | ApiError) {
  if (!keepsKey(attempt, answer)) renewOrderKey(scopeOf(attempt));
}

import { ApiError, isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { denialOf, type Denial } from './denial';
import { readGuestPass, storeGuestPass } from '@/features/checkout/order/guest-pass';
import { getOrderKey, renewOrderKey, type KeyScope } from '@/features/checkout/order/order-key';
import { forgetSentOrder } from '@/features/checkout/order/sent-order';

type Card = CreateOrderInput['card'];

/** What the pay button sends: a new order, or another payment of one that waits. */
export type Attempt = (
  | {
      kind: 'order';
      body: CreateOrderInput;
      /** Where a guest is reached; null for an order of the account. */
      guestEmail: string | null;
    }
  | { kind: 'payment'; number: string; body: PayOrderInput }
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
  const details: Denial = { reason: payment?.reason ?? null, orderNumber: number, pass: null };
  return new ApiError('PAYMENT_DENIED', 402, 'The payment was denied', {}, null, details);
};

/** The fault of a card that was judged alone belongs to the same field of the form. */
const inForm = ({ errorCode, status, message, fields, requestId, details, retryAfterSeconds }: ApiError) => {
  const { number, ...others } = fields;
  const named = number ? { ...others, 'card.number': number } : others;
  return new ApiError(errorCode, status, message, named, requestId, details, retryAfterSeconds);
};

/** Guests have no account that a prepared card could belong to: the number goes to the shop with the order. */
const isGuest = (attempt: Attempt) =>
  attempt.kind === 'order' ? attempt.guestEmail !== null : readGuestPass(attempt.number) !== null;

async function prepareCard(attempt: Attempt): Promise<Card> {
  const {
    body: { card },
    preparesCard,
  } = attempt;
  if (!card?.number || !preparesCard || isGuest(attempt)) return card;
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

async function request(attempt: Attempt, onSend?: () => void): Promise<Order> {
  if (!wasSent(attempt)) sentCards.set(attempt, await prepareCard(attempt));
  onSend?.();
  const card = sentCards.get(attempt);
  const options = { headers: { 'Idempotency-Key': getOrderKey(scopeOf(attempt)) } };
  if (attempt.kind === 'order') {
    const body = { ...attempt.body, card };
    if (attempt.guestEmail === null) return call('createOrder', { body }, options);
    const payer = { ...body.payer, email: attempt.guestEmail, phone: body.payer.phone ?? '' };
    const { order, pass } = await call('createGuestOrder', { body: { ...body, payer } }, options);
    storeGuestPass(order.number, pass);
    return order;
  }
  const params = { number: attempt.number };
  const body = { ...attempt.body, card };
  const pass = readGuestPass(attempt.number);
  return pass
    ? call('payGuestOrder', { params, body: { ...body, pass } }, options)
    : call('payOrder', { params, body }, options);
}

/**
 * Sends an attempt under its key; sent again, it is the same one to the shop.
 * @param onSend called when the shop is about to be asked: from now on it may be made
 */
export async function sendAttempt(attempt: Attempt, onSend?: () => void): Promise<Order | ApiError> {
  try {
    const order = await request(attempt, onSend);
    return order.payment?.status === 'denied' ? deniedError(order) : order;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { orderNumber, pass } = denialOf(error.details);
    if (orderNumber && pass) storeGuestPass(orderNumber, pass);
    return error;
  }
}

/** Refused before anybody looked at it: an earlier attempt with this key may still have been made. */
const keepsKey = (attempt: Attempt, answer: Order | ApiError) =>
  isApiError(answer) && (answer.status === 401 || !wasSent(attempt));

/** A definite answer ends the attempt: the next one is another one. */
export function endAttempt(attempt: Attempt, answer: Order | ApiError) {
  if (keepsKey(attempt, answer)) return;
  renewOrderKey(scopeOf(attempt));
  if (attempt.kind === 'order') forgetSentOrder();
}

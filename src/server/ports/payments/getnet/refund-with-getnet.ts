import { shopDateOf } from '@/lib/time/business-days';
import type { Clock } from '@/server/ports/clock';
import type { GatewayState, PaymentReference, RefundResult } from '../gateway';
import type { GetnetClient } from './getnet-client';
import { GetnetRefusal } from './getnet-errors';
import { CancelAnswer, CancelRequestAnswer, readStatus } from './getnet-messages';

interface Dependencies {
  client: GetnetClient;
  clock: Clock;
  find(payment: PaymentReference): Promise<GatewayState | null>;
}

/** At most 32 characters, the same for the same attempt, so that a repeated request is the first one. */
const cancelKeyOf = ({ attemptId }: Pick<PaymentReference, 'attemptId'>): string =>
  attemptId.replaceAll('-', '').slice(0, 32);

/** Its own key, so that it is not taken for the charge. */
const cancelEnvelope = (payment: PaymentReference) => ({
  idempotency_key: `cancel-${cancelKeyOf(payment)}`,
  payment_id: payment.gatewayReference,
  payment_method: 'CREDIT',
});

async function unlessRefused<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GetnetRefusal) return null;
    throw error;
  }
}

/** Cancels a card payment on its day. @returns whether it is cancelled */
export async function cancelToday(client: GetnetClient, payment: PaymentReference, signal: AbortSignal) {
  const { status } = await client.call({
    method: 'POST',
    path: '/v2/payments/cancel',
    name: 'POST /v2/payments/cancel',
    body: cancelEnvelope(payment),
    answer: CancelAnswer,
    signal,
  });
  return readStatus(status ?? '', true) === 'refunded';
}

/** What became of a request to give money back; null when there is none under this key. */
async function findRequest(
  client: GetnetClient,
  payment: PaymentReference,
  signal: AbortSignal,
): Promise<RefundResult | null> {
  const answer = await unlessRefused(
    client.call({
      method: 'GET',
      path: `/v1/payments/cancel/request?cancel_custom_key=${cancelKeyOf(payment)}`,
      name: 'GET /v1/payments/cancel/request',
      answer: CancelRequestAnswer,
      signal,
      repeatable: true,
    }),
  );
  if (!answer) return null;
  const code = answer.status_processing_cancel_code;
  if (code === 0) return 'done';
  return code === 100 ? 'pending' : 'unsupported';
}

async function requestRefund(
  client: GetnetClient,
  payment: PaymentReference,
  signal: AbortSignal,
): Promise<RefundResult> {
  const { status } = await client.call({
    method: 'POST',
    path: '/v2/payments/cancel',
    name: 'POST /v2/payments/cancel',
    body: {
      ...cancelEnvelope(payment),
      amount: payment.amountCents,
      cancel_custom_key: cancelKeyOf(payment),
    },
    answer: CancelAnswer,
    signal,
  });
  const meaning = readStatus(status ?? '', true);
  if (meaning === 'refunded') return 'done';
  return meaning === 'denied' ? 'unsupported' : 'pending';
}

/**
 * Gives a card payment back: on its day by cancelling it, later by a request that is followed under its own key. Asking
 * again finds what was done before. The official modules have no refund for PIX and boleto: that is done by hand.
 * @throws GetnetUnanswered when it is not known
 */
export async function refundWithGetnet(
  { client, clock, find }: Dependencies,
  payment: PaymentReference,
  signal: AbortSignal,
): Promise<RefundResult> {
  if (payment.method !== 'credit_card' || !payment.gatewayReference) return 'unsupported';
  const isToday = shopDateOf(payment.createdAt) === shopDateOf(clock.now());
  // The acquirer's day may end before ours: a refund can still be requested then.
  if (isToday && (await unlessRefused(cancelToday(client, payment, signal)))) return 'done';
  const requested = await findRequest(client, payment, signal);
  if (requested) return requested;
  const result = await unlessRefused(requestRefund(client, payment, signal));
  if (result) return result;
  return (await find(payment))?.status === 'refunded' ? 'done' : 'unsupported';
}

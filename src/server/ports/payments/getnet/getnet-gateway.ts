import type { Brand } from '@config/brands/brand';
import type { Clock } from '@/server/ports/clock';
import { CardRefused, type GatewayState, type PaymentGateway, type PaymentReference } from '../gateway';
import { chargeWithGetnet, requireOurs, takeCardToken } from './charge-with-getnet';
import { createGetnetClient, type GetnetCredentials, type TimeLimit } from './getnet-client';
import { GetnetRefusal } from './getnet-errors';
import { InfoAnswer, readStatus, reasonOf } from './getnet-messages';
import { orderIdOf } from './getnet-requests';
import { cancelToday, refundWithGetnet } from './refund-with-getnet';

/** A customer's client gives up after 30 seconds and needs the answer by then. */
const CHARGE_TIMEOUT_MS = 25_000;
const ASK_TIMEOUT_MS = 8_000;

/** One payment's record. The paths are not in the official modules: see docs/payments.md, Open questions. */
const INFO_PATH = '/dpm/hub-payment-info/v1/payments/info';

const realTime: TimeLimit = (ms) => AbortSignal.timeout(ms);

interface Options {
  credentials: GetnetCredentials;
  brand: Brand;
  clock: Clock;
  /** Waits in real time; tests replace it. */
  timeLimit?: TimeLimit;
}

const infoPathOf = ({ gatewayReference, attemptId }: PaymentReference): string =>
  gatewayReference
    ? `${INFO_PATH}/${encodeURIComponent(gatewayReference)}`
    : `${INFO_PATH}?idempotency_key=${encodeURIComponent(attemptId)}`;

/**
 * Getnet's "API Digital" (docs/brazil.md): credit with instalments, PIX and boleto. Card data goes through memory
 * to the acquirer and nowhere else.
 */
export function createGetnetGateway({
  credentials,
  brand,
  clock,
  timeLimit = realTime,
}: Options): PaymentGateway {
  const client = createGetnetClient(credentials, clock, timeLimit);

  async function find(payment: PaymentReference): Promise<GatewayState | null> {
    const name = `GET ${INFO_PATH}`;
    try {
      const answer = await client.call({
        method: 'GET',
        path: infoPathOf(payment),
        name,
        answer: InfoAnswer,
        signal: timeLimit(ASK_TIMEOUT_MS),
        repeatable: true,
      });
      const orderId = payment.orderNumber ? orderIdOf(payment) : null;
      requireOurs(name, answer, { orderId, sellerId: client.sellerId });
      const status = readStatus(answer.status, payment.method === 'credit_card');
      return {
        status,
        amountCents: answer.amount ?? answer.payment?.amount ?? null,
        reason: status === 'denied' ? reasonOf(answer) : null,
        gatewayReference: answer.payment_id,
      };
    } catch (error) {
      if (error instanceof GetnetRefusal && error.httpStatus === 404) return null;
      throw error;
    }
  }

  return {
    name: 'getnet',
    simulated: false,
    charge: (request) => chargeWithGetnet({ client, brand, clock }, request, timeLimit(CHARGE_TIMEOUT_MS)),
    find,

    // A PIX code ends by itself and the official modules close no boleto; late money is given back.
    async cancel(payment) {
      if (payment.method !== 'credit_card' || !payment.gatewayReference) return;
      try {
        await cancelToday(client, payment, timeLimit(ASK_TIMEOUT_MS));
      } catch (error) {
        // Nothing to undo.
        if (!(error instanceof GetnetRefusal)) throw error;
      }
    },

    refund: (payment) => refundWithGetnet({ client, clock, find }, payment, timeLimit(CHARGE_TIMEOUT_MS)),

    async prepareCard(number) {
      try {
        return await takeCardToken({ client }, number, timeLimit(ASK_TIMEOUT_MS));
      } catch (error) {
        if (error instanceof GetnetRefusal) throw new CardRefused(error.message);
        throw error;
      }
    },
  };
}

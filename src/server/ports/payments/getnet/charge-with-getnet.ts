import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import type { Brand } from '@config/brands/brand';
import { BOLETO_BUSINESS_DAYS, BOLETO_DUE_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import { businessDateAfter, endOfShopDay } from '@/lib/time/business-days';
import type { Clock } from '@/server/ports/clock';
import { cardBrandOf } from '../cards';
import type { ChargeRequest, ChargeResult } from '../gateway';
import type { GetnetClient } from './getnet-client';
import { GetnetRefusal, GetnetUnanswered } from './getnet-errors';
import {
  BoletoAnswer,
  CardTokenAnswer,
  CreditAnswer,
  PixAnswer,
  readStatus,
  reasonOf,
} from './getnet-messages';
import { boletoBody, creditBody, orderIdOf, pixBody } from './getnet-requests';

const NOTHING_TO_SHOW = { reason: null, pix: null, boleto: null, card: null, expiresAt: null };

interface Dependencies {
  client: GetnetClient;
  brand: Brand;
  clock: Clock;
}

/** An answer about another order, or over another amount, is not an answer to what was asked. */
export function requireOurs(
  name: string,
  { order_id, seller_id }: { order_id?: string | null; seller_id?: string | null },
  expected: { orderId: string | null; sellerId: string },
): void {
  const isOther = (given: string | null | undefined, own: string | null) => !!given && !!own && given !== own;
  if (isOther(order_id, expected.orderId)) throw new GetnetUnanswered(name, 'an answer about another order');
  if (isOther(seller_id, expected.sellerId)) throw new GetnetUnanswered(name, 'an answer for another seller');
}

/** Exchanges the number for a token that serves one attempt. */
export async function takeCardToken(
  { client }: Pick<Dependencies, 'client'>,
  number: string,
  signal: AbortSignal,
) {
  const { number_token } = await client.call({
    method: 'POST',
    path: '/v1/tokens/card',
    name: 'POST /v1/tokens/card',
    body: { card_number: number },
    answer: CardTokenAnswer,
    signal,
    repeatable: true,
  });
  return number_token;
}

async function chargeCard(dependencies: Dependencies, request: ChargeRequest, signal: AbortSignal) {
  const { client, brand } = dependencies;
  const { card } = request;
  if (!card) throw new Error('A card payment needs a card');
  const cardBrand = cardBrandOf(card.number);
  const name = 'POST /v2/payments';
  const numberToken = card.preparation?.token ?? (await takeCardToken(dependencies, card.number, signal));
  const body = creditBody(request, {
    card,
    numberToken,
    brand: cardBrand === 'Outra' ? '' : cardBrand,
    descriptor: brand.name,
  });
  const answer = await client.call({
    method: 'POST',
    path: '/v2/payments',
    name,
    body,
    answer: CreditAnswer,
    signal,
  });
  requireOurs(name, answer, { orderId: orderIdOf(request), sellerId: client.sellerId });
  if (answer.amount && answer.amount !== request.amountCents)
    throw new GetnetUnanswered(name, 'another amount than was asked for');
  const status = readStatus(answer.status, true);
  const isDenied = status !== 'approved' && status !== 'pending';
  return {
    ...NOTHING_TO_SHOW,
    status: isDenied ? 'denied' : status,
    reason: isDenied ? reasonOf(answer) : null,
    gatewayReference: answer.payment_id,
  } satisfies ChargeResult;
}

/**
 * Every refusal to charge is a denial: the customer may take another payment method. A refusal to charge again is none,
 * because the first request may have been charged.
 */
function deniedBy(error: unknown, { attemptId, isRepeat = false }: ChargeRequest): ChargeResult {
  if (!(error instanceof GetnetRefusal)) throw error;
  if (isRepeat) throw new GetnetUnanswered('a repeated charge', error.message, error.httpStatus);
  const gatewayReference = error.paymentId ?? `denied-${attemptId}`;
  return { ...NOTHING_TO_SHOW, status: 'denied', reason: error.message, gatewayReference };
}

async function chargePix(
  { client, brand, clock }: Dependencies,
  request: ChargeRequest,
  signal: AbortSignal,
) {
  const name = 'POST /v2/payments/qrcode/pix';
  // The zone of the acquirer's own dates is wrong (docs/brazil.md): the time to live is ours, from before the call.
  const expiresAt = new Date(clock.now().getTime() + PIX_TTL_SECONDS * 1000);
  const answer = await client.call({
    method: 'POST',
    path: '/v2/payments/qrcode/pix',
    name,
    body: pixBody(request),
    headers: { 'x-qrcode-expiration-time': String(PIX_TTL_SECONDS) },
    answer: PixAnswer,
    signal,
  });
  requireOurs(name, answer, { orderId: orderIdOf(request), sellerId: client.sellerId });
  const code = answer.additional_data.qr_code;
  const info = getPixPayloadInfo(code);
  if (!info) throw new GetnetUnanswered(name, 'a code that no bank would read');
  const receiver = info.merchantName || brand.pixReceiver.name;
  return {
    ...NOTHING_TO_SHOW,
    status: 'pending',
    gatewayReference: answer.payment_id,
    pix: { code, receiver },
    expiresAt,
  } satisfies ChargeResult;
}

async function chargeBoleto({ client, clock }: Dependencies, request: ChargeRequest, signal: AbortSignal) {
  const name = 'POST /v2/payments/boleto';
  const now = clock.now();
  const dueDate = businessDateAfter(now, BOLETO_DUE_BUSINESS_DAYS);
  const answer = await client.call({
    method: 'POST',
    path: '/v2/payments/boleto',
    name,
    body: boletoBody(request, dueDate),
    answer: BoletoAnswer,
    signal,
  });
  requireOurs(name, answer, { orderId: orderIdOf(request), sellerId: client.sellerId });
  const line = answer.boleto.typeful_line.replace(/\D/g, '');
  const barcode = answer.boleto.bar_code.replace(/\D/g, '');
  if (!isValidBoleto(line) || !/^\d{44}$/.test(barcode))
    throw new GetnetUnanswered(name, 'a line that no bank would read');
  if (Number(line.slice(-10)) !== request.amountCents)
    throw new GetnetUnanswered(name, 'another amount than was asked for');
  const { boleto_id: boletoId } = answer.boleto;
  return {
    ...NOTHING_TO_SHOW,
    status: 'pending',
    gatewayReference: answer.payment_id,
    ...(boletoId && { data: { boletoId } }),
    boleto: { line, barcode, dueDate },
    expiresAt: endOfShopDay(businessDateAfter(now, BOLETO_BUSINESS_DAYS)),
  } satisfies ChargeResult;
}

const CHARGES = { credit_card: chargeCard, pix: chargePix, boleto: chargeBoleto };

/** One charge by the way the customer chose. @throws GetnetUnanswered when it is not known whether it was made */
export async function chargeWithGetnet(
  dependencies: Dependencies,
  request: ChargeRequest,
  signal: AbortSignal,
): Promise<ChargeResult> {
  const result = await CHARGES[request.method](dependencies, request, signal).catch((error: unknown) =>
    deniedBy(error, request),
  );
  const { card } = request;
  if (request.method !== 'credit_card' || !card) return result;
  return { ...result, card: { brand: cardBrandOf(card.number), last4: card.number.slice(-4) } };
}

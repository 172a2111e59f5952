import { createHash, randomUUID } from 'node:crypto';
import { bareKm } from '@/lib/texts/bare-km';
import { bareDocument } from '@/lib/documents';
import type { Card, ChargeRequest } from '../gateway';

/** The PIX and v2 calls take the amount in centavos and this currency alone. */
const CURRENCY = 'BRL';

/** ASCII letters up to a length, as the official module sends them (docs/brazil.md, Getnet). */
export const plainText = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim();

/**
 * What Getnet calls the order: its number and the beginning of the attempt, so that the panel is readable and a notice
 * names the attempt. At most 36 characters.
 */
export const orderIdOf = ({
  orderNumber,
  attemptId,
}: Pick<ChargeRequest, 'orderNumber' | 'attemptId'>): string => `${orderNumber}-${attemptId.slice(0, 8)}`;

/** The same for the same payer, without telling who it is. */
const customerIdOf = ({ payer }: ChargeRequest): string =>
  createHash('sha256').update(payer.email.toLowerCase()).digest('hex').slice(0, 32);

function addressOf(address: NonNullable<ChargeRequest['address']>) {
  const { street, number, complement, district, city, state, postalCode, propertyName, road, landmark } =
    address;
  const km = bareKm(address.km);
  const place =
    street || [propertyName, road, km && `km ${km}`].filter(Boolean).join(' ') || landmark || 'Zona rural';
  return {
    street: plainText(place, 57),
    number: plainText(number || 'S/N', 6),
    ...(complement && { complement: plainText(complement, 30) }),
    district: plainText(district || '-', 60),
    city: plainText(city, 40),
    state,
    country: 'BR',
    postal_code: postalCode.replace(/\D/g, ''),
  };
}

function phoneOf(phone: string | null | undefined): string | undefined {
  const digits = phone?.replace(/\D/g, '').replace(/^0+/, '') ?? '';
  if (digits.length < 10) return undefined;
  return digits.length > 11 ? digits : `55${digits}`;
}

function customerOf(request: ChargeRequest) {
  const { fullName, document, email, phone } = request.payer;
  const name = plainText(fullName, 100);
  const [first = name, ...rest] = name.split(' ');
  const bare = bareDocument(document);
  return {
    customer_id: customerIdOf(request),
    first_name: first.slice(0, 40),
    last_name: rest.join(' ').slice(0, 80) || first.slice(0, 40),
    name,
    email,
    document_type: bare.length === 11 ? 'CPF' : 'CNPJ',
    document_number: bare,
    phone_number: phoneOf(phone),
    ...(request.address && { billing_address: addressOf(request.address) }),
  };
}

const envelope = ({ attemptId }: ChargeRequest) => ({ idempotency_key: attemptId, request_id: randomUUID() });

/** `POST /v2/payments`: interest is in the amount already, so instalments never carry any of the issuer's. */
export function creditBody(
  request: ChargeRequest,
  {
    card,
    numberToken,
    brand,
    descriptor,
  }: { card: Card; numberToken: string; brand: string; descriptor: string },
) {
  const [month = '', year = ''] = card.expiry.split('/');
  return {
    ...envelope(request),
    order_id: orderIdOf(request),
    data: {
      amount: request.amountCents,
      currency: CURRENCY,
      customer_id: customerIdOf(request),
      payment: {
        payment_method: 'CREDIT',
        transaction_type: request.installments > 1 ? 'INSTALL_NO_INTEREST' : 'FULL',
        number_installments: request.installments,
        soft_descriptor: plainText(descriptor, 22),
        card: {
          number_token: numberToken,
          cardholder_name: plainText(card.holder, 26).toUpperCase(),
          security_code: card.cvv,
          ...(brand && { brand }),
          expiration_month: month,
          expiration_year: year,
        },
      },
      additional_data: { customer: customerOf(request) },
    },
  };
}

/** `POST /v2/payments/qrcode/pix`: flat, unlike the others. */
export const pixBody = (request: ChargeRequest) => ({
  idempotency_key: request.attemptId,
  amount: request.amountCents,
  currency: CURRENCY,
  order_id: orderIdOf(request),
  customer_id: customerIdOf(request),
});

/** At most 15 digits, the same for the same attempt. */
const boletoDocumentOf = (attemptId: string): string =>
  String(BigInt(`0x${createHash('sha256').update(attemptId).digest('hex')}`) % 10n ** 15n).padStart(15, '0');

/** `POST /v2/payments/boleto`. @param dueDate `YYYY-MM-DD` */
export const boletoBody = (request: ChargeRequest, dueDate: string) => ({
  ...envelope(request),
  data: {
    amount: request.amountCents,
    currency: CURRENCY,
    order: { order_id: orderIdOf(request), sales_tax: 0, product_type: 'physical_goods' },
    customer: customerOf(request),
    boleto: {
      document_number: boletoDocumentOf(request.attemptId),
      expiration_date: dueDate.split('-').reverse().join('/'),
      instructions: 'Nao receber apos o vencimento',
      provider: 'santander',
    },
    payment: { payment_method: 'BOLETO' },
  },
});

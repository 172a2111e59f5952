import { boaLida } from '@config/brands/boa-lida';
import { AddressBody } from '@/contract/schemas/address';
import type { ChargeRequest, PaymentGateway, PaymentReference } from '@/server/ports/payments/gateway';
import { createGetnetGateway } from '@/server/ports/payments/getnet/getnet-gateway';
import type { Clock } from '@/server/ports/clock';
import { GETNET_CREDENTIALS, type GetnetServer } from './getnet-server';

/**
 * The real adapter, calling the local server. Its timeout ends when the server decides not to answer, and not before,
 * so no test waits.
 */
export const makeGetnetGateway = (
  { url, onSilence }: Pick<GetnetServer, 'url'> & Partial<Pick<GetnetServer, 'onSilence'>>,
  clock: Clock,
): PaymentGateway =>
  createGetnetGateway({
    credentials: { url, ...GETNET_CREDENTIALS },
    brand: boaLida,
    clock,
    timeLimit() {
      const controller = new AbortController();
      onSilence?.(() => controller.abort(new DOMException('The time is over', 'TimeoutError')));
      return controller.signal;
    },
  });

let attempts = 0;

/** A PIX of R$ 189,90; another attempt every time. */
export function makeChargeRequest(overrides: Partial<ChargeRequest> = {}): ChargeRequest {
  attempts += 1;
  return {
    attemptId: `${String(attempts).padStart(8, '0')}-1bbf-42bf-93b4-ce2041bfb87e`,
    orderNumber: 'BL-7K2M9Q',
    method: 'pix',
    amountCents: 18_990,
    installments: 1,
    payer: {
      fullName: 'Antônia Conceição de Araújo',
      document: '11144477735',
      email: 'antonia@cliente.example',
      phone: '(34) 99876-5432',
    },
    address: AddressBody.parse({
      recipient: 'Antônia',
      postalCode: '38010000',
      state: 'MG',
      city: 'Uberaba',
      district: 'São Benedito',
      street: 'Rua José de Alencar',
      number: '1200-B fundos',
      complement: 'Galpão à esquerda',
      rural: false,
    }),
    card: null,
    ...overrides,
  };
}

export const makeCardRequest = (number: string, overrides: Partial<ChargeRequest> = {}): ChargeRequest =>
  makeChargeRequest({
    method: 'credit_card',
    card: { number, holder: 'Antônia Araújo', expiry: '12/30', cvv: '123' },
    ...overrides,
  });

/** The payment of a charge, as the shop keeps it. */
export const referenceOf = (
  { attemptId, orderNumber, method, amountCents }: ChargeRequest,
  gatewayReference: string | null,
  createdAt: Date,
  data: Record<string, string> = {},
): PaymentReference => ({
  attemptId,
  orderNumber,
  method,
  amountCents,
  gatewayReference,
  data,
  createdAt,
});

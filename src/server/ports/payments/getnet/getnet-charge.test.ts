import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AddressBody } from '@/contract/schemas/address';
import { startGetnetServer, type GetnetServer } from '@/testing/getnet/getnet-server';
import { makeCardRequest, makeChargeRequest, makeGetnetGateway } from '@/testing/getnet/make-getnet-gateway';
import type { PaymentGateway } from '../gateway';
import { GetnetUnanswered } from './getnet-errors';
import { plainText } from './getnet-requests';

/** A Friday, and a holiday: Consciência Negra. */
const clock = { now: () => new Date('2026-11-20T15:00:00Z') };
const VISA = '4012001037141112';

let server: GetnetServer;
let gateway: PaymentGateway;
beforeAll(async () => {
  server = await startGetnetServer();
  gateway = makeGetnetGateway(server, clock);
});
afterAll(() => server.close());
beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

/** What was sent to a path, the last time. */
const sentTo = (path: string): unknown => {
  const request = server.requests.findLast((candidate) => candidate.path === path);
  return JSON.parse(request?.body ?? 'null');
};

describe('a card at Getnet', () => {
  it('is traded for a token and charged at once, brand and last digits stored', async () => {
    const request = makeCardRequest(VISA);
    expect(await gateway.charge(request)).toEqual({
      status: 'approved',
      reason: null,
      gatewayReference: server.ledger.byKey(request.attemptId)?.id,
      pix: null,
      boleto: null,
      card: { brand: 'Visa', last4: '1112' },
      expiresAt: null,
    });
    expect(server.ledger.byKey(request.attemptId)?.charged).toEqual([18_990]);
    expect(sentTo('/v2/payments')).toMatchObject({
      idempotency_key: request.attemptId,
      order_id: `BL-7K2M9Q-${request.attemptId.slice(0, 8)}`,
      data: {
        amount: 18_990,
        currency: 'BRL',
        payment: {
          payment_method: 'CREDIT',
          transaction_type: 'FULL',
          number_installments: 1,
          soft_descriptor: 'Boa Lida',
          card: {
            cardholder_name: 'ANTONIA ARAUJO',
            security_code: '123',
            brand: 'Visa',
            expiration_month: '12',
            expiration_year: '30',
          },
        },
      },
    });
    expect(JSON.stringify(sentTo('/v2/payments'))).not.toContain(VISA);
  });

  it('is charged in parts without the interest of the issuer', async () => {
    await gateway.charge(makeCardRequest(VISA, { installments: 6 }));
    expect(sentTo('/v2/payments')).toMatchObject({
      data: { payment: { transaction_type: 'INSTALL_NO_INTEREST', number_installments: 6 } },
    });
  });

  it.each([
    ['5155901222270002', 'Cartão inválido'],
    ['5155901222260003', 'Cartão vencido'],
    ['5155901222250004', 'Estabelecimento inválido'],
  ])('%s is denied in the words of the acquirer', async (number, reason) => {
    const request = makeCardRequest(number);
    expect(await gateway.charge(request)).toMatchObject({
      status: 'denied',
      reason,
      gatewayReference: server.ledger.byKey(request.attemptId)?.id,
      card: { brand: 'Mastercard', last4: number.slice(-4) },
    });
    expect(server.ledger.byKey(request.attemptId)?.charged).toEqual([]);
  });

  it('is denied, not unknown, when Getnet does not take its number', async () => {
    server.failNext('cardToken', 'badRequest');
    expect(await gateway.charge(makeCardRequest(VISA))).toMatchObject({
      status: 'denied',
      reason: 'Campo inválido',
    });
  });

  it('charges once when it is asked again with the same attempt after a lost answer', async () => {
    const request = makeCardRequest(VISA);
    server.failNext('charge', 'doneThenHang');
    await expect(gateway.charge(request)).rejects.toThrow(GetnetUnanswered);
    expect(await gateway.charge(request)).toMatchObject({ status: 'approved' });
    expect(server.ledger.byKey(request.attemptId)).toMatchObject({ charged: [18_990], asked: 2 });
  });

  it.each(['cardToken', 'charge'] as const)(
    'is unknown, not denied, when Getnet refuses to be asked again (%s)',
    async (call) => {
      const request = makeCardRequest(VISA, { isRepeat: true });
      server.failNext(call, 'badRequest');
      await expect(gateway.charge(request)).rejects.toThrow(GetnetUnanswered);
    },
  );

  it('sends names and addresses without accents and no longer than the acquirer takes them', async () => {
    await gateway.charge(makeCardRequest(VISA));
    expect(sentTo('/v2/payments')).toMatchObject({
      data: {
        additional_data: {
          customer: {
            first_name: 'Antonia',
            last_name: 'Conceicao de Araujo',
            document_type: 'CPF',
            document_number: '11144477735',
            phone_number: '5534998765432',
            billing_address: {
              street: 'Rua Jose de Alencar',
              number: '1200-B',
              complement: 'Galpao a esquerda',
              district: 'Sao Benedito',
              city: 'Uberaba',
              state: 'MG',
              country: 'BR',
              postal_code: '38010000',
            },
          },
        },
      },
    });
  });

  it('sends a rural address and a CNPJ with letters, and no address for what is picked up', async () => {
    const address = AddressBody.parse({
      recipient: 'Ana',
      postalCode: '38010000',
      state: 'MG',
      city: 'Uberaba',
      rural: true,
      propertyName: 'Fazenda São João',
      road: 'MG-427',
      km: '12',
      landmark: 'Depois da ponte',
    });
    const payer = { fullName: 'Ana', document: '12.ABC.345/01DE-35', email: 'a@cliente.example' };
    await gateway.charge(makeCardRequest(VISA, { address, payer }));
    expect(sentTo('/v2/payments')).toMatchObject({
      data: {
        additional_data: {
          customer: {
            name: 'Ana',
            last_name: 'Ana',
            document_type: 'CNPJ',
            document_number: '12ABC34501DE35',
            billing_address: { street: 'Fazenda Sao Joao MG-427 km 12', number: 'S/N', district: '-' },
          },
        },
      },
    });
    await gateway.charge(makeCardRequest(VISA, { address: null, payer }));
    expect(JSON.stringify(sentTo('/v2/payments'))).not.toMatch(/billing_address|phone_number/);
  });

  it.each(['São João', 'Peña ½ ﬁm', '日本 Ação', 'x'.repeat(90)])(
    'cuts and folds «%s» to plain text',
    (text) => {
      expect(plainText(text, 57)).toMatch(/^[\x20-\x7e]{1,57}$/);
    },
  );
});

describe('a PIX at Getnet', () => {
  it('is a code that a bank would read, for half an hour by our clock', async () => {
    const request = makeChargeRequest();
    const result = await gateway.charge(request);
    expect(isValidPixPayload(result.pix?.code ?? '')).toBe(true);
    expect(result).toMatchObject({
      status: 'pending',
      gatewayReference: server.ledger.byKey(request.attemptId)?.id,
      pix: { receiver: 'EMPRESA DE TESTE LTDA' },
      expiresAt: new Date('2026-11-20T15:30:00Z'),
    });
    const headers = server.requests.at(-1)?.headers;
    expect(headers).toMatchObject({ 'x-qrcode-expiration-time': '1800' });
  });

  it('is the same code for the same attempt', async () => {
    const request = makeChargeRequest();
    const first = await gateway.charge(request);
    expect((await gateway.charge(request)).pix).toEqual(first.pix);
  });

  it('is denied with a reason when the acquirer refuses it', async () => {
    server.failNext('charge', 'badRequest');
    expect(await gateway.charge(makeChargeRequest())).toMatchObject({
      status: 'denied',
      reason: 'Campo inválido',
      pix: null,
    });
  });
});

describe('a boleto at Getnet', () => {
  it('is due so early that its money arrives while the goods are reserved', async () => {
    const request = makeChargeRequest({ method: 'boleto' });
    const result = await gateway.charge(request);
    const line = result.boleto?.line ?? '';
    expect(isValidBoleto(line)).toBe(true);
    expect(getBoletoInfo(line, { referenceDate: clock.now() })).toMatchObject({
      amount: 18_990,
      bankCode: '033',
    });
    expect(result).toMatchObject({
      status: 'pending',
      boleto: { dueDate: '2026-11-23' },
      data: { boletoId: server.ledger.byKey(request.attemptId)?.boletoId },
      expiresAt: new Date('2026-11-26T02:59:59.999Z'),
    });
    expect(result.boleto?.barcode).toMatch(/^033\d{41}$/);
    expect(sentTo('/v2/payments/boleto')).toMatchObject({
      data: {
        boleto: { expiration_date: '23/11/2026' },
        order: { order_id: `BL-7K2M9Q-${request.attemptId.slice(0, 8)}` },
      },
    });
  });

  it('is unknown when the line charges another amount than was asked for', async () => {
    const request = makeChargeRequest({ method: 'boleto' });
    await gateway.charge(request);
    await expect(gateway.charge({ ...request, amountCents: 20_000 })).rejects.toThrow('another amount');
  });
});

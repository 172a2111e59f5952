import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGetnetServer, type GetnetServer } from '@/testing/getnet/getnet-server';
import {
  makeCardRequest,
  makeChargeRequest,
  makeGetnetGateway,
  referenceOf,
} from '@/testing/getnet/make-getnet-gateway';
import { CardRefused, type ChargeRequest, type PaymentGateway, type PaymentReference } from '../gateway';
import { GetnetUnanswered } from './getnet-errors';
import { readStatus } from './getnet-messages';

const NOW = new Date('2026-11-20T15:00:00Z');
const YESTERDAY = new Date('2026-11-19T15:00:00Z');
const VISA = '4012001037141112';

let server: GetnetServer;
let gateway: PaymentGateway;
beforeAll(async () => {
  server = await startGetnetServer();
  gateway = makeGetnetGateway(server, { now: () => NOW });
});
afterAll(() => server.close());
beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

/** A payment that Getnet answered. */
async function charge(request: ChargeRequest, createdAt = NOW): Promise<PaymentReference> {
  const { gatewayReference, data } = await gateway.charge(request);
  return referenceOf(request, gatewayReference, createdAt, data);
}
const ledgerOf = ({ attemptId }: PaymentReference) => server.ledger.byKey(attemptId);

describe('what Getnet says of a payment', () => {
  it('is found by its own id: open, paid with its amount, denied with a reason', async () => {
    const pix = await charge(makeChargeRequest());
    const id = pix.gatewayReference ?? '';
    expect(await gateway.find(pix)).toMatchObject({
      status: 'pending',
      amountCents: 18_990,
      gatewayReference: id,
    });
    server.ledger.pay(id, 20_000);
    expect(await gateway.find(pix)).toMatchObject({ status: 'approved', amountCents: 20_000 });
    server.ledger.setStatus(id, 'DENIED', 'Conta encerrada');
    expect(await gateway.find(pix)).toMatchObject({ status: 'denied', reason: 'Conta encerrada' });
  });

  it('is found by the key of the attempt when its answer was lost, and names its id', async () => {
    const request = makeCardRequest(VISA);
    server.failNext('charge', 'doneThenCut');
    await expect(gateway.charge(request)).rejects.toThrow(GetnetUnanswered);
    const state = await gateway.find(referenceOf(request, null, NOW));
    expect(state).toMatchObject({ status: 'approved', amountCents: 18_990 });
    expect(state?.gatewayReference).toBe(server.ledger.byKey(request.attemptId)?.id);
  });

  it('is nothing for an attempt that never arrived', async () => {
    expect(await gateway.find(referenceOf(makeCardRequest(VISA), null, NOW))).toBeNull();
  });

  it.each(['error', 'hang', 'notJson', 'odd', 'proxy404'] as const)(
    'is unknown, never «nothing», after «%s»',
    async (failure) => {
      server.failNext('info', failure, 2);
      await expect(gateway.find(referenceOf(makeChargeRequest(), null, NOW))).rejects.toThrow(
        GetnetUnanswered,
      );
    },
  );

  it('is not believed about another order', async () => {
    const pix = await charge(makeChargeRequest());
    await expect(gateway.find({ ...pix, orderNumber: 'BL-OTHER1' })).rejects.toThrow('about another order');
  });

  it.each([
    ['APPROVED', 'approved'],
    ['CONFIRMED', 'approved'],
    ['PAID', 'approved'],
    ['captured', 'approved'],
    ['AUTHORIZED', 'pending'],
    ['WAITING', 'pending'],
    ['PENDING', 'pending'],
    ['EM ABERTO', 'pending'],
    ['A WORD OF TOMORROW', 'pending'],
    ['DENIED', 'denied'],
    ['ERROR', 'denied'],
    ['NOT_APPROVED', 'denied'],
    ['EXPIRED', 'expired'],
  ] as const)('reads %s as %s', (word, status) => {
    expect(readStatus(word, true)).toBe(status);
    expect(readStatus(word, false)).toBe(status);
  });

  it('reads a card that is cancelled as given back, and a code or a boleto as closed', () => {
    expect(readStatus('CANCELED', true)).toBe('refunded');
    expect(readStatus('CANCELED', false)).toBe('expired');
  });
});

describe('giving money back through Getnet', () => {
  it('undoes a card payment on its day, and once however often it is asked', async () => {
    const payment = await charge(makeCardRequest(VISA));
    expect(await gateway.refund(payment)).toBe('done');
    expect(await gateway.refund(payment)).toBe('done');
    expect(ledgerOf(payment)?.status).toBe('CANCELED');
    expect(await gateway.find(payment)).toMatchObject({ status: 'refunded' });
    expect(server.ledger.cancelRequests.size).toBe(0);
  });

  it('requests it on a later day under one key and follows the request until it is done', async () => {
    const payment = await charge(makeCardRequest(VISA), YESTERDAY);
    expect(await gateway.refund(payment)).toBe('pending');
    expect(await gateway.refund(payment)).toBe('pending');
    const key = payment.attemptId.replaceAll('-', '');
    expect(key).toHaveLength(32);
    expect([...server.ledger.cancelRequests.keys()]).toContain(key);
    expect(
      server.requests.filter(({ path, method }) => method === 'POST' && path === '/v2/payments/cancel'),
    ).toHaveLength(1);
    server.ledger.cancelRequests.set(key, { paymentId: payment.gatewayReference ?? '', code: 0 });
    expect(await gateway.refund(payment)).toBe('done');
  });

  it('leaves to a person what the acquirer could not do', async () => {
    const payment = await charge(makeCardRequest(VISA), YESTERDAY);
    await gateway.refund(payment);
    const key = payment.attemptId.replaceAll('-', '');
    server.ledger.cancelRequests.set(key, { paymentId: payment.gatewayReference ?? '', code: 7 });
    expect(await gateway.refund(payment)).toBe('unsupported');
  });

  it('requests what is no longer undone on its day, because the day of the acquirer ends earlier', async () => {
    const payment = await charge(makeCardRequest(VISA));
    server.failNext('cancel', 'badRequest');
    expect(await gateway.refund(payment)).toBe('pending');
  });

  it('says that it does not know when the answer is lost, and finds it the next time', async () => {
    const payment = await charge(makeCardRequest(VISA));
    server.failNext('cancel', 'doneThenHang');
    await expect(gateway.refund(payment)).rejects.toThrow(GetnetUnanswered);
    expect(await gateway.refund(payment)).toBe('done');
  });

  it.each(['pix', 'boleto'] as const)('gives no %s back: that is done by hand', async (method) => {
    expect(await gateway.refund(await charge(makeChargeRequest({ method })))).toBe('unsupported');
    expect(server.requests.filter(({ path }) => path.includes('cancel'))).toEqual([]);
  });
});

describe('closing what was not paid', () => {
  it('undoes a card payment and leaves codes and boletos to end by themselves', async () => {
    const card = await charge(makeCardRequest(VISA));
    await gateway.cancel({ ...card, orderNumber: '' });
    expect(ledgerOf(card)?.status).toBe('CANCELED');
    const pix = await charge(makeChargeRequest());
    await gateway.cancel(pix);
    expect(ledgerOf(pix)?.status).toBe('WAITING');
  });

  it('does nothing about a payment that has no answer yet', async () => {
    await gateway.cancel(referenceOf(makeCardRequest(VISA), null, NOW));
    expect(server.requests).toEqual([]);
  });
});

describe('preparing a card', () => {
  it('answers the acquirer’s token, or why the number is not taken', async () => {
    await expect(gateway.prepareCard?.(VISA)).resolves.toMatch(/^\w{32,}$/);
    server.failNext('cardToken', 'badRequest');
    await expect(gateway.prepareCard?.(VISA)).rejects.toThrow(CardRefused);
    server.failNext('cardToken', 'error', 2);
    await expect(gateway.prepareCard?.(VISA)).rejects.toThrow(GetnetUnanswered);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGetnetServer, type GetnetServer } from '@/testing/getnet/getnet-server';
import {
  makeCardRequest,
  makeChargeRequest,
  makeGetnetGateway,
  referenceOf,
} from '@/testing/getnet/make-getnet-gateway';
import type { PaymentGateway } from '../gateway';
import { GetnetUnanswered } from './getnet-errors';

const clock = { current: new Date('2026-11-20T15:00:00Z'), now: () => clock.current };
const VISA = '4012001037141112';

let server: GetnetServer;
let gateway: PaymentGateway;
beforeAll(async () => {
  server = await startGetnetServer();
});
afterAll(() => server.close());
beforeEach(() => {
  clock.current = new Date('2026-11-20T15:00:00Z');
  server.recover();
  server.requests.length = 0;
  gateway = makeGetnetGateway(server, clock);
});

const asked = (path: string) => server.requests.filter((request) => request.path.startsWith(path));
const TOKEN = '/auth/oauth/v2/token';

describe('the access token of Getnet', () => {
  it('is requested once for many calls at the same time, and cached', async () => {
    await Promise.all(Array.from({ length: 20 }, () => gateway.charge(makeChargeRequest())));
    await gateway.charge(makeChargeRequest());
    expect(asked(TOKEN)).toHaveLength(1);
    expect(asked('/v2/payments/qrcode/pix')).toHaveLength(21);
  });

  it('is renewed a minute before it ends', async () => {
    await gateway.charge(makeChargeRequest());
    clock.current = new Date(clock.current.getTime() + 58 * 60_000);
    await gateway.charge(makeChargeRequest());
    expect(asked(TOKEN)).toHaveLength(1);
    clock.current = new Date(clock.current.getTime() + 61_000);
    await gateway.charge(makeChargeRequest());
    expect(asked(TOKEN)).toHaveLength(2);
  });

  it('is renewed once for everybody when Getnet turns it down, and nothing is charged twice', async () => {
    await gateway.charge(makeChargeRequest());
    server.revokeTokens();
    const requests = Array.from({ length: 10 }, () => makeCardRequest(VISA));
    const results = await Promise.all(requests.map((request) => gateway.charge(request)));
    expect(results.map(({ status }) => status)).toEqual(requests.map(() => 'approved'));
    expect(asked(TOKEN)).toHaveLength(2);
    const charged = requests.map(({ attemptId }) => server.ledger.byKey(attemptId)?.charged);
    expect(charged).toEqual(requests.map(() => [18_990]));
  });

  it('is asked for again after a failure, so that one bad moment does not last', async () => {
    server.failNext('token', 'error', 2);
    await expect(gateway.charge(makeChargeRequest())).rejects.toThrow(GetnetUnanswered);
    expect(await gateway.charge(makeChargeRequest())).toMatchObject({ status: 'pending' });
  });
});

describe('a call to Getnet', () => {
  it('names the seller in both headers and the client in none but the first', async () => {
    await gateway.charge(makeChargeRequest());
    const [token, charge] = server.requests;
    expect(token?.body).toBe('scope=oob&grant_type=client_credentials');
    const seller = '3c5a0f0e-0000-4000-8000-000000000001';
    expect(charge?.headers).toMatchObject({ 'x-seller-id': seller, seller_id: seller });
    expect(JSON.stringify(charge)).not.toContain('client-secret');
  });

  it('is made once more where asking twice does no harm: a question, a card token', async () => {
    const request = makeCardRequest(VISA);
    server.failNext('cardToken', 'error');
    const { gatewayReference } = await gateway.charge(request);
    server.failNext('info', 'doneThenCut');
    expect(await gateway.find(referenceOf(request, gatewayReference, clock.now()))).toMatchObject({
      status: 'approved',
    });
    expect([asked('/v1/tokens/card').length, asked('/dpm').length]).toEqual([2, 2]);
  });

  it.each(['error', 'doneThenHang', 'doneThenCut', 'notJson', 'odd', 'proxy404'] as const)(
    'never makes a charge again by itself after «%s», and says that it does not know',
    async (failure) => {
      server.failNext('charge', failure);
      await expect(gateway.charge(makeCardRequest(VISA))).rejects.toThrow(GetnetUnanswered);
      expect(asked('/v2/payments')).toHaveLength(1);
    },
  );

  it('says that no server answers where none listens', async () => {
    const nowhere = makeGetnetGateway({ url: 'http://127.0.0.1:1' }, clock);
    await expect(nowhere.charge(makeChargeRequest())).rejects.toThrow(/did not answer POST \/auth\/oauth/);
  });

  it.each(['error', 'hang', 'doneThenCut', 'notJson', 'odd', 'denied'] as const)(
    'shows no secret, card or token in what it throws or answers after «%s»',
    async (failure) => {
      for (const call of ['token', 'cardToken', 'charge'] as const) {
        const fresh = makeGetnetGateway(server, clock);
        server.failNext(call, failure, 2);
        const told = await fresh.charge(makeCardRequest(VISA)).catch((error: unknown) => error);
        const text = told instanceof Error ? `${told.stack} ${JSON.stringify(told)}` : JSON.stringify(told);
        expect(text).not.toMatch(/4012001037141112|client-secret|client-id|Bearer|Basic [A-Za-z0-9]/);
        const tokens = server.requests.map(({ headers }) => headers.authorization?.split(' ')[1] ?? 'none');
        for (const token of tokens) expect(text).not.toContain(token);
        server.recover();
      }
    },
  );
});

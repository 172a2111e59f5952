import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { byCard, makeGetnetShop, WEBHOOK_SECRET, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { GETNET_CREDENTIALS } from '@/testing/getnet/getnet-server';
import { makeUser } from '@/testing/make-user';
import { makeTestApp } from '@/testing/test-app';
import { CARDS_PER_USER } from './payments.service';

const VISA = '4012001037141112';

let shop: GetnetShop;
beforeAll(async () => {
  shop = await makeGetnetShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.server.recover());

const prepare = (number: unknown, token?: string) =>
  shop.request('POST', '/getnet/auth', { body: { number }, ...(token && { token }) });
const errorOf = async (response: Response) => (await response.json()) as ErrorBody;

describe('POST /getnet/auth', () => {
  it('says that the card can be used and what stands for it, and nothing else', async () => {
    const response = await prepare('4012 0010 3714 1112', shop.token);
    expect([response.status, await response.json()]).toEqual([
      200,
      { brand: 'Visa', last4: '1112', ready: true, reference: expect.stringMatching(/^[\w-]+$/) },
    ]);
  });

  it('says in the words of the acquirer why it cannot', async () => {
    shop.server.failNext('cardToken', 'badRequest');
    const response = await prepare(VISA, shop.token);
    expect([response.status, await errorOf(response)]).toMatchObject([
      402,
      { errorCode: 'PAYMENT_DENIED', message: 'Campo inválido' },
    ]);
  });

  it('says that the acquirer does not answer', async () => {
    shop.server.failNext('cardToken', 'hang', 1);
    const response = await prepare(VISA, shop.token);
    expect([response.status, (await errorOf(response)).errorCode]).toEqual([503, 'UNAVAILABLE']);
  });

  it.each(['4012001037141113', '123', '', null])('refuses the number %s without asking', async (number) => {
    shop.server.requests.length = 0;
    const response = await prepare(number, shop.token);
    expect([response.status, (await errorOf(response)).fields]).toEqual([
      422,
      { number: expect.any(String) },
    ]);
    expect(shop.server.requests).toEqual([]);
  });

  it('does not exist without Getnet, and not for the unknown', async () => {
    expect((await prepare(VISA)).status).toBe(401);
    const other = await makeTestApp();
    const { token } = await makeUser(other.services);
    expect((await other.request('POST', '/getnet/auth', { body: { number: VISA }, token })).status).toBe(404);
    await other.close();
  });

  it('does not let users try numbers out', async () => {
    const { token } = await makeUser(shop.services);
    for (let tries = 0; tries < CARDS_PER_USER.limit; tries += 1)
      expect((await prepare(VISA, token)).status).toBe(200);
    const refused = await prepare(VISA, token);
    expect([refused.status, (await errorOf(refused)).errorCode]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the secrets of a payment', () => {
  it('stand in no log, no answer and no table, whatever happens', async () => {
    const answers: string[] = [];
    const collect = async (response: Response) => void answers.push(await response.text());
    for (const failure of [
      null,
      'denied',
      'badRequest',
      'error',
      'doneThenHang',
      'doneThenCut',
      'notJson',
      'odd',
    ] as const) {
      if (failure) shop.server.failNext('charge', failure);
      await collect(await shop.place(byCard()));
      if (failure) shop.server.failNext('cardToken', failure, 2);
      await collect(await prepare(VISA, shop.token));
      shop.server.recover();
    }
    const [payment] = [...shop.server.ledger.payments.values()];
    await collect(await shop.notify(shop.server.noticeOf(payment?.id ?? '')));
    await collect(await shop.notify({ card_number: VISA, description_detail: `card ${VISA}`, id: 'x' }));
    shop.wait(5);
    await shop.services.payments.checkDue();

    const tables = await shop.services.db.execute(
      `select json_agg(t)::text as rows from (
         select to_jsonb(p) as row from payments p union all select to_jsonb(n) from payment_notices n
         union all select to_jsonb(o) from orders o union all select to_jsonb(k) from idempotency_keys k
         union all select to_jsonb(x) from outbox x) t`,
    );
    const accessTokens = shop.server.requests.map(
      ({ headers }) => headers.authorization?.split(' ')[1] ?? 'none',
    );
    const secrets = [
      VISA,
      GETNET_CREDENTIALS.clientSecret,
      GETNET_CREDENTIALS.clientId,
      WEBHOOK_SECRET,
      encodeURIComponent(WEBHOOK_SECRET),
      ...new Set(accessTokens),
    ];
    const places = {
      logs: shop.lines.join('\n'),
      answers: answers.join('\n'),
      tables: JSON.stringify(tables),
    };
    expect(shop.lines.length).toBeGreaterThan(5);
    for (const [place, text] of Object.entries(places)) {
      expect(text.length).toBeGreaterThan(500);
      for (const secret of secrets) expect([place, text.includes(secret)]).toEqual([place, false]);
      expect([place, /security_code|number_token|"cvv"/.test(text)]).toEqual([place, false]);
    }
  });
});

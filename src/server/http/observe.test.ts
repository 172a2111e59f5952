import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '@/server/app';
import { runRound } from '@/server/background';
import { withLogContext } from '@/server/ports/log-context';
import { logOptions } from '@/server/ports/log-options';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const Line = z.looseObject({ level: z.number(), msg: z.string() });
const [DEBUG, INFO] = [20, 30];

const lines: z.output<typeof Line>[] = [];
let shop: TestApp;
beforeAll(async () => {
  const log = pino(logOptions('debug'), {
    write: (line: string) => void lines.push(Line.parse(JSON.parse(line))),
  });
  shop = await makeTestApp({ log });
});
afterAll(() => shop.close());
beforeEach(() => void lines.splice(0));

const answered = () => lines.filter(({ msg }) => msg === 'answered');

describe('the id of a request', () => {
  const idFor = async (sent: string, TRUSTED_PROXY: 'true' | 'false') => {
    const app = createApp({ ...shop.services, env: { ...shop.services.env, TRUSTED_PROXY } });
    const answer = await app.request('/api/health', { headers: { 'x-request-id': sent } });
    return answer.headers.get('x-request-id');
  };

  it('is taken from a proxy of the operator', async () => {
    expect(await idFor('from-the-proxy_1', 'true')).toBe('from-the-proxy_1');
  });

  it.each([
    ['anybody could send it', 'from-a-client', 'false' as const],
    ['it is too short', 'short', 'true' as const],
    ['it is too long', 'x'.repeat(65), 'true' as const],
    ['it would write a line of its own', 'a{"level":60}b', 'true' as const],
  ])('is replaced where %s', async (_why, sent, isTrusted) => {
    const id = await idFor(sent, isTrusted);
    expect(id).not.toBe(sent);
    expect(id).toMatch(/^[\w-]{36}$/);
  });

  it('stands in every line that its work writes, and is told with the error', async () => {
    vi.spyOn(shop.services.catalog, 'listProducts').mockImplementation(async () => {
      await Promise.resolve();
      shop.services.log.warn({}, 'deep within');
      throw new Error('oops');
    });
    const answer = await shop.request('GET', '/product/');
    const { requestId } = z.object({ requestId: z.string() }).parse(await answer.json());
    expect(lines.map(({ msg, requestId: id }) => [msg, id])).toEqual([
      ['deep within', requestId],
      ['request failed', requestId],
      ['answered', requestId],
    ]);
  });

  it('is that of the page the server makes, where it asks itself', async () => {
    await withLogContext({ requestId: 'id-of-the-page' }, () => shop.request('GET', '/health'));
    expect(answered()).toMatchObject([{ requestId: 'id-of-the-page' }]);
  });

  it('is a round’s own in background work', async () => {
    const { services } = shop;
    const expirePayments = () => Promise.resolve(3);
    await runRound({ ...services, orders: { ...services.orders, expirePayments } });
    expect(lines).toMatchObject([
      { msg: 'unpaid orders expired', roundId: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
  });
});

describe('the line about an answer', () => {
  it('names method, pattern, status, time and user, at info for a write', async () => {
    const { token, user } = await makeUser(shop.services);
    await shop.request('POST', '/order/BL-7K2M9Q/cancel', { token, body: {} });
    expect(answered()).toMatchObject([
      { level: INFO, method: 'POST', route: '/order/:number/cancel', status: 404, userId: user.id },
    ]);
    expect(answered()[0]?.ms).toEqual(expect.any(Number));
  });

  it('is a detail for a read', async () => {
    await shop.request('GET', '/category/');
    expect(answered()).toMatchObject([{ level: DEBUG, route: '/category', status: 200 }]);
  });

  it('stands at info for a read that fails', async () => {
    vi.spyOn(shop.services.catalog, 'listProducts').mockRejectedValue(new Error('oops'));
    await shop.request('GET', '/product/');
    expect(answered()).toMatchObject([{ level: INFO, status: 500 }]);
  });

  it('stands at info for a read that is slow', async () => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1_100));
    await shop.request('GET', '/health');
    expect(answered()).toMatchObject([{ level: INFO, route: '/health' }]);
  });

  it('never shows what stands in the address, nor the credentials of the request', async () => {
    await shop.request('GET', '/webhook/getnet/the-secret-of-the-notices?payment_id=1');
    await shop.request('GET', '/user/self/', { token: 'a-bearer-token-of-a-user' });
    await shop.request('GET', '/media/../secret.png', { headers: { cookie: 'auth=abc' } });
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.stringify(lines)).not.toMatch(/the-secret|a-bearer-token|auth=abc|secret\.png/);
  });
});

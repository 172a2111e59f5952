import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Fault } from '@/server/kernel/fault';
import { makeOrderBody } from '@/testing/make-order';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

/** What the operator reads when a call fails like this. */
async function logOf(error: Error) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const shop = await makeTestApp({ log });
  try {
    const { token } = await makeUser(shop.services);
    vi.spyOn(shop.services.placing, 'run').mockRejectedValue(error);
    const body = { ...makeOrderBody('x'), hash: 'a-hash' };
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const { status } = await shop.request('POST', '/checkout/create', { body, token, headers });
    return { status, warned: log.warn.mock.calls.length, failed: log.error.mock.calls.length };
  } finally {
    await shop.close();
  }
}

it('a shop that asks to wait warns its operator, and does not cry', async () => {
  const busy = new Fault('UNAVAILABLE', 'Too many at once', { retryAfterSeconds: 3 });
  expect(await logOf(busy)).toEqual({ status: 503, warned: 1, failed: 0 });
});

it('a database out of reach is an error to its operator', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(await logOf(lost)).toEqual({ status: 503, warned: 0, failed: 1 });
});

it('what the code did not expect is an error to its operator', async () => {
  expect(await logOf(new Error('oops'))).toEqual({ status: 500, warned: 0, failed: 1 });
});

it.each(['53100', 'ENOSPC'])(
  'a disk that is full (%s) refuses the write, and is an error to its operator',
  async (code) => {
    const full = Object.assign(new Error('Failed query'), {
      cause: Object.assign(new Error('full'), { code }),
    });
    expect(await logOf(full)).toEqual({ status: 503, warned: 0, failed: 1 });
  },
);

describe('a method that the contract does not have at an address', () => {
  let shop: TestApp;
  beforeAll(async () => void (shop = await makeTestApp()));
  afterAll(() => shop.close());

  it.each([
    ['PUT', '/auth/login', 'POST'],
    ['GET', '/checkout/create', 'POST'],
    ['PUT', '/product/', 'GET, POST'],
    ['POST', '/products_featured.json', 'GET'],
    ['PUT', '/product/all/some-id/', 'GET, PATCH, DELETE'],
  ])('%s %s answers 405, and which there are: %s', async (method, path, allowed) => {
    const answer = await shop.request(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
    expect(await answer.json()).toMatchObject({ errorCode: 'METHOD_NOT_ALLOWED' });
  });

  it.each(['/no/such/address', '/products_featuredXjson'])(
    'is not found at %s, which there is not',
    async (path) => {
      const answer = await shop.request('POST', path);
      expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
    },
  );
});

it('a body that is too large ends its connection, and loses no request after it', async () => {
  const shop = await makeTestApp();
  const listener = getRequestListener(shop.app.fetch);
  const server = createServer((asked, answer) => void listener(asked, answer)).listen(0);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const send = (body: string) =>
    new Promise<number | undefined>((answered, fail) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      request({ port, agent, method: 'POST', path: '/api/auth/login', headers }, (answer) =>
        answer.resume().on('end', () => answered(answer.statusCode)),
      )
        .on('error', fail)
        .end(body);
    });
  try {
    expect(await send('x'.repeat(3_000_000))).toBe(413);
    expect(await send('{}')).toBe(422);
  } finally {
    agent.destroy();
    server.close();
    await shop.close();
  }
});

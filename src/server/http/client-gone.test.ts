import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { quietMetrics, type Metrics } from '@/server/ports/metrics/metrics';
import { makeTestApp } from '@/testing/test-app';

/** A shop behind a real port; `answered` is the first request that it counted. */
async function openShop() {
  const logged: string[] = [];
  const log = {
    info: () => undefined,
    warn: (_: object, message: string) => void logged.push(message),
    error: (_: object, message: string) => void logged.push(message),
  };
  let count: (fields: Parameters<Metrics['requestAnswered']>[0]) => void = () => undefined;
  const answered = new Promise<Parameters<Metrics['requestAnswered']>[0]>((resolve) => (count = resolve));
  const metrics = { ...quietMetrics, requestAnswered: count };
  const shop = await makeTestApp({ log, metrics });
  const listen = getRequestListener(shop.app.fetch);
  const server = createServer((...request) => void listen(...request));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The shop has no port');
  const close = async () => {
    await new Promise((done) => server.close(done));
    await shop.close();
  };
  return { port: address.port, answered, logged, close };
}

it('a client that hangs up in the middle of a body is neither an error of the shop nor a 500 in its figures', async () => {
  const { port, answered, logged, close } = await openShop();
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 100\r\n\r\n{"email":`, () => socket.destroy());
  expect(await answered).toMatchObject({ status: 499, method: 'POST' });
  expect(logged).toEqual([]);
  await close();
});

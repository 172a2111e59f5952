import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { close, listen } from './listen';

/** The Redis that `TEST_REDIS_URL` names; tests that want a real one are skipped without it. */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL ?? '';
export const skipped = TEST_REDIS_URL ? '' : ' (SKIPPED: no Redis is named in TEST_REDIS_URL)';

export const makePrefix = () => `storefront:test:${randomUUID()}:`;

/** A client of its own, to inspect what is stored. */
export async function openRedis() {
  const client = createClient({ url: TEST_REDIS_URL });
  await client.connect();
  return client;
}

export type TestRedis = Awaited<ReturnType<typeof openRedis>>;

/** Accepts connections and never answers. */
export async function openSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  const port = await listen(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    connections: () => sockets.size,
    close() {
      sockets.forEach((socket) => socket.destroy());
      return close(server);
    },
  };
}

/** A proxy between a client and the real Redis; its connections can be cut, muted and restored. */
export async function openLine() {
  const { hostname, port } = new URL(TEST_REDIS_URL);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  let heard = 0;
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const redis = connect(Number(port || 6379), hostname);
    const pair: [Socket, Socket] = [client, redis];
    pairs.add(pair);
    const end = () => {
      pair.forEach((socket) => socket.destroy());
      pairs.delete(pair);
    };
    client.on('data', (data) => {
      heard += 1;
      if (state === 'whole') redis.write(data);
    });
    redis.on('data', (data) => void client.write(data));
    pair.forEach((socket) => socket.on('error', end).on('close', end));
    return undefined;
  });
  const own = await listen(server);
  const url = new URL(TEST_REDIS_URL);
  url.host = `127.0.0.1:${own}`;
  const endAll = () => [...pairs].forEach((pair) => pair.forEach((socket) => socket.destroy()));
  return {
    url: url.href,
    /** Messages that clients sent. */
    heard: () => heard,
    cut() {
      state = 'cut';
      endAll();
    },
    silence: () => void (state = 'silent'),
    mend: () => void (state = 'whole'),
    close() {
      endAll();
      return close(server);
    },
  };
}

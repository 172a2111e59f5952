import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CLIENT_LIMITS, MAX_HEADERS, createLimitedServer } from './client-limits';
import type { Handler } from './handler';
import { close, listen } from './testing/listen';
import { eventually } from '@/testing/eventually';

let server: Server | undefined;
afterEach(() => close(server));

/** Short, so that the test does not wait for what the shop waits for. */
const IMPATIENT = {
  ...CLIENT_LIMITS,
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
};

/** Answers with what it understood, once all of the request is there. */
function tellHeaders(request: IncomingMessage, response: ServerResponse) {
  request.on('error', () => undefined);
  request.resume().on('end', () => response.end(`headers ${Object.keys(request.headers).length}`));
}

/** A connection to a server. @param handle what it does with a request */
async function open(limits: typeof CLIENT_LIMITS = CLIENT_LIMITS, handle: Handler = tellHeaders) {
  server = createLimitedServer(handle, limits);
  const socket = connect({ port: await listen(server), host: '127.0.0.1', allowHalfOpen: true });
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.on('end', () => socket.end());
  const closed = new Promise<string>((done) => socket.on('close', () => done(answer)));
  return { socket, closed };
}

const countConnections = () =>
  new Promise<number>((done, fail) => {
    server?.getConnections((error, count) => {
      if (error) fail(error);
      else done(count);
    });
  });
const expectNoConnection = () => eventually(async () => expect(await countConnections()).toBe(0));

/** Sends its bytes one by one, for as long as anybody listens. */
function dribble(socket: Socket, text: string) {
  let at = 0;
  const timer = setInterval(() => socket.writable && socket.write(text.charAt(at++ % text.length)), 20);
  socket.on('close', () => clearInterval(timer));
}

it('a client that never comes to the end of its headers is shown out', async () => {
  const { socket, closed } = await open(IMPATIENT);
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n');
  dribble(socket, 'X-Slow: 1\r\n');
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

it('a client that never comes to the end of its body is shown out', async () => {
  const { socket, closed } = await open(IMPATIENT);
  socket.write('POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000000\r\n\r\n');
  dribble(socket, 'x');
  expect(await closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('an address or headers of more than 16 KB are refused', async () => {
  const { socket, closed } = await open();
  socket.write(`GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
  expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
});

it('no more headers are read than a browser sends', async () => {
  const { socket, closed } = await open();
  const many = Array.from({ length: 500 }, (_, index) => `X-${index}: 1\r\n`).join('');
  socket.write(`GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${many}\r\n`);
  const read = Number(/headers (\d+)/.exec(await closed)?.[1]);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(MAX_HEADERS);
});

it('a client that does not read its answer is shown out', async () => {
  const { socket, closed } = await open({ ...IMPATIENT, idleTimeout: 200 }, (_request, response) =>
    response.end(Buffer.alloc(50_000_000)),
  );
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  await expectNoConnection();
  socket.destroy();
  await closed;
});

const PROTOCOLS: [string, string, string][] = [
  ['websocket', 'Upgrade', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'],
  ['h2c', 'Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
  ['TLS/1.0', 'Upgrade', ''],
];

describe.each(PROTOCOLS)('a request to change to %s', (protocol, connection, more) => {
  const head = `GET /_next/webpack-hmr HTTP/1.1\r\nHost: shop.test\r\nConnection: ${connection}\r\nUpgrade: ${protocol}\r\n${more}\r\n`;

  it('is answered in HTTP/1.1 and its connection closed', async () => {
    const { socket, closed } = await open();
    socket.write(head);
    expect(await closed).toMatch(protocol === 'websocket' ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 200 /);
    await expectNoConnection();
  });

  it('keeps no connection of a client that hung up at once', async () => {
    const { socket, closed } = await open();
    socket.end(head);
    await closed;
    await expectNoConnection();
  });

  it('keeps no connection of a client that reset it', async () => {
    const { socket, closed } = await open(undefined, () => undefined);
    socket.write(head, () => socket.resetAndDestroy());
    await closed;
    await expectNoConnection();
  });
});

describe.each([
  ['its headers', 'GET / HTTP/1.1\r\nHost: shop'],
  ['its body', 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\nhalf'],
  ['the wait for an answer', 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'],
])('a client that leaves in the middle of %s', (_, text) => {
  it.each<[string, (socket: Socket) => void]>([
    ['hangs up', (socket) => void socket.end()],
    ['resets the connection', (socket) => void socket.resetAndDestroy()],
  ])('and %s frees its connection', async (__, leave) => {
    const { socket, closed } = await open(undefined, () => undefined);
    socket.write(text, () => leave(socket));
    await closed;
    await expectNoConnection();
  });
});

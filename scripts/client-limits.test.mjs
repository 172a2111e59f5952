import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CLIENT_LIMITS, MAX_HEADERS, createLimitedServer } from './steps/client-limits.mjs';

let server;
afterEach(() => new Promise((done) => (server ? server.close(done) : done())));

/** Short, so that the test does not wait for what the shop waits for. */
const IMPATIENT = {
  ...CLIENT_LIMITS,
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
};

/** A connection to a server that answers with what it understood. */
async function open(limits) {
  server = createLimitedServer((request, response) => {
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end(`headers ${Object.keys(request.headers).length}`));
  }, limits);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const socket = connect(server.address().port, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => (answer += text));
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.on('close', () => done(answer)));
  return { socket, closed };
}

/** Sends its bytes one by one, for as long as anybody listens. */
function dribble(socket, text) {
  let at = 0;
  const timer = setInterval(() => socket.writable && socket.write(text[at++ % text.length]), 20);
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

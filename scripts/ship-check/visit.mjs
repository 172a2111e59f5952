import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

const LIMIT_MS = 30_000;
/** Of demo/users.json, with the password that DEMO_PASSWORD is set to. */
const BUYER = 'joao.sobral@cliente.example';
/** A valid CPF that belongs to no person. */
const DOCUMENT = '52998224725';

/** A visitor of a running shop; every answer that is not the awaited one is a fault with its address in it. */
export function makeVisitor(origin) {
  async function ask(path, { status = 200, ...init } = {}) {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...init,
    });
    const body = Buffer.from(await answer.arrayBuffer());
    assert.equal(
      answer.status,
      status,
      `${path} answered ${answer.status}: ${body.toString().slice(0, 300)}`,
    );
    return { headers: answer.headers, body, text: body.toString() };
  }

  async function askJson(path, { body, token, key, ...init } = {}) {
    const { text } = await ask(path, {
      ...init,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
    });
    return JSON.parse(text);
  }

  return { ask, askJson };
}

/** Pages, the API, pictures, files of public/, and what the HTTP server answers itself. */
export async function lookAround({ ask, askJson }) {
  const { items } = await askJson('/api/product/');
  assert.ok(items.length > 0, 'the shop has products');
  const [product] = items;
  const home = await ask('/');
  assert.match(home.text, /<html/);
  const script = /\/_next\/static\/[^"]+\.js/.exec(home.text)?.[0];
  assert.ok(script, 'the home page names its scripts');
  await ask(script);
  for (const path of ['', '/pt-BR']) {
    const page = await ask(`${path}/produtos/${product.slug}`);
    assert.ok(page.text.includes(product.displayInfo.title), `${path}/produtos has the product's name`);
  }
  const again = await ask(`/produtos/${product.slug}`);
  assert.match(again.headers.get('x-nextjs-cache') ?? '', /HIT|STALE/, 'a page is made once');
  await ask('/produtos/nothing-of-that-name', { status: 404 });
  assert.match((await ask('/buscar?q=sal')).text, /<html/);
  assert.match((await ask('/offline')).text, /<html/);
  const worker = await ask('/sw.js');
  assert.equal(worker.headers.get('x-service-worker'), 'on');
  assert.match(worker.headers.get('content-type') ?? '', /javascript/);
  const picture = await ask(product.picture.srcUrl);
  assert.match(picture.headers.get('content-type') ?? '', /^image\//);
  assert.match((await ask('/robots.txt')).text, /Sitemap/i);
  assert.match((await ask('/sitemap.xml')).text, /<sitemapindex/);
  await ask('/favicon.ico');
  await ask('/manifest.webmanifest');
  assert.ok(await askJson('/api/openapi.json'));
}

/** Signs in, looks at the price, orders, repeats it with the same key. @returns what a later visit must find again */
export async function placeOrder({ askJson }, password) {
  const token = await askJson('/api/auth/login', { body: { email: BUYER, password } });
  const { items } = await askJson('/api/product/');
  const variationId = items.flatMap(({ variations }) => variations).find(({ stock }) => stock > 3).id;
  const cart = {
    items: [{ variationId, quantity: 2 }],
    freightService: 'retirada',
    paymentMethod: 'pix',
  };
  const { hash } = await askJson('/api/checkout/', { body: cart, token });
  const key = randomUUID();
  const order = {
    ...cart,
    address: null,
    payer: { fullName: 'João Sobral', document: DOCUMENT },
    hash,
  };
  const placed = await askJson('/api/checkout/create', { body: order, token, key, status: 201 });
  const repeated = await askJson('/api/checkout/create', { body: order, token, key, status: 201 });
  assert.equal(repeated.number, placed.number, 'the same key is the same order');
  // The first field of every PIX code (EMV, payload format indicator).
  assert.match(JSON.stringify(placed), /"000201/, 'it can be paid');
  return { number: placed.number, token };
}

/** Features that only settings switch on: metrics with a token, spans to a collector. */
export async function lookInside({ ask }, { token, hasSpans }) {
  const metrics = await ask('/api/metrics', { headers: { authorization: `Bearer ${token}` } });
  assert.match(metrics.text, /^# TYPE /m);
  await ask('/api/metrics', { status: 404 });
  await hasSpans;
}

/** The order, the session and the stock are those of the run before. */
export async function findOrder({ askJson }, { number, token }) {
  const order = await askJson(`/api/order/${number}`, { token });
  assert.equal(order.number, number);
}

/** A request whose body waits until it is told to follow; `running` resolves once the shop has read its head. */
function beginRequest(origin, path, text) {
  const request = http.request(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  });
  const running = once(request, 'continue');
  const answered = once(request, 'response').then(([response]) => {
    response.resume();
    return response.statusCode;
  });
  request.flushHeaders();
  return { running, finish: () => request.end(text), answered };
}

/** Requests that run when the shop is told to stop are answered; then it ends with 0. */
export async function stopUnderWay({ askJson }, origin, stop) {
  const { items } = await askJson('/api/product/');
  const cart = JSON.stringify({ items: [{ variationId: items[0].variations[0].id, quantity: 1 }] });
  const requests = Array.from({ length: 12 }, () => beginRequest(origin, '/api/checkout/', cart));
  await Promise.all(requests.map(({ running }) => running));
  const stopped = stop();
  requests.forEach(({ finish }) => finish());
  const answers = await Promise.all(requests.map(({ answered }) => answered));
  assert.deepEqual(
    answers,
    requests.map(() => 200),
  );
  assert.equal(await stopped, 0, 'the exit code');
}

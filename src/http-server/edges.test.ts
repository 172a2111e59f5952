// What the HTTP server does with a request before Next sees it.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import nextI18next from '../../next-i18next.config';
import { guardAddress, stripLineBreaks } from './address-guard';
import { createAdmission } from './admission';
import type { Handler } from './handler';
import { createSecurityHeaders } from './security-headers';
import { close, listen } from './testing/listen';
import { eventually } from '@/testing/eventually';

let server: Server | undefined;
afterEach(() => close(server));

interface Asked {
  headers?: OutgoingHttpHeaders;
  method?: string;
  localAddress?: string;
  signal?: AbortSignal;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

async function open(handle: Handler) {
  server = createServer((request, response) => void handle(request, response));
  const port = await listen(server);
  return (path: string, { headers = {}, method = 'GET', localAddress = '127.0.0.1', signal }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      ask(
        { host: '127.0.0.1', port, path, method, headers, localAddress, signal, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      )
        .on('error', reject)
        .end();
    });
}

describe('an address', () => {
  const openShop = () =>
    open((request, response) => guardAddress(request, response) || response.end(request.url));

  it.each([
    '/%0d%0aX-A:b',
    '/pt-BR/%0a',
    '/%0D%0aLocation:%20/x',
    '//evil.example/%0d%0aSet-Cookie:a=b',
    '/pt-BR%0d%0a//shop',
    '/shop%E2%80%A8/',
    '/shop%E2%80%A9',
    '/shop%c2%85',
    '/%250d%250aX',
    '/%25250aX',
    '/%00',
    '/produtos/a%09b',
    'http://evil.example/shop',
    'evil',
  ])('%s leads nowhere', async (path) => {
    const { status, headers } = await (await openShop())(path);
    expect(status).toBe(400);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('refresh');
  });

  it.each(['/api/product/%E0%A4%A', '/api/product/%00', '/api/user/%', '/api/order/a%0d%0aX'])(
    '%s of the API is not found, in the words of the API',
    async (path) => {
      const { status, headers, text } = await (await openShop())(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(text)).toEqual({
        errorCode: 'NOT_FOUND',
        message: 'No such address',
        requestId: headers['x-request-id'],
      });
    },
  );

  it('of the API goes to Next as it is, where it can be read', async () => {
    const { status, text } = await (await openShop())('/api/product/%25E0%25A4?locale=%E0');
    expect([status, text]).toEqual([200, '/api/product/%25E0%25A4?locale=%E0']);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/pt-BR//shop?a=b', '/pt-BR/shop?a=b'],
    ['//shop?a=%0d%0aSet-Cookie:c&b=%250a%E2%80%A8%c2%85d', '/shop?a=Set-Cookie:c&b=d'],
    ['/\\/\\evil.example//', '/evil.example/'],
  ])('%s leads to %s, in one place and with nothing added', async (path, target) => {
    const { status, headers, text } = await (await openShop())(path);
    expect([status, headers.location, headers.refresh, text]).toEqual([308, target, undefined, '']);
  });

  it.each(['/', '/pt-BR/shop?q=a%0ab', '/produtos/sal%20mineral', '/busca?q=https://x//y', '/%E0%A4%A'])(
    '%s goes to Next as it is',
    async (path) => {
      expect((await (await openShop())(path)).text).toBe(path);
    },
  );

  it('of the home page carries no line break to the page of a language', () => {
    expect(stripLineBreaks('/?a=%0d%0ab&c=d%20e')).toBe('/?a=b&c=d%20e');
    expect(stripLineBreaks('/buscar?q=a%0ab')).toBe('/buscar?q=a%0ab');
  });
});

describe('the headers of every answer', () => {
  const EVERYWHERE = '/:nextInternalLocale(en|pt\\-BR|es|ar|he)/:path*';
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'headers-'));
    mkdirSync(dist, { recursive: true });
    const one = (key: string, value: string) => [{ key, value }];
    const headers = [
      { source: EVERYWHERE, headers: one('X-Content-Type-Options', 'nosniff') },
      {
        source: EVERYWHERE,
        has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
        headers: one('Strict-Transport-Security', 'max-age=1'),
      },
      { source: '/:nextInternalLocale(en|pt\\-BR)/brands/:path*', headers: one('Cache-Control', 'public') },
    ];
    writeFileSync(join(dist, 'routes-manifest.json'), JSON.stringify({ headers }));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('are those of the build, over TLS those for it, and no others', async () => {
    const setHeaders = createSecurityHeaders(dist);
    const get = await open((request, response) => {
      setHeaders(request, response);
      response.writeHead(404).end();
    });
    const plain = (await get('/_next/none')).headers;
    expect(plain).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(plain).not.toHaveProperty('cache-control');
    const tls = (await get('/brands/x', { headers: { 'x-forwarded-proto': 'https' } })).headers;
    expect(tls).toMatchObject({ 'strict-transport-security': 'max-age=1' });
  });
});

it('a build without those headers does not start', () => {
  const dist = mkdtempSync(join(tmpdir(), 'headers-'));
  writeFileSync(join(dist, 'routes-manifest.json'), JSON.stringify({ headers: [] }));
  expect(() => createSecurityHeaders(dist)).toThrow('no headers');
  rmSync(dist, { recursive: true });
});

describe('admission', () => {
  const RULE = { most: 2, mostOfKey: 1, mostWaiting: 3, patienceMs: 60_000 };

  /** A Next that answers when it is told to. */
  async function openQueued(rule = RULE, isProxyTrusted = false) {
    const begun: unknown[] = [];
    const ends: (() => void)[] = [];
    const handle: Handler = (request, response) => {
      begun.push(request.url);
      return new Promise<void>((done) => ends.push(done)).then(() => response.end('yes'));
    };
    const get = await open(
      createAdmission(handle, { i18n: nextI18next.i18n, isProxyTrusted, pages: rule, calls: rule }),
    );
    const until = (urls: string[]) => eventually(() => expect(begun).toEqual(urls));
    const endAll = async (...asked: Promise<Answer>[]) => {
      let left = asked.length;
      const all = Promise.all(asked.map((one) => one.finally(() => (left -= 1))));
      while (left > 0) {
        ends.splice(0).forEach((end) => end());
        await new Promise((done) => setImmediate(done));
      }
      return all;
    };
    return { get, until, endAll };
  }

  it('of pages is by address: one that asks for many does not stand before another', async () => {
    const { get, until, endAll } = await openQueued();
    const crowd = { localAddress: '127.0.0.2' };
    const first = get('/shop?1', crowd);
    await until(['/shop?1']);
    const second = get('/shop?2', crowd);
    const other = get('/shop?3', { localAddress: '127.0.0.3' });
    await until(['/shop?1', '/shop?3']);
    const answers = await endAll(first, second, other);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('of the API is apart from that of pages, and files of the build need none', async () => {
    const { get, until, endAll } = await openQueued();
    const urls = ['/shop', '/api/product/', '/_next/static/a.js', '/_next/static/b.js'];
    const asked: Promise<Answer>[] = [];
    for (const [index, url] of urls.entries()) {
      asked.push(get(url));
      await until(urls.slice(0, index + 1));
    }
    await endAll(...asked);
  });

  it('is counted by the visitor behind a trusted proxy, and forged headers count for nothing', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const shop = await openQueued({ ...RULE, mostWaiting: 0 });
    const first = shop.get('/shop?1', from('1.1.1.1'));
    await shop.until(['/shop?1']);
    expect((await shop.get('/shop?2', from('2.2.2.2'))).status).toBe(503);
    await shop.endAll(first);
    await close(server);
    const proxied = await openQueued({ ...RULE, mostWaiting: 0 }, true);
    const second = proxied.get('/shop?1', from('1.1.1.1'));
    await proxied.until(['/shop?1']);
    const third = proxied.get('/shop?3', from('2.2.2.2'));
    await proxied.until(['/shop?1', '/shop?3']);
    await proxied.endAll(second, third);
  });

  it('that cannot be had ends in 503, with the time to wait and in the language of the address', async () => {
    const shop = await openQueued({ ...RULE, mostWaiting: 0 });
    const page = shop.get('/shop');
    await shop.until(['/shop']);
    const call = shop.get('/api/product/');
    await shop.until(['/shop', '/api/product/']);
    const refused = await shop.get('/pt-BR/shop');
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '3', 'cache-control': 'no-store' },
    });
    expect(refused.text).toContain('Tente');
    const { status, text } = await shop.get('/api/product/');
    expect([status, JSON.parse(text)]).toMatchObject([503, { errorCode: 'UNAVAILABLE' }]);
    await shop.endAll(page, call);
  });

  it('of a visitor who left goes to the next one', async () => {
    const shop = await openQueued();
    const first = shop.get('/shop?1');
    await shop.until(['/shop?1']);
    const gone = new AbortController();
    const left = expect(shop.get('/shop?2', { signal: gone.signal })).rejects.toThrow();
    gone.abort();
    await left;
    const third = shop.get('/shop?3');
    await shop.endAll(first, third);
    await shop.until(['/shop?1', '/shop?3']);
  });

  it('of the shop itself waits behind no crowd of this machine', async () => {
    const shop = await openQueued();
    const crowd = shop.get('/api/product/');
    await shop.until(['/api/product/']);
    const own = shop.get('/api/internal/revalidate?address=/', { method: 'POST' });
    await shop.until(['/api/product/', '/api/internal/revalidate?address=/']);
    await shop.endAll(crowd, own);
  });
});

import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cdn } from '@/lib/shared-cache';
import { createCachedResponses } from './cached-responses';
import { createSharePage } from './share-page';

const SHARED = {
  'x-nextjs-cache': 'HIT',
  ETag: '"1"',
  'Cache-Control': 's-maxage=300, stale-while-revalidate=31535700',
};
let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** A shop whose Next answers every page with these headers. */
async function ask(
  path: string,
  {
    cdn = 'fastly',
    says = SHARED,
    headers = {},
    status = 200,
  }: { status?: number; cdn?: Cdn; says?: OutgoingHttpHeaders; headers?: HeadersInit } = {},
) {
  const answer = createCachedResponses(
    (_request, response) => response.writeHead(status, says).end('<p>Sal</p>'),
    {
      ttlMs: 1_000,
      shareOf: createSharePage(cdn, 'boa-lida'),
    },
  );
  const open = createServer((request, response) => void answer(request, response));
  server = open;
  await new Promise<void>((done) => open.listen(0, '127.0.0.1', done));
  const response = await fetch(`http://127.0.0.1:${(open.address() as AddressInfo).port}${path}`, {
    headers,
    redirect: 'manual',
  });
  return Object.fromEntries(response.headers);
}

it.each(['none', 'fastly'] as const)('an old address is asked for again each time, with %s', async (cdn) => {
  const says = { ...SHARED, Location: '/produtos/sal-90' };
  const told = await ask('/produtos/sal-80', { cdn, says, status: 308 });
  expect(told['cache-control']).toBe('private, no-store');
});

describe('a public page', () => {
  it('tells Fastly its lifetime and its tags, of the brand too', async () => {
    expect(await ask('/pt-BR/produtos/sal')).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-key': 'boa-lida boa-lida-product-sal',
    });
  });

  it('tells Cloudflare the same in its own words', async () => {
    expect(await ask('/shop', { cdn: 'cloudflare' })).toMatchObject({
      'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'cache-tag': 'boa-lida,boa-lida-page-shop',
    });
  });

  it('is never stored for longer than Next says, nor than a failed purge may last', async () => {
    const says = (seconds: number) => ({ ...SHARED, 'Cache-Control': `s-maxage=${seconds}` });
    expect((await ask('/shop', { says: says(5) }))['surrogate-control']).toMatch(/^max-age=5,/);
    expect((await ask('/shop', { says: says(31_536_000) }))['surrogate-control']).toMatch(/^max-age=300,/);
  });

  it('leaves Next’s header as it is where there is no CDN', async () => {
    const headers = await ask('/shop', { cdn: 'none' });
    expect(headers['cache-control']).toBe(SHARED['Cache-Control']);
    expect(headers).not.toHaveProperty('surrogate-key');
  });
});

describe('no shared cache may store', () => {
  it.each([
    ['a page of an account', '/minha-conta', {}],
    ['a page of the dashboard', '/pt-BR/dashboard/pedidos/todos', {}],
    ['the data of one', '/_next/data/a1/pt-BR/minha-conta.json', {}],
    ['a page that sets a cookie', '/shop', { says: { ...SHARED, 'Set-Cookie': 'a=1' } }],
    ['a page that was asked for with a password', '/shop', { headers: { authorization: 'Basic YTpi' } }],
  ])('%s', async (_name, path, options) => {
    const headers = await ask(path, options);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('surrogate-key');
    expect(headers).not.toHaveProperty('surrogate-control');
  });

  it('`/`, which leads to the language of the browser, unless it tells languages apart', async () => {
    const headers = await ask('/');
    expect(headers['surrogate-control']).toBe('no-store');
    expect(headers['cache-control']).toBe(SHARED['Cache-Control']);
  });

  it('what Next calls private', async () => {
    const says = { 'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
    expect((await ask('/shop', { says }))['cache-control']).toBe(says['Cache-Control']);
  });
});

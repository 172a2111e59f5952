import { Agent, createServer, get } from 'node:http';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { processRegistry } from '@/server/process-registry';
import { readLogContext } from '@/server/ports/log-context';
import { drain } from './drain';
import type { Handler } from './handler';
import { createGroupOf, createPageMetrics } from './page-metrics';
import { settleScheme, withRequestId } from './request-context';
import { listen as listenOn } from './testing/listen';
import { eventually } from '@/testing/eventually';

const LOCALES = ['en', 'pt-BR'];
const GROUPS = new Set(['produtos', 'shop']);

const listen = async (answer: Handler) => {
  const server = createServer((request, response) => void answer(request, response));
  return { server, url: `http://127.0.0.1:${await listenOn(server)}` };
};

describe('a server that is told to stop', () => {
  afterEach(() => {
    vi.useRealTimers();
    delete processRegistry.isDraining;
  });

  it('says so at once, serves on as long as the balancer needs, then accepts nothing more', async () => {
    const { server, url } = await listen((_request, response) =>
      response.end(String(processRegistry.isDraining === true)),
    );
    const ask = async () => (await fetch(url, { headers: { connection: 'close' } })).text();
    expect(await ask()).toBe('false');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = drain(server, { delaySeconds: 7 });
    expect(await ask()).toBe('true');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(await ask()).toBe('true');
    await vi.advanceTimersByTimeAsync(1);
    await expect(ask()).rejects.toThrow();
    await stopped;
  });

  it('lets a running request end', async () => {
    let finish = () => {};
    const arrived = vi.fn();
    const { server, url } = await listen((_request, response) => {
      arrived();
      finish = () => void response.end('done');
    });
    const answer = fetch(url, { headers: { connection: 'close' } });
    await eventually(() => expect(arrived).toHaveBeenCalled());
    const stopped = drain(server);
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
  });

  it('answers what a proxy still sends over a connection it keeps, and takes no new one', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { server, url } = await listen((_request, response) => response.end('answered'));
    const ask = (over: Agent) =>
      new Promise<string>((done, fail) => {
        get(url, { agent: over }, (answer) => answer.on('data', (data) => done(String(data)))).on(
          'error',
          fail,
        );
      });
    expect(await ask(agent)).toBe('answered');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const stopped = drain(server, { lingerMs: 2_000 });
    await eventually(() => expect(server.listening).toBe(false));
    expect(await ask(agent)).toBe('answered');
    await expect(ask(new Agent())).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(2_000);
    await stopped;
  });

  it('cuts connections that do not end', async () => {
    const { server, url } = await listen(() => undefined);
    const answer = expect(fetch(url)).rejects.toThrow();
    await eventually(async () => {
      const open = await new Promise((done) => server.getConnections((_error, count) => done(count)));
      expect(open).toBe(1);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = drain(server);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all([answer, stopped]);
  });
});

describe('the figures of pages', () => {
  const groupOf = createGroupOf(GROUPS, LOCALES);

  it.each([
    ['/', 'home'],
    ['/pt-BR', 'home'],
    ['/pt-BR/produtos/sal-30?x=1', 'produtos'],
    ['/_next/data/abc/pt-BR/produtos/sal-30.json', 'produtos'],
    ['/_next/data/abc/en.json', 'home'],
    ['/_next/static/chunks/a.js', 'asset'],
    ['/whatever-is-asked-for', 'other'],
    ['/api/product/', null],
  ])('count %s as %s', (url, group) => {
    expect(groupOf(url)).toBe(group);
  });

  it('tell how long pages took and whether they came from a cache', async () => {
    const registry = new Registry();
    const watch = createPageMetrics({ locales: LOCALES, groups: GROUPS, registry });
    const { server, url } = await listen((request, response) => {
      watch(request, response);
      response.setHeader('x-nextjs-cache', 'STALE');
      response.end('a page');
    });
    await (await fetch(`${url}/shop`, { headers: { connection: 'close' } })).text();
    await new Promise((done) => server.close(done));
    const text = await registry.metrics();
    expect(text).toContain('storefront_page_cache_total{group="shop",result="stale"} 1');
    expect(text).toContain('storefront_page_duration_seconds_count{group="shop",status="2xx"} 1');
  });
});

describe('what a request brings along', () => {
  const idOf = (given: string, TRUSTED_PROXY: 'true' | 'false') =>
    withRequestId({ headers: { 'x-request-id': given } }, { TRUSTED_PROXY }, readLogContext);

  it('is its id, where a trusted proxy gave it one', () => {
    expect(idOf('from-the-proxy', 'true')).toEqual({ requestId: 'from-the-proxy' });
    expect(idOf('x\n{}', 'true').requestId).toMatch(/^[\w-]{36}$/);
    expect(idOf('from-a-stranger', 'false').requestId).toMatch(/^[\w-]{36}$/);
  });

  it.each<[string, 'true' | 'false', string, string | undefined, string | undefined]>([
    ['a stranger says so', 'false', '', 'https', undefined],
    ['the proxy says so', 'true', '', 'http, https', 'https'],
    ['the shop has an address of TLS', 'false', 'https://shop.example', undefined, 'https'],
    ['nothing is said', 'true', 'http://localhost:3000', undefined, undefined],
  ])('is its scheme where %s', (_why, TRUSTED_PROXY, SITE_URL, sent, expected) => {
    const request = { headers: sent ? { 'x-forwarded-proto': sent } : {} };
    settleScheme(request, { TRUSTED_PROXY, SITE_URL });
    expect(request.headers).toEqual(expected ? { 'x-forwarded-proto': expected } : {});
  });
});

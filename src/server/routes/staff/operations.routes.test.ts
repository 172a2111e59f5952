import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { outbox, revalidations } from '@/server/db/schema';
import { createPrometheusMetrics } from '@/server/ports/metrics/prometheus-metrics';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const TOKEN = 'a-token-of-this-test-alone+/=';

/** What the process says of itself; each test changes what it is about. */
const state = {
  draining: false,
  lastRoundAt: null as Date | null,
  shared: null as boolean | null,
};
const disk = { low: false, writable: true };
const log = { info: vi.fn(), warn: vi.fn<(fields: object, message: string) => void>(), error: vi.fn() };

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({
    log,
    env: { METRICS_TOKEN: TOKEN },
    metrics: createPrometheusMetrics(new Registry()),
    connections: () => ({ total: 10, idle: 7, waiting: 2 }),
    disk: {
      isLow: () => Promise.resolve(disk.low),
      isWritable: () => Promise.resolve(disk.writable),
      freeBytes: () => Promise.resolve(123_456),
    },
    state: {
      isDraining: () => state.draining,
      lastRoundAt: () => state.lastRoundAt,
      isSharedCacheConnected: () => state.shared,
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  Object.assign(state, { draining: false, lastRoundAt: null, shared: null });
  Object.assign(disk, { low: false, writable: true });
});

const Refusal = z.object({ errorCode: z.string(), details: z.array(z.string()).optional() });
const ready = () => shop.request('GET', '/ready');
async function whyNotReady() {
  const answer = await ready();
  const { errorCode, details } = Refusal.parse(await answer.json());
  return { status: answer.status, errorCode, details };
}
const unready = (...details: string[]) => ({ status: 503, errorCode: 'UNAVAILABLE', details });
const minutesAgo = (minutes: number) => new Date(shop.clock.current.getTime() - minutes * 60_000);

describe('whether an instance is ready', () => {
  it('is said when the database answers, the disk takes writes and rounds are made', async () => {
    state.lastRoundAt = minutesAgo(1);
    state.shared = true;
    const answer = await ready();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ready', degraded: [] });
  });

  it.each([
    ['draining', () => void (state.draining = true)],
    ['disk', () => void (disk.low = true)],
    ['disk', () => void (disk.writable = false)],
    ['background', () => void (state.lastRoundAt = minutesAgo(11))],
  ])('is denied, naming %s', async (fault, arrange) => {
    arrange();
    expect(await whyNotReady()).toEqual(unready(fault));
  });

  it('is denied, naming the database, when that does not answer, and every other fault beside it', async () => {
    vi.spyOn(shop.services.db, 'execute').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    state.draining = true;
    expect(await whyNotReady()).toEqual(unready('draining', 'database'));
  });

  it('stands while the shared cache is away, which is told', async () => {
    state.shared = false;
    const answer = await ready();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'degraded', degraded: ['sharedCache'] });
  });
});

describe('the figures', () => {
  const read = (authorization = `Bearer ${TOKEN}`) =>
    shop.request('GET', '/metrics', { headers: { authorization } });
  /** Value of a series, by its name and labels in any order. */
  async function figure(name: string, labels: Record<string, string> = {}) {
    const lines = (await (await read()).text()).split('\n');
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const line = lines.find(
      (text) => text.split(/[{ ]/, 1)[0] === name && wanted.every((part) => text.includes(part)),
    );
    return line === undefined ? null : Number(line.split(' ').at(-1));
  }

  it.each(['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
    'do not exist for a request with %j',
    async (authorization) => {
      const [refused, unknown] = await Promise.all([read(authorization), shop.request('GET', '/metric')]);
      expect(refused.status).toBe(404);
      const anonymous = async (answer: Response) => ({
        ...z.record(z.string(), z.unknown()).parse(await answer.json()),
        requestId: '',
      });
      expect(await anonymous(refused)).toEqual(await anonymous(unknown));
    },
  );

  it('are no address for anybody where no token is set', async () => {
    const quiet = await makeTestApp();
    expect((await quiet.request('GET', '/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(
      404,
    );
    await quiet.close();
  });

  it('come as the text that Prometheus reads, with those of the process', async () => {
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  });

  it('count a request under the pattern of its address, never under the address', async () => {
    await shop.request('GET', '/order/BL-7K2M9Q');
    await shop.request('GET', '/no/such/address');
    await shop.request('PROPFIND', '/no/such/address');
    await shop.request('POST', '/webhook/getnet/the-secret-of-the-notices');
    expect(await figure('storefront_http_request_duration_seconds_count', { route: '/order/:number' })).toBe(
      1,
    );
    expect(
      await figure('storefront_http_request_duration_seconds_count', { route: 'unmatched', status: '4xx' }),
    ).toBeGreaterThan(0);
    expect(await (await read()).text()).not.toMatch(/BL-7K2M9Q|no\/such|the-secret|PROPFIND/);
  });

  it('count orders and payments, by method and by what the acquirer said', async () => {
    const { token } = await makeUser(shop.services);
    const product = await makeProduct(shop.services.db, { variations: [{ stock: 9 }] });
    const { number } = await makeOrder(shop, token, `${product.id}-v1`);
    await shop.request('POST', `/order/${number}/cancel`, { token, body: {} });
    expect(await figure('storefront_orders_total', { change: 'placed', method: 'pix' })).toBe(1);
    expect(await figure('storefront_orders_total', { change: 'cancelled', method: 'pix' })).toBe(1);
  });

  it('show what waits in the database at that moment, and nothing of it while the database is away', async () => {
    const { db } = shop.services;
    await db.delete(outbox);
    const mail = { template: 'x', recipient: 'ana@cliente.example', locale: 'pt-BR', data: {} };
    const row = { ...mail, createdAt: minutesAgo(5), nextAttemptAt: minutesAgo(5) };
    await db.insert(outbox).values([
      { ...row, id: 'waits', dedupeKey: 'waits' },
      { ...row, id: 'sent', dedupeKey: 'sent', sentAt: minutesAgo(1) },
      { ...row, id: 'failed', dedupeKey: 'failed', failedAt: minutesAgo(1) },
    ]);
    const page = { entity: 'product', entityId: 'p', path: '/shop', lastError: 'no answer' } as const;
    await db.insert(revalidations).values([
      { ...page, brandId: 'boa-lida', requestedAt: minutesAgo(2), nextAttemptAt: minutesAgo(2) },
      // No process of that brand may be meant to run: its pages are no work that this one left undone.
      { ...page, brandId: 'linha-matriz', requestedAt: minutesAgo(90), nextAttemptAt: minutesAgo(90) },
    ]);
    expect(await figure('storefront_outbox_mails', { state: 'waiting' })).toBe(1);
    expect(await figure('storefront_outbox_mails', { state: 'failed' })).toBe(1);
    expect(await figure('storefront_outbox_oldest_seconds')).toBe(300);
    expect(await figure('storefront_revalidations', { state: 'failed' })).toBe(1);
    expect(await figure('storefront_revalidation_oldest_seconds')).toBe(120);
    vi.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    expect(await figure('storefront_outbox_mails', { state: 'waiting' })).toBeNull();
    expect(await figure('storefront_disk_free_bytes')).toBe(123_456);
  });

  it('show the pool, the disk, the rounds and whether the instance is ready', async () => {
    state.lastRoundAt = minutesAgo(11);
    state.shared = false;
    expect(await figure('storefront_database_connections', { state: 'waiting' })).toBe(2);
    expect(await figure('storefront_ready')).toBe(0);
    expect(await figure('storefront_shared_cache_connected')).toBe(0);
    expect(await figure('storefront_background_last_round_timestamp_seconds')).toBe(
      minutesAgo(11).getTime() / 1000,
    );
  });
});

describe('a report of the content security policy', () => {
  const send = (body: unknown, type = 'application/csp-report', headers: Record<string, string> = {}) =>
    shop.app.request('/api/csp-report', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const old = (fields: Record<string, string>) => ({
    'csp-report': { 'document-uri': 'https://shop.example/login?token=abc', ...fields },
  });
  const told = () =>
    log.warn.mock.calls.flatMap(([fields, message]) => (message.includes('blocked') ? [fields] : []));

  it('is logged with page, directive and culprit, without the query that may hold a sign-in link', async () => {
    const answer = await send(
      old({ 'effective-directive': 'script-src-attr', 'blocked-uri': 'https://evil.example/x.js?stolen=1' }),
    );
    expect(answer.status).toBe(204);
    expect(told()).toEqual([
      { page: '/login', directive: 'script-src-attr', blocked: 'https://evil.example', source: null },
    ]);
  });

  it('is taken in the newer format too, and the same one is logged once an hour, however often it comes', async () => {
    const body = {
      documentURL: 'https://shop.example/',
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
    };
    const reports = [
      { type: 'csp-violation', body },
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ];
    for (let time = 0; time < 2; time += 1)
      expect((await send(reports, 'application/reports+json')).status).toBe(204);
    expect(told()).toHaveLength(1);
    shop.clock.current = new Date(shop.clock.current.getTime() + 3_600_000);
    await send(reports, 'application/reports+json');
    expect(told()).toHaveLength(2);
  });

  it('of a visitor’s extension is not logged', async () => {
    await send(old({ 'effective-directive': 'script-src', 'source-file': 'chrome-extension://abc/x.js' }));
    expect(told()).toEqual([]);
  });

  it('comes from wherever the page was, with no token of ours', async () => {
    const headers = { origin: 'https://www.other.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(old({ 'blocked-uri': 'inline' }), undefined, headers)).status).toBe(204);
  });

  it.each<[string, unknown, string, number]>([
    ['that is no JSON', '{', 'application/csp-report', 400],
    ['that is no report', { a: 1 }, 'application/csp-report', 422],
    ['of another type', {}, 'text/plain', 415],
    ['that is too long', `{"csp-report":"${'x'.repeat(9_000)}"}`, 'application/csp-report', 413],
  ])('%s is refused', async (_what, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
    expect(told()).toEqual([]);
  });

  it('counts under a label of a few, whatever a client sends', async () => {
    await send(old({ 'effective-directive': 'x"} 1\nevil_total 1', 'blocked-uri': 'inline' }));
    const text = await (
      await shop.request('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    ).text();
    expect(text).toMatch(/^storefront_csp_reports_total\{directive="other"\} \d+$/m);
    expect(text).not.toContain('evil_total');
  });

  it('is refused from an address that sends them all the time', async () => {
    let status = 0;
    for (let time = 0; time < 80 && status !== 429; time += 1)
      ({ status } = await send(old({ 'blocked-uri': 'inline' })));
    expect(status).toBe(429);
  });
});

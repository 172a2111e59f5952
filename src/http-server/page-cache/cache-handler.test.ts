import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processRegistry } from '@/server/process-registry';
import nextConfig from '../../../next.config';
import { readServerSettings } from '../settings';
import { TEST_REDIS_URL, openRedis, skipped, type TestRedis } from '../testing/redis';
import { keyPrefix } from './cache-handler';

const TOKEN = 'only Next knows this';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'BUILD_ID'), 'build-of-today');
  writeFileSync(
    join(folder, 'prerender-manifest.json'),
    JSON.stringify({ preview: { previewModeId: TOKEN } }),
  );
  vi.resetModules();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function loadHandler(env: Record<string, string>) {
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
  return (await import('./cache-handler')).default;
}

describe('the place of made pages', () => {
  const choose = (phase: string, redisUrl: string) => {
    vi.stubEnv('REDIS_URL', redisUrl);
    return nextConfig(phase).cacheHandler;
  };

  it("is Next's own on disk while no Redis is named", () => {
    expect(choose('phase-production-server', '')).toBeUndefined();
  });

  it("is Next's own during the build and in development, whatever is named", () => {
    expect(choose('phase-production-build', 'redis://redis:6379')).toBeUndefined();
    expect(choose('phase-development-server', 'redis://redis:6379')).toBeUndefined();
  });

  it('is the one of the build where a Redis is named', () => {
    expect(choose('phase-production-server', 'redis://redis:6379')).toMatch(
      /http-server[\\/]page-cache\.mjs$/,
    );
  });

  it('begins its keys with brand, build and data, and never tells a password', () => {
    const env = {
      NEXT_PUBLIC_BRAND: 'tropa-e-sela',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      SITE_URL: 'https://www.shop.example',
    };
    const prefixOf = (buildId: string, changed = {}) =>
      keyPrefix(buildId, readServerSettings({ ...env, ...changed }));
    const prefix = prefixOf('b1');
    expect(prefix).toMatch(/^storefront:pages:tropa-e-sela:b1:[0-9a-f]{16}:$/);
    const others = [
      prefixOf('b2'),
      prefixOf('b1', { NEXT_PUBLIC_BRAND: 'boa-lida' }),
      prefixOf('b1', { DATABASE_URL: 'postgres://shop:secret@db:5432/staging' }),
      prefixOf('b1', { SITE_URL: 'https://staging.shop.example' }),
    ];
    expect(new Set([prefix, ...others]).size).toBe(5);
    expect(prefixOf('b1', { DATABASE_URL: 'postgres://shop:changed@db:5432/shop' })).toBe(prefix);
  });
});

describe.skipIf(!TEST_REDIS_URL)(`the place of made pages in Redis${skipped}`, () => {
  const KEY = '/route-cache/PAGES/0a/$/shop';
  const page = (html: string) => ({ kind: 'PAGES', html, pageData: {} });
  const cacheControl = { revalidate: 300 };
  let SharedPageCache: Awaited<ReturnType<typeof loadHandler>>;
  let redis: TestRedis;
  let keys: string;
  beforeEach(async () => {
    const database = `postgres://db/${process.pid}-${Date.now()}`;
    const env = { REDIS_URL: TEST_REDIS_URL, NODE_ENV: 'production', DATABASE_URL: database };
    SharedPageCache = await loadHandler(env);
    redis = await openRedis();
    keys = `${keyPrefix('build-of-today', readServerSettings({ ...process.env, ...env }))}*`;
  });
  afterEach(async () => {
    const left = await redis.keys(keys);
    if (left.length > 0) await redis.unlink(left);
    redis.destroy();
  });
  const request = (headers = {}) =>
    new SharedPageCache({ serverDistDir: join(folder, 'server'), _requestHeaders: headers });

  it('keeps a page of one request for the next', async () => {
    await request().set(KEY, page('shop'), { cacheControl });
    expect(await request().get(KEY, { kind: 'PAGES' })).toMatchObject({
      value: page('shop'),
      cacheControl,
    });
    expect(await redis.keys(keys)).toHaveLength(1);
  });

  it('says in the state of the process whether it is reached', async () => {
    await request().set(KEY, page('shop'), { cacheControl });
    expect(processRegistry.sharedPageCache?.isConnected()).toBe(true);
  });

  it('never puts back an old page over a newer one, when it could not be rendered again', async () => {
    await request().set(KEY, page('old'), { cacheControl });
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
    const slow = request();
    const found = await slow.get(KEY, { kind: 'PAGES' });
    vi.setSystemTime(Date.now() - 5_000);
    await request().set(KEY, page('new'), { cacheControl });
    vi.setSystemTime(Date.now() + 10_000);
    await slow.set(KEY, found?.value ?? null, { cacheControl: { revalidate: 3 } });
    expect(await request().get(KEY, { kind: 'PAGES' })).toMatchObject({ value: page('new') });
    vi.useRealTimers();
  });

  it('leaves what is no page alone', async () => {
    await request().set('f', { kind: 'FETCH', data: {} }, {});
    expect(await request().get('f', { kind: 'FETCH' })).toBeNull();
    expect(await redis.keys(keys)).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyPrefix } from './page-cache.mjs';
import { TEST_REDIS_URL, openRedis, skipped } from './test-redis.mjs';

const TOKEN = 'only Next knows this';
let folder;
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

async function loadHandler(env) {
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
  return (await import('./page-cache.mjs')).default;
}

describe('the place of made pages', () => {
  it("is Next's own on disk while no Redis is named", async () => {
    expect(await loadHandler({ REDIS_URL: '', NODE_ENV: 'production' })).toBe(fileSystemCache.default);
  });

  it("is Next's own during the build, whatever is named", async () => {
    const env = {
      REDIS_URL: 'redis://redis:6379',
      NODE_ENV: 'production',
      NEXT_PHASE: 'phase-production-build',
    };
    expect(await loadHandler(env)).toBe(fileSystemCache.default);
  });

  it('begins its keys with brand, build and data, and never tells a password', () => {
    const env = {
      NEXT_PUBLIC_BRAND: 'tropa-e-sela',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      SITE_URL: 'https://www.shop.example',
    };
    const prefix = keyPrefix('b1', env);
    expect(prefix).toMatch(/^storefront:pages:tropa-e-sela:b1:[0-9a-f]{16}:$/);
    const others = [
      keyPrefix('b2', env),
      keyPrefix('b1', { ...env, NEXT_PUBLIC_BRAND: 'boa-lida' }),
      keyPrefix('b1', { ...env, DATABASE_URL: 'postgres://shop:secret@db:5432/staging' }),
      keyPrefix('b1', { ...env, SITE_URL: 'https://staging.shop.example' }),
    ];
    expect(new Set([prefix, ...others]).size).toBe(5);
    expect(keyPrefix('b1', { ...env, DATABASE_URL: 'postgres://shop:changed@db:5432/shop' })).toBe(prefix);
  });
});

describe.skipIf(!TEST_REDIS_URL)(`the place of made pages in Redis${skipped}`, () => {
  const KEY = '/route-cache/PAGES/0a/$/shop';
  const page = (html) => ({ kind: 'PAGES', html, pageData: {} });
  const cacheControl = { revalidate: 300 };
  let SharedPageCache;
  let redis;
  let keys;
  beforeEach(async () => {
    const database = `postgres://db/${process.pid}-${Date.now()}`;
    const env = { REDIS_URL: TEST_REDIS_URL, NODE_ENV: 'production', DATABASE_URL: database };
    SharedPageCache = await loadHandler(env);
    redis = await openRedis();
    keys = `${keyPrefix('build-of-today', { ...process.env, ...env })}*`;
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

  it('says to whoever asks after this instance whether it is reached', async () => {
    await request().set(KEY, page('shop'), { cacheControl });
    expect(globalThis.__storefrontSharedPages.isConnected()).toBe(true);
  });

  it('never puts back an old page over a newer one, when it could not be made anew', async () => {
    await request().set(KEY, page('old'), { cacheControl });
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
    const slow = request();
    const found = await slow.get(KEY, { kind: 'PAGES' });
    vi.setSystemTime(Date.now() - 5_000);
    await request().set(KEY, page('new'), { cacheControl });
    vi.setSystemTime(Date.now() + 10_000);
    await slow.set(KEY, found.value, { cacheControl: { revalidate: 3 } });
    expect(await request().get(KEY, { kind: 'PAGES' })).toMatchObject({ value: page('new') });
    vi.useRealTimers();
  });

  it('leaves what is no page alone', async () => {
    await request().set('f', { kind: 'FETCH', data: {} }, { fetchCache: true });
    expect(await request().get('f', { kind: 'FETCH' })).toBeNull();
    expect(await redis.keys(keys)).toEqual([]);
  });
});

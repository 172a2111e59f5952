import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '@/server/ports/log';
import { products } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { createSharedCache } from '@/testing/shared-cache';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const warn = vi.fn<Log['warn']>();
let shop: TestApp;
let cache: ReturnType<typeof createSharedCache>;
let slug: string;

beforeEach(async () => {
  cache = createSharedCache(
    (path, token) => shop.request('GET', path, token ? { token } : {}),
    () => shop.clock.now(),
  );
  shop = await makeTestApp({
    env: { CDN: 'fastly' },
    cdn: cache.purge,
    log: { info: () => undefined, warn, error: (_fields, message) => console.error(message) },
    pages: { isReachable: () => true, remake: () => Promise.resolve() },
  });
  ({ slug } = await makeProduct(shop.services.db, { title: 'Antes', slug: 'sal' }));
});
afterEach(() => shop.close());

const save = async (title: string) => {
  const { db, revalidation } = shop.services;
  await db.transaction(async (tx) => {
    await tx.update(products).set({ title }).where(eq(products.slug, slug));
    const event = { type: 'product', id: 'p', slugs: [slug], categorySlugs: ['aves'], collectionSlugs: [] };
    await revalidation.request(tx, { ...event, type: 'product' });
  });
  return revalidation.runDue();
};
const pass = (seconds: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + seconds * 1_000);
};
const seen = async (token?: string) => (await cache.get(`/product/${slug}?locale=pt-BR`, token)).body;
const freshness = () => shop.services.revalidation.getFreshness('product', 'p');

describe('a product behind a CDN', () => {
  it('is shown from the CDN, and purged by its tags when it was saved', async () => {
    expect(await seen()).toContain('Antes');
    await shop.services.db.update(products).set({ title: 'Unseen' }).where(eq(products.slug, slug));
    expect(await seen()).toContain('Antes');
    await save('Depois');
    expect(await seen()).toContain('Depois');
    expect(cache.purge.asked).toEqual([
      [
        'boa-lida-product-sal',
        'boa-lida-page-home',
        'boa-lida-content',
        'boa-lida-page-shop',
        'boa-lida-lists',
        'boa-lida-category-aves',
        'boa-lida-page-categoria',
        'boa-lida-page-collections',
      ],
    ]);
    expect(await freshness()).toMatchObject({ pending: 0, failed: 0, unpurged: 0 });
  });

  it('is shown as it was for a minute when the purge fails, then as it is; the editor is told, and it is tried again', async () => {
    expect(await seen()).toContain('Antes');
    cache.purge.fault = 'api.fastly.com answered 503';
    expect(await save('Depois')).toBe(0);
    expect(await seen()).toContain('Antes');
    expect(await freshness()).toMatchObject({ onShopSince: null, pending: 6, failed: 6, unpurged: 6 });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/produtos/sal', error: 'CDN: api.fastly.com answered 503' }),
      'the CDN was not purged',
    );
    pass(61);
    expect(await seen()).toContain('Depois');
    cache.purge.fault = null;
    expect(await shop.services.revalidation.runDue()).toBe(6);
    expect(await freshness()).toMatchObject({ pending: 0, failed: 0, unpurged: 0 });
  });

  it('is shown to who is signed in as it is, and what they get is stored by no cache', async () => {
    const { token } = await makeUser(shop.services);
    expect(await seen()).toContain('Antes');
    await shop.services.db.update(products).set({ title: 'Depois' }).where(eq(products.slug, slug));
    expect(await seen(token)).toContain('Depois');
    const { headers } = await shop.request('GET', `/product/${slug}`, { token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([headers.get('surrogate-key'), headers.get('surrogate-control')]).toEqual([null, null]);
  });

  it('is shown while the shop fails', async () => {
    expect(await seen()).toContain('Antes');
    pass(3_600);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(shop.services.catalog, 'getProduct').mockRejectedValue(new Error('oops'));
    expect(await cache.get(`/product/${slug}?locale=pt-BR`)).toMatchObject({ status: 200 });
  });
});

describe('an answer that a CDN must not store', () => {
  it.each(['/search/?q=sal', '/product/unknown', '/user/self', '/health'])('%s', async (path) => {
    const { headers } = await shop.request('GET', path);
    expect(headers.get('surrogate-key')).toBeNull();
    expect(headers.get('cache-control')).not.toContain('s-maxage');
  });

  it('sets a cookie', async () => {
    const { token } = await makeUser(shop.services);
    const { headers } = await shop.request('GET', '/user/self', { token });
    expect(headers.get('cache-control')).toMatch(/no-store/);
  });
});

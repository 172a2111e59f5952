import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchLog } from '@/server/db/schema/catalog';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  await seedTestCatalog(shop.services.db);
});
afterAll(() => shop.close());

const suggest = async (q: string, locale?: 'en') =>
  await shop.call()('suggestSearch', { query: { q, ...(locale && { locale }) } });

describe('suggestions', () => {
  it.each([
    ['prote', 'proteinado'],
    ['tila', 'tilápia'],
    ['vermif', 'vermífugo'],
  ])('complete the word being typed: %s', async (typed, word) => {
    const { words, products } = await suggest(typed);
    expect(words).toContain(word);
    expect(products.length).toBeGreaterThan(0);
  });

  it('offer products by name before products by description', async () => {
    const { products } = await suggest('casco rij');
    expect(products).toHaveLength(5);
    expect(products.every(({ slug }) => slug.startsWith('casco-rijo'))).toBe(true);
    expect(products[0]).toMatchObject({ titleLang: 'pt-BR', price: expect.any(Number) as number });
  });

  it('put a slip right', async () => {
    expect((await suggest('rasao')).words).toContain('ração');
    expect((await suggest('casco rijjo')).products[0]?.slug).toMatch(/^casco-rijo/);
  });

  it('name the categories of what is found, in the language asked for', async () => {
    expect((await suggest('cavalo')).categories.map(({ slug }) => slug)).toContain('equinos');
    const [category] = (await suggest('peix', 'en')).categories;
    expect(category).toMatchObject({ slug: 'peixes', name: 'Fish' });
    expect(category?.count).toBe(5);
  });

  it('offer nothing for nonsense', async () => {
    expect(await suggest('xqzwk')).toEqual({ products: [], categories: [], words: [] });
  });

  it('may be cached for a minute by any proxy', async () => {
    const response = await shop.request('GET', '/search/suggestions/?q=sal');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect((await shop.request('GET', `/search/suggestions/?q=${'x'.repeat(81)}`)).status).toBe(422);
  });
});

describe('popular searches', () => {
  beforeEach(() => shop.services.db.delete(searchLog));
  const add = (typed: string, searches: number, lastResultCount: number) => {
    const at = new Date('2026-11-20T12:00:00Z');
    const row = {
      brandId: 'boa-lida',
      query: typed,
      typed,
      searches,
      lastResultCount,
      firstAt: at,
      lastAt: at,
    };
    return shop.services.db.insert(searchLog).values(row);
  };

  it('are those made three times that found something, the frequent ones first', async () => {
    await add('sal mineral', 3, 9);
    await add('salsicha', 9, 0);
    await add('sal raro', 2, 9);
    await add('racao', 8, 9);
    expect((await suggest('')).words).toEqual(['racao', 'sal mineral']);
    expect((await suggest('sa')).words[0]).toBe('sal mineral');
    expect((await suggest('')).categories.length).toBeGreaterThan(5);
  });
});

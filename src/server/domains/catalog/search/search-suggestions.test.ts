import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, searchLog } from '@/server/db/schema/catalog';
import { searchTerms } from '@/server/db/schema/content';
import { foldPhrase } from '@/server/domains/catalog/thesaurus/thesaurus-fold';
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
    const { words, products: offered } = await suggest(typed);
    expect(words).toContain(word);
    expect(offered.length).toBeGreaterThan(0);
  });

  it('offer products by name before products by description', async () => {
    const { products: offered } = await suggest('casco rij');
    expect(offered).toHaveLength(5);
    expect(offered.every(({ slug }) => slug.startsWith('casco-rijo'))).toBe(true);
    expect(offered[0]).toMatchObject({ titleLang: 'pt-BR', price: expect.any(Number) as number });
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

  it('offer the categories of an empty field for what nothing holds, and say so', async () => {
    const { products: offered, words, categories, isFallback } = await suggest('xqzwk');
    expect({ products: offered, words, isFallback }).toEqual({ products: [], words: [], isFallback: true });
    expect(categories).toHaveLength(3);
    expect((await suggest('sal')).isFallback).toBe(false);
  });

  it.each([
    ['sal pe', 'sal pele'],
    ['sal pas', 'sal passo'],
  ])('never put words together that stand nowhere beside each other: %s', async (typed, made) => {
    expect((await suggest(typed)).words).not.toContain(made);
  });

  it.each([
    ['sal min', 'sal mineral'],
    ['vaca de cr', 'vaca de cria'],
    ['casco r', 'casco rijo'],
    ['marcha larga po', 'marcha larga potro'],
  ])('complete a text to a name or a term of the trade: %s', async (typed, whole) => {
    expect((await suggest(typed)).words).toContain(whole);
  });

  it('complete to nothing else: every word offered is a name, a term of the trade or a word of the catalogue', async () => {
    const { db } = shop.services;
    const names = (await db.select({ title: products.title }).from(products)).map(({ title }) => title);
    const terms = (await db.select({ terms: searchTerms.terms }).from(searchTerms)).flatMap(
      (row) => row.terms,
    );
    const known = [...names, ...terms].map((text) => ` ${foldPhrase(text).join(' ')} `);
    const made: string[] = [];
    for (const first of ['sal', 'mineral', 'ração', 'casco', 'gel', 'boi', 'cavalo', 'núcleo'])
      for (const letter of 'abcdefgmprstuv')
        for (const whole of (await suggest(`${first} ${letter}`)).words)
          if (!known.some((text) => text.includes(` ${foldPhrase(whole).join(' ')} `))) made.push(whole);
    expect(made).toEqual([]);
  }, 60_000);

  it('offer nothing that has what the text is to be without', async () => {
    const { products: offered } = await suggest('sal sem u');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ slug }) => slug)).not.toContain('pasto-forte-seca-ureia');
  });

  it('may be cached for a minute by any proxy', async () => {
    const response = await shop.request('GET', '/search/suggestions/?q=sal');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect((await shop.request('GET', `/search/suggestions/?q=${'x'.repeat(81)}`)).status).toBe(422);
  });
});

describe('popular searches', () => {
  beforeEach(() => shop.services.db.delete(searchLog));
  interface Made {
    searches: number;
    lastResultCount?: number;
    locale?: string | null;
    firstAt?: string;
  }
  const add = (typed: string, { searches, lastResultCount = 9, locale = null, firstAt }: Made) =>
    shop.services.db.insert(searchLog).values({
      brandId: 'boa-lida',
      query: typed,
      typed,
      searches,
      lastResultCount,
      locale,
      firstAt: new Date(firstAt ?? '2026-11-19T12:00:00Z'),
      lastAt: new Date('2026-11-20T12:00:00Z'),
    });

  it('are those made three times that found something, the frequent ones first', async () => {
    await add('sal mineral', { searches: 3 });
    await add('salsicha', { searches: 9, lastResultCount: 0 });
    await add('sal raro', { searches: 2 });
    await add('racao', { searches: 8 });
    expect((await suggest('')).words).toEqual(['racao', 'sal mineral']);
    expect((await suggest('sa')).words[0]).toBe('sal mineral');
    expect((await suggest('')).categories.length).toBeGreaterThan(5);
  });

  it('are those of the language that is asked for', async () => {
    await add('salt', { searches: 9, locale: 'en' });
    await add('sal mineral', { searches: 3, locale: 'pt-BR' });
    await add('sal antigo', { searches: 3 });
    expect((await suggest('')).words).toEqual(['sal antigo', 'sal mineral']);
    expect((await suggest('', 'en')).words).toEqual(['salt']);
    expect((await suggest('sa')).words).not.toContain('salt');
    expect((await suggest('sa', 'en')).words[0]).toBe('salt');
  });

  it('were made on more than one day of the shop', async () => {
    await add('sal de um dia', { searches: 9, firstAt: '2026-11-20T03:00:00Z' });
    await add('sal de dois dias', { searches: 3, firstAt: '2026-11-20T02:59:00Z' });
    expect((await suggest('')).words).toEqual(['sal de dois dias']);
  });
});

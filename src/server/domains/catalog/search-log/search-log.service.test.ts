import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import { searchLog } from '@/server/db/schema/catalog';
import { makeUser } from '@/testing/make-user';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  await seedTestCatalog(shop.services.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.searchLog.flush();
  await shop.services.db.delete(searchLog);
});

const search = (query: string) => shop.request('GET', `/search/?${query}`);
const rows = () => shop.services.db.select().from(searchLog).orderBy(searchLog.query);

describe('the log of searches', () => {
  it('is written by the background work, never by the search itself', async () => {
    await search('q=trator');
    expect(await rows()).toEqual([]);
    await shop.services.searchLog.flush();
    expect(await rows()).toMatchObject([
      { brandId: 'boa-lida', query: 'trator', searches: 1, lastResultCount: 0 },
    ]);
  });

  it('counts what differs by case, accents and plural as one, across several writes', async () => {
    await search('q=Ra%C3%A7%C3%A3o');
    await search('q=racoes');
    await shop.services.searchLog.flush();
    await search('q=racao');
    await shop.services.searchLog.flush();
    const [row] = await rows();
    expect(row).toMatchObject({ query: 'racao', typed: 'racao', searches: 3 });
    expect(row?.lastResultCount).toBeGreaterThan(0);
  });

  it.each([
    'q=sal&pagina=2',
    'q=sal&categoria=equinos',
    'q=sal&ordem=menor-preco',
    'q=sal&exato=true',
    'q=',
    'q=%20%21',
    'categoria=aves',
  ])('leaves out what was not just typed: %s', async (query) => {
    await search(query);
    await shop.request('GET', '/search/suggestions/?q=sal');
    await shop.services.searchLog.flush();
    expect(await rows()).toEqual([]);
  });

  it.each(['ana@fazenda.com.br', '111.444.777-35', '(34) 99999-0000', '4012 0010 3714 1112'])(
    'never stores what looks like personal data: %s',
    async (typed) => {
      await search(`q=${encodeURIComponent(typed)}`);
      await shop.services.searchLog.flush();
      expect(await rows()).toEqual([]);
    },
  );

  it('stores eighty characters of a text, and a thousand texts at a time', async () => {
    await search(`q=${'x'.repeat(200)}`);
    const filters = { pagina: 1, categoria: [], peso: [], ...NO_TRAITS };
    for (let i = 0; i < 1_500; i += 1)
      shop.services.searchLog.record({ ...filters, q: `texto ${i}` }, { total: 0 });
    await shop.services.searchLog.flush();
    const written = await rows();
    expect(written).toHaveLength(1_000);
    expect(Math.max(...written.map(({ typed }) => typed.length))).toBe(80);
  });

  it('deletes what no visitor has typed for 180 days', async () => {
    await search('q=velho');
    await shop.services.searchLog.flush();
    shop.clock.current = new Date(shop.clock.current.getTime() + 179 * 86_400_000);
    expect(await shop.services.retention.forgetRows()).toBe(0);
    shop.clock.current = new Date(shop.clock.current.getTime() + 2 * 86_400_000);
    expect(await shop.services.retention.forgetRows()).toBe(1);
  });
});

describe('what is suggested to others', () => {
  const searchOnThreeDays = async (query: string) => {
    for (let day = 0; day < 3; day += 1) {
      await search(query);
      await shop.services.searchLog.flush();
      shop.clock.current = new Date(shop.clock.current.getTime() + 86_400_000);
    }
  };
  const counted = async () => {
    const { token } = await makeUser(shop.services, { permissions: ['search.write'] });
    return shop.call(token)('listCountedSearches', { query: { marca: 'boa-lida', tipo: 'sem-clique' } });
  };

  it.each([
    ['with words left out', 'fulano babaca sal'],
    ['with a word put right', 'rasao'],
    ['of more words than are read', `${'sal '.repeat(12)}fulano`],
  ])('is no search %s, which the staff still see as it was', async (_kind, typed) => {
    await searchOnThreeDays(`q=${encodeURIComponent(typed)}`);
    const { words } = await shop.call()('suggestSearch', { query: { q: '' } });
    expect(words).toEqual([]);
    const [row] = (await counted()).items;
    expect(row).toMatchObject({ typed: typed.trim(), searches: 3 });
    expect(row?.lastResultCount).toBeGreaterThan(0);
  });

  it('is a search that finds all of its words', async () => {
    await searchOnThreeDays('q=sal%20mineral');
    expect((await shop.call()('suggestSearch', { query: { q: '' } })).words).toEqual(['sal mineral']);
  });
});

describe('failed searches', () => {
  it('are listed for who may read reports, the frequent ones first', async () => {
    const { token } = await makeUser(shop.services, { permissions: ['reports.read'] });
    for (const typed of ['trator', 'pneu', 'pneu', 'boi']) await search(`q=${typed}`);
    await shop.services.searchLog.flush();
    const page = await shop.call(token)('listFailedSearches', { query: {} });
    expect(page.items.map(({ typed, searches }) => [typed, searches])).toEqual([
      ['pneu', 2],
      ['trator', 1],
    ]);
    expect(page).toMatchObject({ total: 2, page: 1, pageCount: 1 });
  });

  it('of which the staff said that nothing is to be done are left out', async () => {
    const permissions = ['reports.read', 'search.write'] as const;
    const { token } = await makeUser(shop.services, { permissions: [...permissions] });
    const failed = async () =>
      (await shop.call(token)('listFailedSearches', { query: {} })).items.map(({ typed }) => typed);
    await search('q=trator');
    await shop.services.searchLog.flush();
    expect(await failed()).toContain('trator');
    const body = { kind: 'ignore', typed: 'Trator', locale: null, target: '' };
    expect((await shop.request('POST', '/search/rules/', { token, body })).status).toBe(201);
    expect(await failed()).not.toContain('trator');
  });

  it('are shown to no other user', async () => {
    const { token } = await makeUser(shop.services);
    expect((await shop.request('GET', '/search/failed/')).status).toBe(401);
    expect((await shop.request('GET', '/search/failed/', { token })).status).toBe(403);
    expect((await shop.request('GET', '/search/failed/?pagina=0', { token })).status).toBe(403);
  });
});

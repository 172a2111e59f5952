import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import { searchChoices } from '@/server/db/schema/searching';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { MOST_RAISED, raiseOf } from './search-choices';

const day = (age: number, clicks: number, additions = 0) => ({ age, clicks, additions });
const days = fc.array(fc.record({ age: fc.nat(90), clicks: fc.nat(10_000), additions: fc.nat(10_000) }), {
  maxLength: 90,
});

describe('what choices add to a rank', () => {
  it('is nothing for a product that is new, and for what one address can do day by day', () => {
    expect(raiseOf([])).toBe(0);
    expect(raiseOf(Array.from({ length: 90 }, (_, age) => day(age, 1, 1)))).toBe(0);
  });

  it('never lifts a product out of its class of text', () => {
    fc.assert(
      fc.property(days, (all) => {
        const raise = raiseOf(all);
        expect(raise).toBeGreaterThanOrEqual(0);
        expect(raise).toBeLessThan(MOST_RAISED);
      }),
    );
  });

  it('fades with the days', () => {
    expect(raiseOf([day(0, 20)])).toBeGreaterThan(raiseOf([day(14, 20)]));
    expect(raiseOf([day(14, 20)])).toBeGreaterThan(raiseOf([day(60, 20)]));
  });

  it('counts a crowd of one day as no more than a full day', () => {
    expect(raiseOf([day(0, 100_000)])).toBe(raiseOf([day(0, 25)]));
  });
});

describe('choices after a search', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await makeTestApp();
    await seedTestCatalog(shop.services.db);
  }, 120_000);
  afterAll(() => shop.close());

  const record = (productId: string, address: string, kind: 'click' | 'addition' = 'click') =>
    shop.services.searchChoices.record({ q: 'Casco', productId, kind }, address);
  const rows = async () => {
    await shop.services.searchChoices.flush();
    return shop.services.db.select().from(searchChoices);
  };
  const found = async () => {
    const { items } = await shop.services.catalog.listProducts({
      q: 'casco',
      categoria: [],
      peso: [],
      ...NO_TRAITS,
      pagina: 1,
    });
    return items.map(({ id }) => id);
  };

  it('are counted once a day for one address, and a few times in all', async () => {
    const [id = ''] = await found();
    for (let i = 0; i < 30; i += 1) record(id, '203.0.113.7');
    record(id, '203.0.113.7', 'addition');
    expect(await rows()).toMatchObject([{ query: 'casco', productId: id, clicks: 1, additions: 1 }]);
    for (let i = 0; i < 100; i += 1) record(`none-${String(i)}`, '203.0.113.7');
    expect(await rows()).toHaveLength(1);
  });

  it('of one address are one, however the search is written and wherever in its network the address lies', async () => {
    const [, , id = ''] = await found();
    const ways = ['casco', 'cásco', 'cascó', 'çasco', 'CASCO', 'casco '];
    for (const [index, q] of ways.entries()) {
      const address = `2001:db8:7:${index.toString(16)}::1`;
      shop.services.searchChoices.record({ q, productId: id, kind: 'addition' }, address);
    }
    expect((await rows()).find(({ productId }) => productId === id)).toMatchObject({ additions: 1 });
  });

  it('say nothing of who chose', async () => {
    const [row] = await rows();
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'additions',
      'brandId',
      'clicks',
      'day',
      'productId',
      'query',
    ]);
  });

  it('of one address move no product, and of many move one among its like', async () => {
    const before = await found();
    const third = before[2] ?? '';
    record(third, '203.0.113.7');
    record(third, '203.0.113.7', 'addition');
    await rows();
    expect(await found()).toEqual(before);
    for (let i = 0; i < 30; i += 1) {
      record(third, `198.51.${String(i)}.9`);
      record(third, `198.51.${String(i)}.9`, 'addition');
    }
    await rows();
    const after = await found();
    expect(after.indexOf(third)).toBeLessThan(2);
    expect([...after].sort()).toEqual([...before].sort());
  });
});

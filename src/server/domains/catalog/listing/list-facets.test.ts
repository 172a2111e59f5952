import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_TRAITS, NO_TRAITS, SORTS, TRAIT_NAMES, WEIGHT_BANDS } from '@/contract/list-options';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { runs } from '@/testing/runs';
import { countFacets, type FacetGroup } from './list-counts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
});
afterAll(() => database.close());

const list = (query: object) => makeCatalog(database.db).listProducts(ProductListQuery.parse(query));

const CATEGORIES = ['bovinos-de-corte', 'equinos', 'linha-branca', 'aves', 'nao-existe'];
const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });
const flag = fc.constantFrom(undefined, 'true');
const filters = fc.record({
  q: fc.constantFrom(undefined, 'sal', 'cavalo', 'rasao', 'xyzwq'),
  categoria: some(CATEGORIES),
  peso: some(WEIGHT_BANDS),
  especie: some(LIST_TRAITS.especie),
  fase: some(LIST_TRAITS.fase),
  epoca: some(LIST_TRAITS.epoca),
  necessidade: some(LIST_TRAITS.necessidade),
  emEstoque: flag,
  emOferta: flag,
  precoMin: fc.constantFrom(undefined, '50'),
  precoMax: fc.constantFrom(undefined, '200'),
  colecao: fc.constantFrom(undefined, 'seca'),
  ordem: fc.constantFrom(undefined, ...SORTS),
});

describe('facet counts of any list', () => {
  it('name a chosen category also where the other filters leave nothing of it', async () => {
    const { facets, total } = await list({ categoria: ['equinos'], precoMin: '900000' });
    expect(total).toBe(0);
    expect(facets.categoria).toContainEqual(expect.objectContaining({ value: 'equinos', count: 0 }));
  });

  it('are what the list holds after a click on them', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const { facets, total } = await list(query);
        for (const { value, count } of facets.categoria) {
          expect((await list({ ...query, categoria: [value] })).total).toBe(count);
        }
        for (const { value, count } of facets.peso) {
          expect((await list({ ...query, peso: [value] })).total).toBe(count);
        }
        for (const name of TRAIT_NAMES)
          for (const { value, count } of facets[name])
            expect((await list({ ...query, [name]: [value] })).total).toBe(count);
        const stocked = await list({ ...query, emEstoque: 'true' });
        const onSale = await list({ ...query, emOferta: 'true' });
        expect([stocked.total, onSale.total]).toEqual([facets.emEstoque, facets.emOferta]);
        if (query.emEstoque) expect(total).toBe(facets.emEstoque);
      }),
      runs(25),
    );
  });

  it('leave no value out: what no facet names holds nothing', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const { facets } = await list(query);
        const missing = WEIGHT_BANDS.filter((band) => !facets.peso.some(({ value }) => value === band));
        for (const band of missing) expect((await list({ ...query, peso: [band] })).total).toBe(0);
        for (const name of TRAIT_NAMES) {
          const named: string[] = facets[name].map(({ value }) => value);
          for (const value of LIST_TRAITS[name].filter((one) => !named.includes(one)))
            expect((await list({ ...query, [name]: [value] })).total).toBe(0);
        }
      }),
      runs(8),
    );
  });
});

describe('the pages of any list', () => {
  it('hold every product once', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const first = await list(query);
        const pages = [first];
        for (let pagina = 2; pagina <= first.pageCount; pagina += 1)
          pages.push(await list({ ...query, pagina }));
        const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(first.total);
        expect((await list({ ...query, pagina: first.pageCount + 1 })).items).toEqual([]);
      }),
      runs(25),
    );
  });
});

describe('countFacets', () => {
  const group: fc.Arbitrary<FacetGroup> = fc.record({
    brandIds: fc.constant(['boa-lida']),
    categoryIds: fc.subarray(['a', 'b', 'c']),
    weightBands: fc.subarray([...WEIGHT_BANDS]),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    traits: fc.subarray(['especie:aves', 'fase:postura', 'fase:engorda']),
    count: fc.integer({ min: 1, max: 9 }),
  });
  const groups = fc.array(group);
  const none = { categoria: [], peso: [], ...NO_TRAITS };

  it('without filters sums up to every product', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const total = all.reduce((sum, { count }) => sum + count, 0);
        const counts = countFacets(all, none, []);
        expect(counts.total).toBe(total);
        expect(Math.max(0, ...counts.categoria.values())).toBeLessThanOrEqual(total);
        const single = all.map((one) => ({ ...one, categoryIds: one.categoryIds.slice(0, 1) }));
        const sum = [...countFacets(single, none, []).categoria.values()].reduce(
          (left, right) => left + right,
          0,
        );
        expect(sum).toBe(
          single.reduce((left, one) => left + (one.categoryIds.length > 0 ? one.count : 0), 0),
        );
      }),
    );
  });

  it('is never less for a facet than what passes every filter', () => {
    fc.assert(
      fc.property(groups, fc.subarray(['a', 'b'], { minLength: 1 }), fc.boolean(), (all, ids, emEstoque) => {
        const counts = countFacets(all, { ...none, categoria: ids, emEstoque }, ids);
        expect(counts.total).toBeLessThanOrEqual(
          ids.reduce((sum, id) => sum + (counts.categoria.get(id) ?? 0), 0),
        );
        expect(counts.total).toBeGreaterThanOrEqual(
          Math.max(...ids.map((id) => counts.categoria.get(id) ?? 0)),
        );
      }),
    );
  });

  it('of nothing is nothing', () => {
    expect(countFacets([], none, [])).toEqual({
      total: 0,
      categoria: new Map(),
      peso: new Map(),
      traits: new Map(),
      emEstoque: 0,
      emOferta: 0,
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
}, 60_000);
afterAll(() => database.close());

const list = async (brand: Brand, query: object) =>
  (await makeCatalog(database.db, { brand }).listProducts(ProductListQuery.parse(query))).items;
const speciesOf = async (query: object) =>
  (await list(tropaESela, query)).map(({ displayInfo }) => displayInfo.species.join());
/** Every one that fulfils a condition before every one that does not. */
const isLed = (flags: readonly boolean[]) => !flags.slice(flags.indexOf(false)).includes(true);

describe('a list of a shop for one species', () => {
  it.each([{}, { precoMax: '300' }, { q: 'sal' }, { q: 'mineral' }])(
    'begins with what is for it alone: %j',
    async (query) => {
      expect((await speciesOf(query)).slice(0, 4)).toEqual(['equinos', 'equinos', 'equinos', 'equinos']);
    },
  );

  it('has the one horse product of a collection before its cattle', async () => {
    expect(await speciesOf({ colecao: 'seca' })).toEqual(['equinos', 'bovinos']);
  });

  it('has the rest after it, on its pages as on one, and no product twice', async () => {
    const { db } = database;
    const { pageCount } = await makeCatalog(db, { brand: tropaESela }).listProducts(
      ProductListQuery.parse({}),
    );
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, at) => list(tropaESela, { pagina: at + 1 })),
    );
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const inStock = all.filter(({ variations }) => variations.some(({ stock }) => stock > 0));
    expect(isLed(inStock.map(({ displayInfo }) => displayInfo.species.join() === 'equinos'))).toBe(true);
    expect(inStock.some(({ displayInfo }) => displayInfo.species.includes('bovinos'))).toBe(true);
  });

  it('finds for another species what is asked for', async () => {
    expect((await speciesOf({ q: 'sal para ovelha' }))[0]).toContain('ovinos');
    expect((await list(tropaESela, { q: 'Rebanho Miúdo bloco' }))[0]?.slug).toBe('rebanho-miudo-bloco');
  });

  it('follows another order where one is asked for', async () => {
    const prices = (await list(tropaESela, { ordem: 'menor-preco' })).map(({ displayInfo }) =>
      displayInfo.species.join(),
    );
    expect(isLed(prices.map((species) => species === 'equinos'))).toBe(false);
  });
});

it('of the factory begins with the line that it features', async () => {
  const line = (await list(linhaMatriz, { categoria: 'linha-branca' })).map(({ id }) => id);
  const all = await list(linhaMatriz, {});
  expect(isLed(all.map(({ id }) => line.includes(id)))).toBe(true);
  expect(line.length).toBeGreaterThan(3);
});

it('of a shop for all species begins with what sells best', async () => {
  const all = await list(boaLida, {});
  const sorted = await list(boaLida, { ordem: 'mais-vendidos' });
  expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

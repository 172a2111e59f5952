import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import { contract } from '@/contract/contract';
import { NO_TRAITS } from '@/contract/list-options';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
}, 60_000);
afterAll(() => database.close());

const catalog = (options?: Parameters<typeof makeCatalog>[1]) => makeCatalog(database.db, options);
const list = (query: Record<string, unknown>, options?: Parameters<typeof makeCatalog>[1]) =>
  catalog(options).listProducts(ProductListQuery.parse(query));

describe('lists', () => {
  it('shows only what the brand sells', async () => {
    expect((await list({})).total).toBe(72);
    expect((await list({}, { brand: tropaESela })).total).toBe(35);
    expect((await list({}, { brand: linhaMatriz })).total).toBe(24);
  });

  it('answers what the contract says', async () => {
    const page = contract.listProducts.output.parse(await list({ locale: 'en' }));
    expect(page.items).toHaveLength(24);
    expect(page.pageCount).toBe(3);
  });

  it('has no product on two pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((pagina) => list({ pagina })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(72);
  });

  it('answers an empty page after the last one', async () => {
    const page = await list({ pagina: 9999 });
    expect(page.items).toEqual([]);
    expect(page.total).toBe(72);
  });

  it('counts each facet as the list it would show', async () => {
    const page = await list({ categoria: ['bovinos-de-corte'], emEstoque: 'true' });
    for (const { value, count } of page.facets.peso) {
      const filtered = await list({ categoria: ['bovinos-de-corte'], emEstoque: 'true', peso: [value] });
      expect([value, filtered.total]).toEqual([value, count]);
    }
    for (const { value, count } of page.facets.categoria) {
      const filtered = await list({ categoria: [value], emEstoque: 'true' });
      expect([value, filtered.total]).toEqual([value, count]);
    }
    expect((await list({ categoria: ['bovinos-de-corte'], emEstoque: 'true', emOferta: 'true' })).total).toBe(
      page.facets.emOferta,
    );
  });

  it('joins several categories and several weights', async () => {
    const [aves, peixes, both] = [
      await list({ categoria: 'aves' }),
      await list({ categoria: 'peixes' }),
      await list({ categoria: ['aves', 'peixes'] }),
    ];
    expect(both.total).toBe(aves.total + peixes.total);
  });

  it('stays within the price range and sorts by current price', async () => {
    const { items } = await list({ precoMin: '50', precoMax: '150', ordem: 'menor-preco' });
    const prices = items
      .map(({ variations }) => variations.find(({ type }) => type === 'base'))
      .map((base) => base?.salePrice ?? base?.price ?? 0);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= 50 && price <= 150)).toBe(true);
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
  });

  it.each(['relevancia', 'mais-vendidos', 'menor-preco', 'maior-preco', 'avaliacao', 'novidades'])(
    'sorts by %s',
    async (ordem) => {
      expect((await list({ ordem })).items).toHaveLength(24);
    },
  );

  it('shows a collection', async () => {
    const { items } = await list({ colecao: 'seca' });
    expect(items.map(({ slug }) => slug)).toContain('seca-brava-40');
    expect((await list({ colecao: 'nao-existe' })).total).toBe(0);
  });
});

describe('one product', () => {
  it('answers what the contract says, with its chips and prices per unit', async () => {
    const product = contract.getProduct.output.parse(await catalog().getProduct('pasto-forte-seca-ureia'));
    expect(product.variations.map(({ size }) => size)).toContain('30 kg');
    expect(product.variations[0]).toMatchObject({ price: 134.9, pricePerUnit: 4.5, unit: 'kg' });
    expect(product.displayInfo.line).toBe('Bovinos · Pasto Forte');
    expect(product.rating.totalReviews).toBe(59);
  });

  it('speaks the asked language where a translation exists and says which language it speaks', async () => {
    const english = await catalog().getProduct('pasto-forte-seca-ureia', 'en');
    expect(english.displayInfo).toMatchObject({
      title: 'Pasto Forte Dry Season with Urea',
      titleLang: 'en',
      line: 'Cattle · Pasto Forte',
    });
    const arabic = await catalog().getProduct('pasto-forte-seca-ureia', 'ar');
    expect(arabic.displayInfo).toMatchObject({ title: 'Pasto Forte Seca com Ureia', titleLang: 'pt-BR' });
    expect(english.untranslated).toEqual([]);
    expect(english.warnings.join()).not.toContain('Não');
  });

  it('is not found in a brand that does not sell it', async () => {
    await expect(catalog({ brand: tropaESela }).getProduct('pasto-forte-seca-ureia')).rejects.toMatchObject({
      errorCode: 'NOT_FOUND',
    });
  });

  it('names every size shortly', async () => {
    const pages = await Promise.all([1, 2, 3].map((pagina) => list({ pagina })));
    const sizes = pages.flatMap(({ items }) =>
      items.flatMap(({ variations }) => variations.map(({ size }) => size)),
    );
    expect(sizes.filter((size) => !/^(\d+ × )?\d+(,\d+)? (kg|g|ml|L)$/.test(size))).toEqual([]);
    expect(sizes).toContain('20 × 30 kg');
    expect(sizes).toContain('500 ml');
  });
});

describe('recommendations', () => {
  it('name other products in stock for every product', async () => {
    const pages = await Promise.all([1, 2, 3].map((pagina) => list({ pagina })));
    for (const { id } of pages.flatMap(({ items }) => items)) {
      const cards = await catalog().listRecommendations(id);
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.some((card) => card.id === id)).toBe(false);
      expect(cards.every(({ variations }) => variations.some(({ stock }) => stock > 0))).toBe(true);
    }
  });

  it('offer a horse nothing for cattle while there is something for horses', async () => {
    const horse = (await list({ categoria: 'equinos' })).items[0];
    const cards = await catalog().listRecommendations(horse?.id ?? '');
    expect(cards.every(({ displayInfo }) => displayInfo.species.includes('equinos'))).toBe(true);
  });

  it('are the best sellers for a product that does not exist', async () => {
    expect((await catalog().listRecommendations('no-such-product')).length).toBeGreaterThan(0);
  });
});

describe('home, categories and collections', () => {
  it.each([tropaESela, linhaMatriz, undefined])(
    'the home opens with a headline of every brand',
    async (brand) => {
      const hero = contract.getHomeHero.output.parse(await catalog({ brand }).getHomeHero('en'));
      expect(hero.lang).toBe('en');
      expect(hero.title).not.toBe('');
    },
  );

  it.each([
    ['seca', '2026-07-10T12:00:00Z'],
    ['aguas', '2026-12-10T12:00:00Z'],
  ] as const)('the home calculates with a product made for the season (%s)', async (epoca, now) => {
    const shop = catalog({ now: new Date(now) });
    const { calculator } = await shop.getHomeHero('pt-BR');
    const made = await shop.listProducts({
      pagina: 1,
      categoria: [],
      peso: [],
      ...NO_TRAITS,
      epoca: [epoca],
    });
    expect(made.items.map(({ slug }) => slug)).toContain(calculator?.slug);
    expect(calculator?.dose.options).toHaveLength(1);
  });

  it('the home of a shop of horses calculates for horses', async () => {
    const shop = catalog({ brand: tropaESela });
    const { calculator } = await shop.getHomeHero('en');
    const product = await shop.getProduct(calculator?.slug ?? '', 'en');
    expect(product.displayInfo.species).toEqual(['equinos']);
    expect(calculator?.doseLang).toBe('en');
  });

  it('ends the flash sale when its time is over', async () => {
    const afterTheSale = new Date('2026-11-25T12:00:00Z');
    expect((await catalog({ now: afterTheSale }).getProduct('seca-brava-40')).flashSaleEndsAt).toBeNull();
  });

  it('lists the categories that hold something, in menu order', async () => {
    const all = await catalog().listCategories('en');
    expect(all[0]).toMatchObject({ slug: 'bovinos-de-corte', name: 'Beef cattle' });
    expect((await catalog({ brand: tropaESela }).listCategories()).map(({ slug }) => slug)).not.toContain(
      'bovinos-de-leite',
    );
  });

  it('publishes collections between their dates only, in season first', async () => {
    const [first] = await catalog().listCollections();
    expect(first?.slug).toBe('estacao-de-monta');
    expect(await catalog({ now: new Date('2031-01-01T12:00:00Z') }).listCollections()).toEqual([]);
  });

  it('puts collections mostly for horses before those in season in a shop of horses', async () => {
    const order = async (brand: Brand) =>
      (await catalog({ brand }).listCollections()).map(({ slug }) => slug).join(' ');
    // Out of season, and the two that are mostly for cattle, sheep and hens.
    expect(await order(tropaESela)).toMatch(/ bezerro-forte primeiro-cocho seca$/);
    expect(await order(boaLida)).toMatch(/ primeiro-cocho seca bezerro-forte$/);
  });

  it('begins the species to filter by with those of a shop for them alone', async () => {
    const first = async (brand: Brand) => (await list({}, { brand })).facets.especie[0]?.value;
    expect(await first(tropaESela)).toBe('equinos');
    expect(await first(boaLida)).toBe('bovinos');
  });

  it('tells each brand about a collection in its own words, and in the language of the page', async () => {
    const text = async (brand: Brand, locale?: 'en') =>
      (await catalog({ brand }).getCollection('seca', locale)).text;
    expect(await text(boaLida)).toContain('sal ureado');
    expect(await text(tropaESela)).toContain('sem ureia e sem ionóforo');
    expect(await text(tropaESela, 'en')).toContain('without urea');
  });

  it('names the species of a card only where a shop has several', async () => {
    const line = async (brand: Brand, slug: string) =>
      (await catalog({ brand }).listProductsBySlug([slug]))[0]?.displayInfo.line;
    expect(await line(boaLida, 'casco-rijo-biotina')).toBe('Equinos · Casco Rijo');
    expect(await line(tropaESela, 'casco-rijo-biotina')).toBe('Casco Rijo');
    expect(await line(tropaESela, 'tropeira-spray-prata')).toBe('Equinos, Bovinos · Tropeira');
  });
});

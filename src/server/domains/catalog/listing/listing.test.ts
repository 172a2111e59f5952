import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { productCategories, products, reviews, variations } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import { makeProduct, makeReview } from '@/testing/make-product';
import { makeCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { indexStaleProducts } from '@/server/domains/catalog/search/search-index.repo';
import { weightBand } from '@/lib/weight-band';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

async function listingOf(id: string) {
  const [row] = await database.db.select().from(productListings).where(eq(productListings.productId, id));
  return row;
}
const list = (query: object) => makeCatalog(database.db).listProducts(ProductListQuery.parse(query));

describe('the listing of a product', () => {
  it('knows its stock, sale, price and packs, whatever way they change', async () => {
    const { db } = database;
    const { id } = await makeProduct(db, {
      variations: [
        { priceCents: 5_000, stock: 1 },
        { priceCents: 9_000, stock: 0, netWeightGrams: 500 },
      ],
    });
    expect(await listingOf(id)).toMatchObject({
      inStock: true,
      onSale: false,
      priceCents: 5_000,
      weightBands: ['15-a-30kg', 'ate-1kg'],
    });
    await db
      .update(variations)
      .set({ stock: sql`stock - 1` })
      .where(eq(variations.id, `${id}-v1`));
    expect((await listingOf(id))?.inStock).toBe(false);
    await db
      .update(variations)
      .set({ stock: 4, salePriceCents: 4_000 })
      .where(eq(variations.id, `${id}-v1`));
    expect(await listingOf(id)).toMatchObject({ inStock: true, onSale: true, priceCents: 4_000 });
    await db.delete(variations).where(eq(variations.id, `${id}-v2`));
    expect((await listingOf(id))?.weightBands).toEqual(['15-a-30kg']);
  });

  it('knows what the product is for and what a gram costs, as soon as they change', async () => {
    const { db } = database;
    const { id } = await makeProduct(db, {
      species: ['equinos', 'bovinos'],
      phases: ['recria'],
      seasons: [],
      needs: [],
      variations: [
        { priceCents: 6_000, netWeightGrams: 30_000 },
        { priceCents: 100, netWeightGrams: 1_000 },
      ],
    });
    expect(await listingOf(id)).toMatchObject({
      traits: ['especie:bovinos', 'especie:equinos', 'fase:recria'],
      unitPrice: expect.closeTo(0.2, 5) as number,
    });
    await db
      .update(products)
      .set({ phases: [], seasons: ['seca'], needs: ['mineral'] })
      .where(eq(products.id, id));
    expect((await listingOf(id))?.traits).toEqual([
      'epoca:seca',
      'especie:bovinos',
      'especie:equinos',
      'necessidade:mineral',
    ]);
    await db
      .update(variations)
      .set({ salePriceCents: 3_000 })
      .where(eq(variations.id, `${id}-v1`));
    expect((await listingOf(id))?.unitPrice).toBeCloseTo(0.1, 5);
  });

  it('is found by each of its traits, the cheapest per kilogram first', async () => {
    const { db } = database;
    const named = async (slug: string, netWeightGrams: number) =>
      makeProduct(db, { slug, needs: ['parasitas'], variations: [{ priceCents: 5_000, netWeightGrams }] });
    await named('dose-pequena', 6);
    await named('dose-grande', 20_000);
    const found = await list({ necessidade: 'parasitas', ordem: 'menor-preco-por-kg' });
    expect(found.items.map(({ slug }) => slug)).toEqual(['dose-grande', 'dose-pequena']);
    expect(found.facets.necessidade).toContainEqual({ value: 'parasitas', label: 'parasitas', count: 2 });
    expect((await list({ necessidade: 'parasitas', epoca: 'aguas' })).total).toBe(0);
    expect(ProductListQuery.safeParse({ fase: 'nada' }).success).toBe(false);
  });

  it('counts own reviews together with imported ones, as the card does', async () => {
    const { db } = database;
    const score = { fiveStars: 0, fourStars: 0, threeStars: 0, twoStars: 1, oneStar: 0 };
    const { id } = await makeProduct(db, {
      slug: 'com-avaliacoes',
      hardcodedReviewsScore: { totalReviewsCount: 1, totalReviewsStars: 2, ...score },
    });
    const { id: other } = await makeProduct(db, {
      slug: 'so-importadas',
      hardcodedReviewsScore: {
        ...score,
        twoStars: 0,
        threeStars: 1,
        totalReviewsCount: 1,
        totalReviewsStars: 3,
      },
    });
    const best = async () => (await list({ ordem: 'avaliacao' })).items.map(({ slug }) => slug);
    expect(await best()).toEqual(expect.arrayContaining(['so-importadas', 'com-avaliacoes']));
    expect((await best()).indexOf('so-importadas')).toBeLessThan((await best()).indexOf('com-avaliacoes'));
    const { id: reviewId } = await makeReview(db, id, { reviewScore: 5, status: 'pending' });
    expect((await listingOf(id))?.stars).toBe(2);
    await db.update(reviews).set({ status: 'approved' }).where(eq(reviews.id, reviewId));
    expect((await listingOf(id))?.stars).toBe(3.5);
    expect((await listingOf(other))?.stars).toBe(3);
    expect((await best()).indexOf('com-avaliacoes')).toBeLessThan((await best()).indexOf('so-importadas'));
  });

  it('leaves with the product, and hides while it is not published', async () => {
    const { db } = database;
    const { id } = await makeProduct(db);
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect((await listingOf(id))?.brandIds).toEqual([]);
    await db
      .update(products)
      .set({ published: true, brandIds: ['boa-lida'] })
      .where(eq(products.id, id));
    expect((await listingOf(id))?.brandIds).toEqual(['boa-lida']);
    await db.delete(products).where(eq(products.id, id));
    expect(await listingOf(id)).toBeUndefined();
  });

  it('is not written by an order that leaves something in stock', async () => {
    const { db } = database;
    const { id } = await makeProduct(db);
    const version = async () => {
      const [row] = await db
        .select({ version: sql<string>`xmin::text` })
        .from(productListings)
        .where(eq(productListings.productId, id));
      return row?.version;
    };
    const before = await version();
    await db
      .update(variations)
      .set({ stock: sql`stock - 1` })
      .where(eq(variations.productId, id));
    expect(await version()).toBe(before);
  });

  it('is found by its new text after the next round of background work', async () => {
    const { db } = database;
    const { id } = await makeProduct(db, { title: 'Antigo' });
    await indexStaleProducts(db);
    expect((await list({ q: 'antigo' })).total).toBe(1);
    await db.update(products).set({ title: 'Novidadeiro' }).where(eq(products.id, id));
    await db.delete(productCategories).where(eq(productCategories.productId, id));
    expect((await list({ q: 'antigo' })).total).toBe(1);
    expect(await indexStaleProducts(db)).toBe(1);
    expect(await indexStaleProducts(db)).toBe(0);
    expect((await list({ q: 'novidadeiro' })).total).toBe(1);
    expect((await list({ q: 'antigo' })).searchedFor).toBeNull();
  });

  it('stays to be indexed when its text changes while it is indexed', async () => {
    const { db } = database;
    const { id } = await makeProduct(db, { title: 'Primeiro' });
    const editedMeanwhile = Object.create(db) as typeof db;
    editedMeanwhile.execute = ((query: SQL) => {
      editedMeanwhile.execute = db.execute.bind(db);
      return db.execute(query).then((written) =>
        db
          .update(products)
          .set({ title: 'Segundo' })
          .where(eq(products.id, id))
          .then(() => written),
      );
    }) as typeof db.execute;
    expect(await indexStaleProducts(editedMeanwhile)).toBe(1);
    expect(await indexStaleProducts(db)).toBe(1);
    expect((await list({ q: 'segundo' })).total).toBe(1);
    expect(await indexStaleProducts(db)).toBe(0);
  });
});

it('lists are counted from the index alone after the embedded database was vacuumed', async () => {
  const { db } = database;
  await makeProduct(db);
  const visiblePages = async () => {
    const rows = await db
      .select({ pages: sql<number>`relallvisible` })
      .from(sql`pg_class`)
      .where(sql`oid = 'product_listings'::regclass`);
    return rows[0]?.pages;
  };
  expect(await visiblePages()).toBe(0);
  await makeCatalog(db).vacuumListings();
  expect(await visiblePages()).toBeGreaterThan(0);
});

it('a search that finds more than it ranks shows ten pages of different products, and says how many there are', async () => {
  const { db } = database;
  const { id } = await makeProduct(db, { title: 'Multiplicado' });
  await db.execute(sql`insert into products
    select (jsonb_populate_record(p, jsonb_build_object('id', 'm' || g, 'slug', 'm' || g, 'sold_count', g % 7))).*
    from products p, generate_series(1, 450) g where p.id = ${id}`);
  while ((await indexStaleProducts(db)) > 0);
  const ids: string[] = [];
  for (let pagina = 1; pagina <= 20; pagina += 1) {
    const { items, total, pageCount } = await list({ q: 'multiplicado', pagina });
    expect({ total, pageCount }).toEqual({ total: 451, pageCount: 10 });
    ids.push(...items.map((item) => item.id));
  }
  expect(ids).toHaveLength(240);
  expect(new Set(ids).size).toBe(240);
  const dearest = await list({ q: 'multiplicado', ordem: 'maior-preco', pagina: 19 });
  expect(dearest).toMatchObject({ pageCount: 19, total: 451 });
  expect(dearest.items).toHaveLength(451 - 18 * 24);
});

it('the database sorts packs into the same weight bands as the code', async () => {
  const grams = [
    0, 1, 999, 1_000, 1_001, 5_000, 5_001, 15_000, 15_001, 30_000, 30_001, 60_000, 60_001, 900_000,
  ];
  const rows = await database.db
    .select({ grams: sql<number>`g`, band: sql<string>`weight_band(g)` })
    .from(sql`unnest(${sql.raw(`array[${grams.join(',')}]`)}) g`);
  expect(rows.map(({ band }) => band)).toEqual(grams.map(weightBand));
});

it('words that sound alike in Brazil sound alike to the search', async () => {
  const pairs = [
    ['rasão', 'ração'],
    ['rassão', 'ração'],
    ['urea', 'ureia'],
    ['ekino', 'equino'],
    ['minerau', 'mineral'],
    ['beserro', 'bezerro'],
    ['galhinha', 'galinha'],
    ['xampu', 'champu'],
    ['vermifogo', 'vermífugo'],
    ['égua', 'eguas'],
  ] as const;
  for (const [left, right] of pairs) {
    const rows = await database.db
      .select({ same: sql<boolean>`search_sound(${left}) = search_sound(${right})` })
      .from(sql`(select 1) one`);
    expect([left, rows[0]?.same]).toEqual([left, true]);
  }
});

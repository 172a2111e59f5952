import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { boaLida } from '@config/brands/boa-lida';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { products } from '@/server/db/schema/catalog';
import { readDemoData } from '@/server/seed/demo-data';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let database: TestDatabase;
let packs: { slug: string; sku: string; gtin: string }[];
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
  const demo = await readDemoData();
  packs = demo.products
    .filter(({ brandIds }) => brandIds.includes('boa-lida'))
    .flatMap(({ slug, variations }) =>
      variations.map(({ sku, gtin13 }) => ({ slug, sku, gtin: gtin13 ?? '' })),
    );
}, 60_000);
afterAll(() => database.close());

const search = (q: string, brand = boaLida) =>
  makeCatalog(database.db, { brand }).listProducts(ProductListQuery.parse({ q }));
const address = ({ slug, sku }: { slug: string; sku: string }) => `/produtos/${slug}?pacote=${sku}`;

describe('item numbers and bar codes', () => {
  it('find their pack first, every one of the demo, in any writing', async () => {
    expect(packs.length).toBeGreaterThan(100);
    const misses: string[] = [];
    for (const pack of packs) {
      const { sku, gtin } = pack;
      for (const q of [sku, sku.toLowerCase(), sku.replaceAll('-', ' '), sku.replaceAll('-', ''), gtin]) {
        const { items, total, reading } = await search(q);
        const isFirst = items[0]?.slug === pack.slug && total === 1 && reading?.leadsTo === address(pack);
        if (!isFirst) misses.push(q);
      }
    }
    expect(misses).toEqual([]);
  }, 120_000);

  it.each([
    ['the beginning', 'BL-PFU', 'pasto-forte-seca-ureia'],
    ['four signs', 'ts-tf', null],
    ['letters and digits from the middle', 'pfu15', 'pasto-forte-seca-ureia'],
    ['the first digits of a bar code', '789000000101', 'pasto-forte-seca-ureia'],
    ['the last digits of a bar code', '01014', 'pasto-forte-seca-ureia'],
    ['the digits of an Arabic keyboard', '٠١٠١٤', 'pasto-forte-seca-ureia'],
  ])('are found by %s: %s', async (_part, q, slug) => {
    const { items, reading } = await search(q);
    expect(items.length).toBeGreaterThan(0);
    expect(reading?.packs.map(({ productId }) => productId)).toContain(items[0]?.id);
    if (slug) expect(items[0]?.slug).toBe(slug);
  });

  it('preselect the pack that was named, also where several are meant', async () => {
    const { items, reading } = await search('bl pfu 15');
    expect(reading?.packs).toContainEqual({ productId: items[0]?.id, sku: 'BL-PFU-15KG' });
    expect(reading?.leadsTo).toBeNull();
  });

  it('as a reader writes them: with a zero before, or with the digit of a case', async () => {
    expect((await search('07890000001014')).items[0]?.slug).toBe('pasto-forte-seca-ureia');
  });

  it.each(['30kg', '20x30kg', '500 g', 'sal', 'boi'])('are not what %s means', async (q) => {
    expect((await search(q)).reading?.packs).toEqual([]);
  });

  it('of what a brand does not show find nothing', async () => {
    const hidden = packs.find(({ slug }) => slug === 'passo-leve-gel-frio');
    expect((await search(hidden?.sku ?? '', linhaMatriz)).reading?.packs).toEqual([]);
  });

  it('are suggested while they are typed, with their pack', async () => {
    const { products: offered } = await makeCatalog(database.db).suggestSearch('bl-pfu-15');
    expect(offered[0]).toMatchObject({ slug: 'pasto-forte-seca-ureia', pack: 'BL-PFU-15KG' });
  });

  it('are suggested at the price of their pack, as it is sold at that moment', async () => {
    const { suggestSearch } = makeCatalog(database.db);
    const pallet = { slug: 'seca-brava-40', pack: 'BL-SB4-40X30KG' };
    expect((await suggestSearch('bl-sb4-40x30kg')).products[0]).toMatchObject({ ...pallet, price: 4499 });
    const own = eq(products.slug, pallet.slug);
    const [known] = await database.db.select({ endsAt: products.flashSaleEndsAt }).from(products).where(own);
    await database.db
      .update(products)
      .set({ flashSaleEndsAt: new Date(0) })
      .where(own);
    expect((await suggestSearch('bl-sb4-40x30kg')).products[0]).toMatchObject({ ...pallet, price: 4919 });
    await database.db
      .update(products)
      .set({ flashSaleEndsAt: known?.endsAt ?? null })
      .where(own);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';
import { listingSamples } from '@/server/db/schema/listing';
import { indexProducts, indexStaleProducts } from '@/server/domains/catalog/search/search-index.repo';
import { makeProduct } from '@/testing/make-product';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

/** Every column of a sample, of the rows of `relation`. */
const rowsOf = (relation: SQL) =>
  database.db
    .select({
      productId: sql<string>`product_id`,
      brandIds: sql<string[]>`brand_ids`,
      facetKey: sql<string>`facet_key`,
      priceCents: sql<number>`price_cents`,
      nameVector: sql<string | null>`name_vector::text`,
      textVersion: sql<number>`text_version`,
    })
    .from(relation)
    .orderBy(sql`product_id`);

/** Holds the sample against the listings. @returns ids of the sampled products */
async function expectExact(): Promise<string[]> {
  const sampled = await rowsOf(sql`listing_samples`);
  expect(sampled).toEqual(
    await rowsOf(sql`(select * from product_listings where substr(md5(product_id), 1, 2) < '04') listed`),
  );
  return sampled.map(({ productId }) => productId);
}

beforeEach(async () => {
  const { db } = database;
  await db.delete(products);
  const { id } = await makeProduct(db, { title: 'Sortido' });
  await db.execute(sql`insert into products
    select (jsonb_populate_record(p, jsonb_build_object('id', 's' || g, 'slug', 's' || g))).*
    from products p, generate_series(1, 400) g where p.id = ${id}`);
  await db.execute(sql`insert into variations
    select (jsonb_populate_record(v, jsonb_build_object('id', 's' || g, 'sku', 's' || g, 'product_id', 's' || g))).*
    from variations v, generate_series(1, 400) g where v.product_id = ${id}`);
  while ((await indexStaleProducts(db)) > 0);
});

it('the sample follows every write of a listing', async () => {
  const { db } = database;
  const ids = await expectExact();
  expect(ids.length).toBeGreaterThan(1);
  const [first = '', second = ''] = ids;
  const held = async () => {
    const [row] = await db.select().from(listingSamples).where(eq(listingSamples.productId, first));
    return row;
  };

  await db.update(variations).set({ priceCents: 4_321 }).where(eq(variations.productId, first));
  expect((await held())?.priceCents).toBe(4_321);
  await db.update(products).set({ title: 'Renovado' }).where(eq(products.id, first));
  await indexProducts(db, [first]);
  expect((await held())?.nameVector).toContain('renov');
  await expectExact();

  await db.update(products).set({ published: false }).where(inArray(products.id, ids));
  expect((await held())?.brandIds).toEqual([]);
  await db.update(products).set({ published: true }).where(inArray(products.id, ids));
  expect((await held())?.brandIds).toContain('boa-lida');
  await expectExact();

  const [gone] = await db.select().from(products).where(eq(products.id, second));
  await db.delete(products).where(eq(products.id, second));
  expect(await expectExact()).not.toContain(second);
  if (gone) await db.insert(products).values(gone);
  expect(await expectExact()).toContain(second);
});

it('a sale that changes nothing but the number of sales writes no sample', async () => {
  const { db } = database;
  const versions = () =>
    db
      .select({ version: sql<string>`xmin::text` })
      .from(listingSamples)
      .orderBy(listingSamples.productId);
  const before = await versions();
  await db.update(products).set({ soldCount: sql`sold_count + 1` });
  expect(await versions()).toEqual(before);
});

it('the migration samples a catalogue that is there already', async () => {
  const { db } = database;
  const ids = await expectExact();
  const indexes = () =>
    db
      .select({ name: sql<string>`indexname` })
      .from(sql`pg_indexes`)
      .where(sql`tablename in ('product_listings', 'listing_samples')`)
      .orderBy(sql`indexname`);
  const before = await indexes();
  await db.execute(sql`drop table listing_samples`);
  await db.execute(sql`drop function sample_listing cascade`);
  const script = readFileSync(join(MIGRATIONS_FOLDER, '0022_listing_samples.sql'), 'utf8');
  for (const statement of script.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  expect(await expectExact()).toEqual(ids);
  expect(await indexes()).toEqual(before);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productListings } from '@/server/db/schema/listing';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { bestSellers } from './best-sellers';
import { popularFirst } from './list-conditions';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
});
afterAll(() => database.close());

it.each([
  ['many', sql`${productListings.priceCents} > 1000`],
  ['few', sql`${productListings.priceCents} < 3000`],
  ['none', sql`false`],
])('finds the same best sellers of %s however many it walks past', async (_name, condition) => {
  const { db } = database;
  const wanted = await db
    .select({ id: productListings.productId })
    .from(productListings)
    .where(condition)
    .orderBy(...popularFirst())
    .limit(5);
  for (const walked of [0, 3, 7, 1_000]) {
    const found = await db
      .select({ id: sql<string>`product_id` })
      .from(sql`${bestSellers(condition, 5, walked)} found`)
      .orderBy(sql`in_stock desc, sold_count desc, product_id`);
    expect(found).toEqual(wanted);
  }
});

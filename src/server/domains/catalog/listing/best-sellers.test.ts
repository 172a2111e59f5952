import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productListings } from '@/server/db/schema/listing';
import { runs } from '@/testing/runs';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { bestSellers, cheapestWay, POPULAR_ORDER, type Way } from './best-sellers';
import { popularFirst } from './list-conditions';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
});
afterAll(() => database.close());

const ways = fc.oneof<fc.Arbitrary<Way>[]>(
  fc.constant('gather'),
  fc.record({ steps: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ sales: fc.integer({ min: -1, max: 12 }) }),
);
const conditions = fc.oneof(
  fc.constantFrom(undefined, sql`false`),
  fc.integer({ min: 0, max: 30_000 }).map((cents) => sql`${productListings.priceCents} > ${cents}`),
  fc.integer({ min: 0, max: 12 }).map((sold) => sql`${productListings.soldCount} < ${sold}`),
  fc.constant(sql`not ${productListings.inStock} or ${productListings.onSale}`),
);

/** What a condition holds for, told by the id alone. */
const wideOf = (wide: SQL | null, condition: SQL = sql`true`) =>
  wide && {
    condition: sql`(${wide} or ${condition})`,
    tells: sql`product_id in (select product_id from product_listings where ${condition})`,
  };

it('the best sellers are the same whichever way they are looked for', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      ways,
      conditions,
      fc.integer({ min: 1, max: 30 }),
      fc.integer(),
      fc.constantFrom(null, sql`true`, sql`${productListings.priceCents} > 0`),
      async (way, condition, limit, seed, wide) => {
        // Few figures, so that many products sell as often as the last one that is wanted.
        await db.execute(sql`update product_listings set
          sold_count = abs(hashtext(product_id || ${seed}::text) % 11),
          in_stock = hashtext(${seed}::text || product_id) % 4 <> 0`);
        const wanted = await db
          .select({ id: productListings.productId })
          .from(productListings)
          .where(condition)
          .orderBy(...popularFirst())
          .limit(limit);
        const found = await db
          .select({ id: sql<string>`product_id` })
          .from(sql`${bestSellers(condition, limit, way, { wide: wideOf(wide, condition) })} found`)
          .orderBy(POPULAR_ORDER);
        expect(found).toEqual(wanted);
      },
    ),
    runs(12),
  );
});

describe('the way to best sellers', () => {
  const size = 1_000_000;
  /** One in ten is sold more than a hundred times; the rest never. */
  const sales = { every: 1_000, rungs: Array.from({ length: 128 }, (_, at) => Math.max(0, 200 - at)) };
  const wayFor = (matches: number, ladder: typeof sales | null = sales, held = matches) =>
    cheapestWay({ limit: 240, matches, size, held, sales: ladder, step: 8 });

  it('gathers what is little, and walks the catalogue where nearly every product matches', () => {
    expect(wayFor(0)).toBe('gather');
    expect(wayFor(1_000)).toBe('gather');
    expect(wayFor(800_000)).toEqual({ steps: 600 });
  });

  it('looks among what is sold twice as often as needed in between', () => {
    // The 240th of 20,000 is expected at place 12,000 of a million.
    expect(wayFor(20_000)).toEqual({ sales: 177 });
  });

  it('walks where the index of words would tell of far more than the filters leave', () => {
    expect(wayFor(20_000, sales, 600_000)).toEqual({ steps: 24_000 });
  });

  it('does without sales figures that tell too little', () => {
    expect(wayFor(9_000, null)).toBe('gather');
    expect(wayFor(9_000, { every: 1_000, rungs: [] })).toBe('gather');
    const never = { every: 1_000, rungs: Array.from({ length: 128 }, () => 0) };
    expect(wayFor(9_000, never)).toBe('gather');
  });
});

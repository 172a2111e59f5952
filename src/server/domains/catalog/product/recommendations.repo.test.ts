import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variations } from '@/server/db/schema/catalog';
import { insertOrder } from '@/testing/insert-order';
import { makeProduct, type ProductOverrides } from '@/testing/make-product';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { listRecommendedIds } from './recommendations.repo';

const BRAND = 'boa-lida';
let database: TestDatabase;
let ids: string[];

beforeAll(async () => {
  database = await makeTestDatabase();
  const { db } = database;
  await seedTestCatalog(db);
  const packs = await db.select().from(variations).orderBy(variations.id);
  const buy = (picks: readonly number[], state: 'approved' | 'cancelled' = 'approved') =>
    insertOrder(db, {
      state,
      lines: picks.flatMap((pick) => {
        const pack = packs[pick];
        return pack ? [{ variationId: pack.id, productId: pack.productId }] : [];
      }),
    });
  for (const picks of [
    [0, 9],
    [0, 9],
    [0, 30],
    [4, 60, 61],
    [12, 80],
  ])
    await buy(picks);
  await buy([0, 40], 'cancelled');
  await db
    .update(products)
    .set({ relatedSlugs: ['matriz-90-concentrado'] })
    .where(eq(products.id, 'p001'));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${BRAND} = any(${products.brandIds})`);
  ids = rows.map(({ id }) => id);
}, 60_000);
afterAll(() => database.close());

/** The rule as one sentence, asked of every product of the catalogue. */
async function rankAll(productId: string, limit: number): Promise<string[]> {
  const one = (column: string) =>
    sql`(select ${sql.identifier(column)} from products one where one.id = ${productId})`;
  const p = products;
  const rows = await database.db
    .select({ id: p.id })
    .from(p)
    .where(
      sql`${p.published} and ${BRAND} = any(${p.brandIds}) and ${p.id} <> ${productId}
        and exists (select 1 from variations v where v.product_id = ${p.id} and v.stock > 0)`,
    )
    .orderBy(
      sql`${p.saleClass} = 'restrito'`,
      sql`${p.species} && ${one('species')} desc`,
      sql`(select count(distinct a.order_id) from order_lines a join order_lines b on b.order_id = a.order_id
        join orders o on o.id = a.order_id and o.state <> 'cancelled'
        where a.product_id = ${productId} and b.product_id = ${p.id}) desc`,
      sql`array_position(${one('related_slugs')}, ${p.slug}) nulls last`,
      sql`${p.needs} && ${one('needs')} desc`,
      sql`(select count(*) = (select count(*) from product_categories where product_id = ${productId})
        from product_categories a join product_categories b on b.category_id = a.category_id
        where a.product_id = ${productId} and b.product_id = ${p.id}) desc`,
      sql`exists (select 1 from product_categories a join product_categories b on b.category_id = a.category_id
        where a.product_id = ${productId} and b.product_id = ${p.id}) desc`,
      sql`${p.soldCount} desc, ${p.id}`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

describe('what goes with a product', () => {
  it.each([1, 8, 40])(
    'is the same as a look at the whole catalogue would find: the first %i',
    async (limit) => {
      for (const id of ids)
        expect(await listRecommendedIds(database.db, BRAND, id, limit), id).toEqual(await rankAll(id, limit));
    },
  );

  it('is what serves the same need before what only stands in the same categories', async () => {
    const { db } = database;
    const make = (slug: string, fields: ProductOverrides) =>
      makeProduct(db, { slug, id: slug, species: ['caes'], variations: [{ stock: 5 }], ...fields });
    await make('vermifugo', { needs: ['parasitas'], categories: ['caes-saude'] });
    await make('mesma-prateleira', { needs: ['vitaminas'], categories: ['caes-saude'], soldCount: 900 });
    await make('outra-prateleira', { needs: ['parasitas', 'vitaminas'], categories: ['caes-banho'] });
    await make('sem-nada-em-comum', { needs: [], categories: ['caes-racao'], soldCount: 950 });
    for (const limit of [1, 2, 3])
      expect(await listRecommendedIds(db, BRAND, 'vermifugo', limit)).toEqual(
        ['outra-prateleira', 'mesma-prateleira', 'sem-nada-em-comum'].slice(0, limit),
      );
  });
});

import { and, eq, getTableColumns, gt, is, isNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/server/db/schema';
import type { TestApp } from '@/testing/test-app';

type Db = TestApp['services']['db'];
type Schema = typeof schema;
/** Tables whose rows have an id. */
type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable & { id: unknown } ? Name : never;
}[keyof Schema];

export const isTableName = (name: string): name is TableName => Object.hasOwn(schema, name);

/** The ids of each table, by its name in the schema: a new table is a pool without further ado. */
async function readIds(db: Db) {
  const pools: Record<string, string[]> = {};
  for (const [name, table] of Object.entries<unknown>(schema)) {
    if (!is(table, PgTable)) continue;
    const { id } = getTableColumns(table);
    if (!id) continue;
    const rows = await db.select({ id }).from(table).limit(200);
    pools[name] = rows.map((row) => String(row.id));
  }
  return pools as Record<TableName, string[]>;
}

/** The ids of each kind of entity that a request can carry, as they are now. */
export async function readPools({ services: { db } }: TestApp, userId: string) {
  const { products, variations, orders, users, lessons, posts, redirects } = schema;
  const [productRows, packs, sellable, categories, collections, orderRows, people, sessions] = [
    await db.select({ id: products.id, slug: products.slug }).from(products).limit(300),
    await db.select({ id: variations.id, sku: variations.sku }).from(variations).limit(400),
    await db
      .select({ id: variations.id })
      .from(variations)
      .innerJoin(products, eq(products.id, variations.productId))

      .where(
        and(
          eq(products.published, true),
          eq(products.saleClass, 'livre'),
          eq(variations.buyOnlyLinhaBranca, false),
          gt(variations.stock, 5),
        ),
      )
      .limit(200),
    await db.select({ id: schema.categories.id, slug: schema.categories.slug }).from(schema.categories),
    await db.select({ id: schema.collections.id, slug: schema.collections.slug }).from(schema.collections),
    await db
      .select({ number: orders.number, userId: orders.userId, state: orders.state })
      .from(orders)
      .where(eq(orders.brandId, 'boa-lida'))
      .orderBy(sql`created_at desc`)
      .limit(300),
    await db
      .select({ id: users.id, email: users.email, code: users.representativeCode })
      .from(users)
      .orderBy(users.id)
      .limit(300),
    await db
      .select({ id: schema.sessions.id, userId: schema.sessions.userId })
      .from(schema.sessions)
      .where(isNull(schema.sessions.revokedAt))
      .limit(2_000),
  ] as const;
  const lessonRows = await db.select().from(lessons);
  const postRows = await db.select({ id: posts.id, slug: posts.slug }).from(posts);
  const coupons = await db.select({ id: schema.coupons.id, code: schema.coupons.code }).from(schema.coupons);
  const addresses = await db
    .select({ id: schema.addresses.id })
    .from(schema.addresses)
    .where(eq(schema.addresses.userId, userId));
  const codes = await db.select({ code: redirects.code }).from(redirects).limit(200);
  const own = orderRows.filter((row) => row.userId === userId);
  const numbers = (rows: typeof own) => rows.map(({ number }) => number);
  return {
    ...(await readIds(db)),
    productId: productRows.map(({ id }) => id),
    productSlug: productRows.map(({ slug }) => slug),
    variationId: packs.map(({ id }) => id),
    sellableVariationId: sellable.map(({ id }) => id),
    sku: packs.map(({ sku }) => sku),
    categoryId: categories.map(({ id }) => id),
    categorySlug: categories.map(({ slug }) => slug),
    collectionId: collections.map(({ id }) => id),
    collectionSlug: collections.map(({ slug }) => slug),
    orderNumber: numbers(orderRows),
    ownOrderNumber: numbers(own),
    ownPendingOrderNumber: numbers(own.filter(({ state }) => state === 'pending_payment')),
    ownAddressId: addresses.map(({ id }) => id),
    ownSessionId: sessions.filter((row) => row.userId === userId).map(({ id }) => id),
    // Not their own: a user who removes their own rights can send nothing more.
    userId: people.map(({ id }) => id).filter((id) => id !== userId),
    email: people.filter(({ id }) => id !== userId).map(({ email }) => email),
    postId: postRows.map(({ id }) => id),
    postSlug: postRows.map(({ slug }) => slug),
    lessonId: lessonRows.map(({ id }) => id),
    publicLessonSlug: lessonRows.filter(({ access }) => access === 'public').map(({ slug }) => slug),
    exclusiveLessonSlug: lessonRows.filter(({ access }) => access !== 'public').map(({ slug }) => slug),
    lessonFileId: lessonRows.flatMap(({ files }) => files.map(({ id }) => id)),
    redirectCode: codes.map(({ code }) => code),
    representativeCode: people.flatMap(({ code }) => code ?? []),
    couponCode: coupons.map(({ code }) => code),
    brandId: ['boa-lida', 'tropa-e-sela', 'linha-matriz'],
    visitorId: [] as string[],
  };
}

/** Ids by what they name; read from the database during the run. */
export type Pools = Awaited<ReturnType<typeof readPools>>;
export type PoolName = keyof Pools;

/** A reference to one entity of a pool, resolved when the request is sent. */
export class PoolRef {
  constructor(
    readonly pool: PoolName,
    readonly pick: number,
  ) {}

  toJSON(): string {
    return `<${this.pool} ${this.pick}>`;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with an id from its pool for every reference; an empty pool gives an unknown id. */
export function resolveRefs(value: unknown, pools: Pools): unknown {
  if (value instanceof PoolRef) {
    const names = pools[value.pool];
    return names[value.pick % Math.max(1, names.length)] ?? 'nothing-here';
  }
  if (Array.isArray(value)) return value.map((item) => resolveRefs(item, pools));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveRefs(item, pools)]));
}

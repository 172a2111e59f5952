import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderLines, orders, productCategories, products, variations } from '@/server/db/schema';
import { notFound } from '@/server/kernel/fault';

export type ProductRow = typeof products.$inferSelect;
export type PackRow = typeof variations.$inferSelect;

/** Rows of one product with everything an admin edits. */
export interface ProductParts {
  product: ProductRow;
  /** In their order. */
  packs: PackRow[];
  /** Breadcrumb first. */
  categoryIds: string[];
  /** By pack that stands in an order: its units in orders that are not shipped yet. */
  reserved: ReadonlyMap<string, number>;
}

/** Whether an order holds units that are still in the house. */
const isReserving = sql`${orders.holdsStock} and ${orders.state} in ('pending_payment', 'approved', 'picking')`;

async function loadReserved(db: Db, productId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      id: orderLines.variationId,
      units: sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${isReserving}), 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variations, eq(variations.id, orderLines.variationId))
    .where(eq(variations.productId, productId))
    .groupBy(orderLines.variationId);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** @throws Fault NOT_FOUND */
export async function getProductParts(db: Db, id: string): Promise<ProductParts> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw notFound('Product');
  const packs = await db
    .select()
    .from(variations)
    .where(eq(variations.productId, id))
    .orderBy(asc(variations.position), asc(variations.id));
  const refs = await db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, id))
    .orderBy(asc(productCategories.position));
  return {
    product,
    packs,
    categoryIds: refs.map((ref) => ref.id),
    reserved: await loadReserved(db, id),
  };
}

/**
 * Holds packs until the transaction ends, in the order in which orders take them (`takeStock`), so that no deadlock
 * occurs.
 */
export const lockPacks = (tx: Db, condition: SQL): Promise<PackRow[]> =>
  tx
    .select()
    .from(variations)
    .where(condition)
    .orderBy(sql`${variations.id} collate "C"`)
    .for('update');

/** The product and its packs, held until the transaction ends. @throws Fault NOT_FOUND */
export async function lockProductParts(tx: Db, id: string): Promise<ProductParts> {
  await lockPacks(tx, eq(variations.productId, id));
  await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
  return getProductParts(tx, id);
}

/** The pictures of a product; none when there is no such product. */
export async function listGallery(db: Db, id: string): Promise<ProductRow['gallery']> {
  const [row] = await db.select({ gallery: products.gallery }).from(products).where(eq(products.id, id));
  return row?.gallery ?? [];
}

/** Those of the slugs that are products, leaving one product out. */
export async function listTakenSlugs(tx: Db, slugs: readonly string[], exceptId = ''): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), sql`${products.id} <> ${exceptId}`));
  return rows.map(({ slug }) => slug);
}

/** Those of the SKUs that packs carry, leaving the packs of one product out. */
export async function listTakenSkus(tx: Db, skus: readonly string[], exceptId = ''): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await tx
    .select({ sku: variations.sku })
    .from(variations)
    .where(and(inArray(variations.sku, [...skus]), sql`${variations.productId} <> ${exceptId}`));
  return rows.map(({ sku }) => sku);
}

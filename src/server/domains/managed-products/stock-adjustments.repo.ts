import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StockAdjustmentList } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import { readPage } from '@/server/db/read-page';
import { products, stockAdjustments, variations } from '@/server/db/schema/catalog';
import { users } from '@/server/db/schema/users';
import { notFound } from '@/server/kernel/fault';
import type { PackRow } from './managed-product.repo';

/** The most units of one pack the shop counts. */
const MAX_STOCK = 1_000_000;

/**
 * Adds units to a pack or takes some, in one statement, so that an order at the same moment is neither lost nor
 * counted twice.
 * @returns the pack with its new stock; null when it would fall below zero or rise above `MAX_STOCK`
 */
export async function changeStock(tx: Db, variationId: string, change: number): Promise<PackRow | null> {
  const after = sql`${variations.stock} + ${change}::int`;
  const [row] = await tx
    .update(variations)
    .set({ stock: after })
    .where(and(eq(variations.id, variationId), sql`${after} between 0 and ${MAX_STOCK}`))
    .returning();
  return row ?? null;
}

/** Whether a change of this pack with this key was made. Two of one key at once: the later waits for the lock, then finds it. */
export async function isCounted(tx: Db, variationId: string, key: string): Promise<boolean> {
  const sent = and(eq(stockAdjustments.key, key), eq(stockAdjustments.variationId, variationId));
  return (await tx.$count(stockAdjustments, sent)) > 0;
}

/** A page of the changes of stock of a product by hand, newest first. @throws Fault NOT_FOUND */
export async function listStockAdjustments(
  db: Db,
  productId: string,
  page: number,
): Promise<StockAdjustmentList> {
  if ((await db.$count(products, eq(products.id, productId))) === 0) throw notFound('Product');
  const packIds = db
    .select({ id: variations.id })
    .from(variations)
    .where(eq(variations.productId, productId));
  const where = inArray(stockAdjustments.variationId, packIds);
  const rows = db
    .select({ row: stockAdjustments, presentation: variations.presentation, by: users.fullName })
    .from(stockAdjustments)
    .innerJoin(variations, eq(variations.id, stockAdjustments.variationId))
    .leftJoin(users, eq(users.id, stockAdjustments.by))
    .where(where)
    .orderBy(desc(stockAdjustments.id));
  return readPage(page, { total: db.$count(stockAdjustments, where), rows }, ({ row, presentation, by }) => ({
    id: row.id,
    variationId: row.variationId,
    presentation,
    change: row.change,
    stockAfter: row.stockAfter,
    reason: row.reason,
    note: row.note,
    by: by ?? '',
    at: row.at.toISOString(),
  }));
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { StockReason } from '@/contract/constants';
import type { VariationContent } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import { stockAdjustments, variations } from '@/server/db/schema/catalog';
import { Fault } from '@/server/kernel/fault';
import type { ProductParts } from './managed-product.repo';
import { toVariationContent } from './managed-product-view';
import { toPackColumns } from './product-content';

export interface StockChange {
  variationId: string;
  /** Units that came or went; never 0. */
  change: number;
  stockAfter: number;
}

/** Notes why stock changed, in the transaction that changed it. */
export async function insertAdjustments(
  tx: Db,
  changes: readonly StockChange[],
  note: { reason: StockReason; note: string | null; by: string; at: Date; key?: string },
): Promise<void> {
  if (changes.length > 0)
    await tx.insert(stockAdjustments).values(changes.map((change) => ({ ...change, ...note })));
}

/** Adds packs at their positions with the stock they come with, and notes that stock. */
export async function insertPacks(
  tx: Db,
  productId: string,
  packs: readonly { pack: VariationContent; position: number }[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (packs.length === 0) return;
  const rows = packs.map(({ pack, position }) => ({
    ...toPackColumns(pack, position),
    id: randomUUID(),
    productId,
    stock: pack.stock ?? 0,
  }));
  await tx.insert(variations).values(rows);
  const changes = rows
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({ variationId: id, change: stock, stockAfter: stock }));
  await insertAdjustments(tx, changes, { reason: 'initial', note: null, by, at });
}

/** @throws Fault IN_USE naming the SKUs that stand in an order */
async function deletePacks(tx: Db, { packs, reserved }: ProductParts, wanted: ReadonlySet<string>) {
  const gone = packs.filter(({ id }) => !wanted.has(id));
  const sold = gone.filter(({ id }) => reserved.has(id));
  if (sold.length > 0)
    throw new Fault('IN_USE', 'An order names the pack', { details: { skus: sold.map(({ sku }) => sku) } });
  if (gone.length > 0)
    await tx.delete(variations).where(
      inArray(
        variations.id,
        gone.map(({ id }) => id),
      ),
    );
}

/**
 * Makes the packs of a product those of the list, in its order: takes away, changes and adds.
 * @throws Fault IN_USE when one that is not in the list stands in an order
 */
export async function writePacks(
  tx: Db,
  parts: ProductParts,
  next: readonly VariationContent[],
  note: { by: string; at: Date },
): Promise<void> {
  const placed = next.map((pack, position) => ({ pack, position }));
  await deletePacks(tx, parts, new Set(next.flatMap(({ id }) => id ?? [])));
  const before = new Map(parts.packs.map((row) => [row.id, row]));
  const moved = placed.filter(({ pack, position }) => {
    const row = before.get(pack.id ?? '');
    return row && (row.position !== position || !isDeepStrictEqual(toVariationContent(row), pack));
  });
  const renamed = moved.flatMap(({ pack: { id = '', sku } }) => (before.get(id)?.sku === sku ? [] : [id]));
  // Two packs may swap their SKUs: both are cleared before either gets its new one.
  if (renamed.length > 0)
    await tx
      .update(variations)
      .set({ sku: sql`'moving ' || ${variations.id}` })
      .where(inArray(variations.id, renamed));
  for (const { pack, position } of moved)
    await tx
      .update(variations)
      .set(toPackColumns(pack, position))
      .where(eq(variations.id, pack.id ?? ''));
  await insertPacks(
    tx,
    parts.product.id,
    placed.filter(({ pack }) => pack.id === undefined),
    note,
  );
}

import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Locale } from '@config/locales';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import type { Db } from '@/server/db/client';
import { orderLines, products, variations } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';

/** A pack that there is too little of. */
export interface Shortage {
  variationId: string;
  title: string;
  titleLang?: Locale;
  requested: number;
  available: number;
}

/** @param snapshot the cart as it can be sold now, where a cart was refused */
export const outOfStock = (items: readonly Shortage[], snapshot?: CheckoutSnapshot) =>
  new Fault('OUT_OF_STOCK', 'Not enough in stock', { details: { ...snapshot, items } });

/** OUT_OF_STOCK: another order took the units after they were looked at. */
export class StockTaken extends Fault {
  constructor(readonly shortages: readonly Shortage[]) {
    super('OUT_OF_STOCK', 'Another order was faster', { details: { items: shortages } });
  }
}

interface Taken {
  variationId: string;
  title: string;
  quantity: number;
}

/**
 * Takes units out of stock, one pack after the other in the order of their ids, so that two orders never wait for
 * each other in a circle. No unit is sold twice: the condition is part of the update.
 * @throws StockTaken naming the pack and what is left of it; the transaction must then be rolled back
 */
export async function takeStock(tx: Db, lines: readonly Taken[]): Promise<void> {
  const sorted = [...lines].sort((one, other) => (one.variationId < other.variationId ? -1 : 1));
  for (const { variationId, title, quantity } of sorted) {
    const taken = await tx
      .update(variations)
      .set({ stock: sql`${variations.stock} - ${quantity}` })
      .where(and(eq(variations.id, variationId), gte(variations.stock, quantity)))
      .returning({ id: variations.id });
    if (taken.length > 0) continue;
    const [left] = await tx
      .select({ stock: variations.stock })
      .from(variations)
      .where(eq(variations.id, variationId));
    throw new StockTaken([{ variationId, title, requested: quantity, available: left?.stock ?? 0 }]);
  }
}

const linesOf = (tx: Db, orderId: string) =>
  tx
    .select({
      variationId: orderLines.variationId,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.variationId));

/** Puts the units of an order back. Call it once, with the move that ends the reservation. */
export async function releaseStock(tx: Db, orderId: string): Promise<void> {
  for (const { variationId, quantity } of await linesOf(tx, orderId)) {
    await tx
      .update(variations)
      .set({ stock: sql`${variations.stock} + ${quantity}` })
      .where(eq(variations.id, variationId));
  }
}

/** Counts the units of an order as sold (1) or takes them back (-1); best sellers are ranked by it. */
export async function countSold(tx: Db, orderId: string, sign: 1 | -1): Promise<void> {
  const lines = [...(await linesOf(tx, orderId))].sort((one, other) =>
    one.productId < other.productId ? -1 : 1,
  );
  for (const { productId, quantity } of lines) {
    await tx
      .update(products)
      .set({ soldCount: sql`greatest(0, ${products.soldCount} + ${sign * quantity})` })
      .where(eq(products.id, productId));
  }
}

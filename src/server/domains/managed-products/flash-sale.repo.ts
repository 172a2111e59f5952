import { inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';

export const isFlashSaleOver = (now: Date) => lte(products.flashSaleEndsAt, now);

/** Takes the sale prices of flash sales that are over. @returns the products that went back to their price */
export async function clearFlashSales(tx: Db, now: Date): Promise<string[]> {
  const over = await tx
    .update(products)
    // An editor that was opened before must not bring the sale's prices back.
    .set({ flashSaleEndsAt: null, version: sql`${products.version} + 1` })
    .where(isFlashSaleOver(now))
    .returning({ id: products.id });
  const ids = over.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(variations).set({ salePriceCents: null }).where(inArray(variations.productId, ids));
  return ids;
}

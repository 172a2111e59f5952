import { inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';

/**
 * Takes the sale prices of flash sales that are over, so that lists, carts and orders ask the full price alike.
 * @returns how many products went back to their price
 */
export const endFlashSales = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const over = await tx
      .update(products)
      // An editor that was opened before must not bring the sale's prices back.
      .set({ flashSaleEndsAt: null, version: sql`${products.version} + 1` })
      .where(lte(products.flashSaleEndsAt, now))
      .returning({ id: products.id });
    if (over.length > 0) {
      await tx
        .update(variations)
        .set({ salePriceCents: null })
        .where(
          inArray(
            variations.productId,
            over.map(({ id }) => id),
          ),
        );
    }
    return over.length;
  });

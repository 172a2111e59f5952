import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, stockNotices, variations } from '@/server/db/schema/catalog';
import { isShown } from '@/server/domains/catalog/listing/list.repo';

/** Whether this brand shows the product of a pack. */
export async function isShownVariation(db: Db, brandId: string, variationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: variations.id })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(and(eq(variations.id, variationId), isShown(brandId)));
  return row !== undefined;
}

/**
 * Stores a notice; an address that waits for the pack already waits once. A notice that several accounts asked for
 * belongs to none of them, so that none deletes it.
 */
export async function insertNotice(db: Db, values: typeof stockNotices.$inferInsert): Promise<void> {
  const owner = sql`case when ${stockNotices.userId} = excluded.user_id then ${stockNotices.userId} end`;
  await db
    .insert(stockNotices)
    .values(values)
    .onConflictDoUpdate({
      target: [stockNotices.variationId, stockNotices.email],
      targetWhere: isNull(stockNotices.notifiedAt),
      set: { userId: owner },
    });
}

/**
 * Notices whose pack is in stock again and shown, the longest waiting first, locked until the transaction ends. Those
 * that another process holds are skipped.
 */
export const lockDueNotices = (tx: Db, brandId: string, limit: number) =>
  tx
    .select({
      id: stockNotices.id,
      email: stockNotices.email,
      userId: stockNotices.userId,
      locale: stockNotices.locale,
      sku: variations.sku,
      presentation: variations.presentation,
      netWeightGrams: variations.netWeightGrams,
      netVolumeMl: variations.netVolumeMl,
      priceCents: variations.priceCents,
      salePriceCents: variations.salePriceCents,
      slug: products.slug,
      title: products.title,
      translations: products.translations,
    })
    .from(stockNotices)
    .innerJoin(variations, eq(variations.id, stockNotices.variationId))
    .innerJoin(products, eq(products.id, variations.productId))
    .where(
      and(
        isNull(stockNotices.notifiedAt),
        eq(stockNotices.brandId, brandId),
        gt(variations.stock, 0),
        isShown(brandId),
      ),
    )
    .orderBy(asc(stockNotices.createdAt), asc(stockNotices.id))
    .limit(limit)
    .for('update', { of: stockNotices, skipLocked: true });

export type DueNotice = Awaited<ReturnType<typeof lockDueNotices>>[number];

export async function markNotified(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.update(stockNotices).set({ notifiedAt: now }).where(inArray(stockNotices.id, ids));
}

import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { products, stockNotices, variations } from '@/server/db/schema/catalog';
import { isShown } from '@/server/domains/catalog/listing/list.repo';

/** The stock of a pack whose product this brand shows; null for another one. */
export async function findShownStock(db: Db, brandId: string, variationId: string): Promise<number | null> {
  const [row] = await db
    .select({ stock: variations.stock })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(and(eq(variations.id, variationId), isShown(brandId)));
  return row?.stock ?? null;
}

/** Not told yet. */
const waits = or(isNull(stockNotices.notifiedAt), stockNotices.waitsBeside);

/**
 * Stores a notice; an address that waits at this brand for the pack already waits once. A notice that several accounts
 * asked for belongs to none of them, so that none deletes it.
 */
export async function insertNotice(db: Db, values: typeof stockNotices.$inferInsert): Promise<void> {
  const { brandId, variationId, email, userId = null, createdAt } = values;
  await db.transaction(async (tx) => {
    // There may be no row yet that could be locked.
    const lock = `stock notice ${variationId} ${email}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const known = await tx
      .update(stockNotices)
      .set({ userId: sql`case when ${stockNotices.userId} = ${userId} then ${stockNotices.userId} end` })
      .where(
        and(
          eq(stockNotices.brandId, brandId),
          eq(stockNotices.variationId, variationId),
          eq(stockNotices.email, email),
          waits,
        ),
      )
      .returning({ id: stockNotices.id });
    if (known.length > 0) return;
    // Names no index, so that the next release can drop `stock_notices_waiting` while this one runs.
    const stored = await tx
      .insert(stockNotices)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: stockNotices.id });
    if (stored.length > 0) return;
    await tx.insert(stockNotices).values({ ...values, notifiedAt: createdAt, waitsBeside: true });
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
    .where(and(waits, eq(stockNotices.brandId, brandId), gt(variations.stock, 0), isShown(brandId)))
    .orderBy(asc(stockNotices.createdAt), asc(stockNotices.id))
    .limit(limit)
    .for('update', { of: stockNotices, skipLocked: true });

export type DueNotice = Awaited<ReturnType<typeof lockDueNotices>>[number];

export async function markNotified(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx
    .update(stockNotices)
    .set({ notifiedAt: now, waitsBeside: false })
    .where(inArray(stockNotices.id, ids));
}

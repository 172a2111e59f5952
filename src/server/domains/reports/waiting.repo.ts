import { and, arrayContains, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { LOW_STOCK } from '@/contract/constants';
import type { Db } from '@/server/db/client';
import { isFailedSearch } from '@/server/domains/catalog/search-log/search-log.repo';
import { conditionOfQueue } from '@/server/domains/orders/prescription/prescription-queue.repo';
import { canBePicked } from '@/server/domains/orders/staff/order-list.repo';
import { leads, orders, products, reviews, searchLog, variations } from '@/server/db/schema';

/** What waits for the staff, counted in one statement. */
export async function countWaiting(db: Db, brandId: string) {
  const own = eq(orders.brandId, brandId);
  const ofBrand = db
    .select({ id: products.id })
    .from(products)
    .where(arrayContains(products.brandIds, [brandId]));
  const [row] = await db
    .select({
      ordersToPick: db.$count(orders, and(own, canBePicked())),
      ordersWithAttention: db.$count(orders, and(own, isNotNull(orders.attention))),
      prescriptions: db.$count(orders, conditionOfQueue(db, brandId, 'a-conferir')),
      reviews: db.$count(reviews, and(eq(reviews.status, 'pending'), inArray(reviews.productId, ofBrand))),
      leads: db.$count(leads, and(eq(leads.brandId, brandId), isNull(leads.handledAt))),
    })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error('A count has no answer');
  return row;
}

/** Packs on sale of which LOW_STOCK or fewer are left, the emptiest first. */
export const listLowStock = (db: Db, brandId: string, limit: number) =>
  db
    .select({
      productId: products.id,
      title: products.title,
      presentation: variations.presentation,
      gallery: products.gallery,
      stock: variations.stock,
    })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(
      and(
        lte(variations.stock, LOW_STOCK),
        eq(products.published, true),
        arrayContains(products.brandIds, [brandId]),
      ),
    )
    .orderBy(asc(variations.stock), asc(products.title), asc(variations.id))
    .limit(limit);

/** What was typed from a moment on and found nothing the last time, and needs a look; the frequent ones first. */
export const listFailedTexts = (db: Db, brandId: string, since: Date, limit: number) =>
  db
    .select({ typed: searchLog.typed, searches: searchLog.searches })
    .from(searchLog)
    .where(and(isFailedSearch(brandId), gte(searchLog.lastAt, since)))
    .orderBy(desc(searchLog.searches), desc(searchLog.lastAt), asc(searchLog.query))
    .limit(limit);

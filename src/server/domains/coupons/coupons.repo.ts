import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { holdsTyped } from '@/server/db/contains';
import { readPage } from '@/server/db/read-page';
import { categories, collections, coupons, couponUses, orders, products } from '@/server/db/schema';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';

export interface CouponFilter {
  brandId: string;
  q?: string;
  /** Only those that count at this moment. */
  liveAt?: Date;
}

const conditionOf = ({ brandId, q, liveAt }: CouponFilter) =>
  and(
    arrayContains(coupons.brandIds, [brandId]),
    q ? or(holdsTyped(coupons.code, q), holdsTyped(coupons.description, q)) : undefined,
    liveAt &&
      and(
        coupons.active,
        lte(coupons.validFrom, liveAt),
        gte(coupons.validUntil, liveAt),
        or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),
      ),
  );

/** A page of the coupons of a brand, those that begin last first. */
export function listCouponPage<Item>(
  db: Db,
  { page, ...filter }: CouponFilter & { page: number },
  toItem: (row: CouponRow) => Item,
) {
  const where = conditionOf(filter);
  const rows = db.select().from(coupons).where(where).orderBy(desc(coupons.validFrom), asc(coupons.code));
  return readPage(page, { total: db.$count(coupons, where), rows }, toItem);
}

/** Whether an order names it: one in force counts as a use, a cancelled one still shows its code. */
export async function isCarried(tx: Db, { id, code }: Pick<CouponRow, 'id' | 'code'>): Promise<boolean> {
  const [use] = await tx
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .where(eq(couponUses.couponId, id))
    .limit(1);
  if (use) return true;
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.couponCode, code)).limit(1);
  return !!order;
}

/** Which of the things a coupon names exist; a category may be named by id or slug (`couponAppliesTo`). */
export async function findKnownNames(
  tx: Db,
  { products: productIds, categories: names, collections: collectionIds }: CouponRow['applicability'],
) {
  const ofProducts = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds));
  const ofCategories = await tx
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(or(inArray(categories.id, names), inArray(categories.slug, names)));
  const ofCollections = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(inArray(collections.id, collectionIds));
  return {
    products: new Set(ofProducts.map(({ id }) => id)),
    categories: new Set(ofCategories.flatMap(({ id, slug }) => [id, slug])),
    collections: new Set(ofCollections.map(({ id }) => id)),
  };
}

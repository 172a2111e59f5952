import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { orderLines, orders, products } from '@/server/db/schema';
import { SOLD_STATES } from '@/server/domains/people/people.repo';

/** Orders of one day of the shop's calendar that were paid and not taken back. */
export interface DaySales {
  /** `YYYY-MM-DD` */
  day: string;
  orders: number;
  cents: number;
}

const soldSince = (brandId: string, since: Date) =>
  and(eq(orders.brandId, brandId), inArray(orders.state, SOLD_STATES), gte(orders.createdAt, since));

/** Days with a sale from a moment on. What an order came to is what its customer paid, freight included. */
export function listDaySales(db: Db, brandId: string, since: Date): Promise<DaySales[]> {
  // Grouped as dates and written out afterwards: a text for each order took half as long again.
  const sold = db
    .select({
      day: sql<string>`(${orders.createdAt} at time zone ${SHOP_TIME_ZONE})::date`.as('day'),
      orders: sql<number>`count(*)::int`.as('orders'),
      cents: sql<number>`sum(${orders.totalCents})::float8`.as('cents'),
    })
    .from(orders)
    .where(soldSince(brandId, since))
    .groupBy(sql`1`)
    .as('sold');
  return db
    .select({
      day: sql<string>`to_char(${sold.day}, 'YYYY-MM-DD')`,
      orders: sold.orders,
      cents: sold.cents,
    })
    .from(sold);
}

/** Different people who bought from a moment on; an order whose person is unknown counts too. */
export async function countBuyers(db: Db, brandId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ buyers: sql<number>`count(distinct coalesce(${orders.userId}, ${orders.id}))::int` })
    .from(orders)
    .where(soldSince(brandId, since));
  return row?.buyers ?? 0;
}

/** Products by units sold from a moment on, under their title of today, or the one they were sold under last. */
export async function listBestProducts(db: Db, brandId: string, since: Date, limit: number) {
  const units = sql<number>`sum(${orderLines.quantity})::int`;
  return db
    .select({
      productId: orderLines.productId,
      title: sql<string>`coalesce(max(${products.title}), max(${orderLines.title}))`,
      units,
      cents: sql<number>`sum(${orderLines.totalCents} - ${orderLines.discountCents})::float8`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(soldSince(brandId, since))
    .groupBy(orderLines.productId)
    .orderBy(desc(units), orderLines.productId)
    .limit(limit);
}

/** How many orders of a brand stand in each state that has any. */
export const countByState = (db: Db, brandId: string) =>
  db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.brandId, brandId))
    .groupBy(orders.state);

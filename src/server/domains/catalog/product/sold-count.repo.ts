import { inArray, sql } from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { orderLines, orders } from '@/server/db/schema/orders';

/** States in which an order has been paid for and was not taken back. */
const SOLD_STATES: OrderState[] = ['approved', 'picking', 'shipped', 'delivered'];

/** Counts the units of every product in approved orders again; the ranking reads them. */
export async function recountSold(db: Db) {
  const sold = db.$with('sold').as(
    db
      .select({
        productId: orderLines.productId,
        units: sql<number>`sum(${orderLines.quantity})::int`.as('units'),
      })
      .from(orderLines)
      .innerJoin(orders, sql`${orders.id} = ${orderLines.orderId}`)
      .where(inArray(orders.state, SOLD_STATES))
      .groupBy(orderLines.productId),
  );
  await db
    .with(sold)
    .update(products)
    .set({ soldCount: sql`${sold.units}` })
    .from(sold)
    .where(sql`${products.id} = ${sold.productId}`);
}

import { eq } from 'drizzle-orm';
import type { Order } from '@/contract/schemas/orders';
import { orders } from '@/server/db/schema';
import { APPROVED_CARD, makeOrder } from './make-order';
import { makeProduct } from './make-product';
import type { TestApp } from './test-app';

export type OrderChanges = Partial<typeof orders.$inferInsert>;

/** A paid order of something that is sold under prescription, with what a test changes in its row. */
export async function makePrescribedOrder(
  shop: TestApp,
  token: string,
  changes: OrderChanges = {},
): Promise<Order> {
  const product = await makeProduct(shop.services.db, { saleClass: 'receita', variations: [{ stock: 3 }] });
  const order = await makeOrder(shop, token, `${product.id}-v1`, {
    freightService: 'retirada',
    address: null,
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
  });
  await shop.services.db
    .update(orders)
    .set({ couponCode: null, ...changes })
    .where(eq(orders.number, order.number));
  return order;
}

import { and, eq } from 'drizzle-orm';
import { orders, payments } from '@/server/db/schema';
import { toReference } from '@/server/domains/payments/payments.repo';
import type { OrderContext } from '@/server/domains/orders/order-context';

/**
 * Cancels at the gateway the payments that an order closed unpaid at a moment. Best effort, after the transaction:
 * when it fails and the customer pays all the same, the money goes back.
 */
export async function closeAtGateway(
  { db, gateway, log }: OrderContext,
  orderId: string,
  closedAt: Date,
): Promise<void> {
  const closed = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'expired'),
        eq(payments.settledAt, closedAt),
        eq(payments.gateway, gateway.name),
      ),
    );
  for (const known of closed) {
    try {
      await gateway.cancel(toReference(known));
    } catch (error) {
      log.warn({ order: known.orderNumber, error }, 'the gateway did not close an unpaid payment');
    }
  }
}

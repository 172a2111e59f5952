import { and, eq } from 'drizzle-orm';
import { orders, payments } from '@/server/db/schema';
import type { PaymentReference } from '@/server/ports/payments/gateway';
import type { OrderContext } from './order-context';
import type { PaymentRow } from './orders.repo';

/** A payment as the gateway knows it. */
export const toReference = (payment: PaymentRow, orderNumber: string): PaymentReference => ({
  attemptId: payment.id,
  orderNumber,
  method: payment.method,
  amountCents: payment.amountCents,
  gatewayReference: payment.gatewayReference,
  data: payment.gatewayData,
  createdAt: payment.createdAt,
});

/**
 * Tells the gateway that the payments an order closed unpaid at a moment are wanted no more. Best effort, after the
 * transaction: where it does not come through and somebody pays, the money goes back.
 */
export async function closeAtGateway(
  { db, gateway, log }: OrderContext,
  orderId: string,
  closedAt: Date,
): Promise<void> {
  const closed = await db
    .select({ payment: payments, number: orders.number })
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
  for (const { payment, number } of closed) {
    try {
      await gateway.cancel(toReference(payment, number));
    } catch (error) {
      log.warn({ order: number, error }, 'the gateway did not close an unpaid payment');
    }
  }
}

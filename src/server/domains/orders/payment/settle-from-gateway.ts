import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { payments } from '@/server/db/schema';
import type { GatewayState } from '@/server/ports/payments/gateway';
import { closeAtGateway } from './close-at-gateway';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { findPayment } from '@/server/domains/orders/orders.repo';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { settlePayment, type Settled } from './settle-payment';

async function learnReference(tx: Db, paymentId: string, { gatewayReference }: GatewayState): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!gatewayReference || !payment || payment.gatewayReference) return;
  await tx.update(payments).set({ gatewayReference }).where(eq(payments.id, paymentId));
}

/**
 * Settles a payment with what the acquirer says of it; for notices and the reconciliation. However often and in
 * whatever order they come, the payment is settled once.
 * @returns `unchanged` also for a payment the shop does not know
 */
export async function settleFromGateway(
  context: OrderContext,
  paymentId: string,
  state: GatewayState,
): Promise<Settled> {
  const { status: outcome, amountCents, reason } = state;
  // A pending answer's reference is not stored: the attempt is asked again with its key, for the code to pay.
  if (outcome === 'pending') return 'unchanged';
  const known = await findPayment(context.db, paymentId);
  if (!known) return 'unchanged';
  const at = context.clock.now();
  const settled = await retryTransaction(context.db, async (tx) => {
    await learnReference(tx, paymentId, state);
    return settlePayment(tx, context, { paymentId, outcome, amountCents, reason, by: 'sistema', at });
  });
  if (outcome === 'approved' && settled === 'applied') await closeAtGateway(context, known.orderId, at);
  return settled;
}

import { eq, sql } from 'drizzle-orm';
import { orders } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { closeAtGateway } from './payment/close-at-gateway';
import { moveOrder } from './move-order';
import { planActions } from './order-actions';
import type { OrderContext } from './order-context';
import { listHistory, listPayments, lockOrder, type OrderRow } from './orders.repo';
import { retryTransaction } from './retry-transaction';

/**
 * Cancels an order for its buyer, before it is picked. What was paid goes back.
 * @throws Fault INVALID_TRANSITION
 */
export async function cancelOrder(
  context: OrderContext,
  { id }: OrderRow,
  note: string | null,
): Promise<void> {
  const { db, clock } = context;
  const at = clock.now();
  await retryTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'pending_payment' && order.state !== 'approved')
      throw new Fault('INVALID_TRANSITION', `An order in ${order.state} is not cancelled by its buyer`);
    await moveOrder(tx, context, order, { to: 'cancelled', by: 'cliente', at, note });
  });
  await closeAtGateway(context, id, at);
}

/**
 * Notes that a buyer returns an order, until seven days after its delivery (CDC, art. 49). Nothing moves yet: staff give
 * the money back.
 * @returns when it was asked for
 * @throws Fault WITHDRAWAL_CLOSED while it can still be cancelled, after seven days, and the second time
 */
export async function requestWithdrawal(
  context: OrderContext,
  { id }: OrderRow,
  reason: string | null,
): Promise<Date> {
  const { db, clock, mails } = context;
  return retryTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, id);
    const history = await listHistory(tx, id);
    if (!planActions(order, { history, payments: [] }, now).withdraw)
      throw new Fault('WITHDRAWAL_CLOSED', 'An order is returned once, until seven days after its delivery');
    await tx
      .update(orders)
      .set({
        withdrawalRequestedAt: now,
        withdrawalReason: reason,
        attention: 'withdrawal',
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, id));
    const paid = (await listPayments(tx, id)).find(({ status }) => status === 'approved');
    await mails.withdrawal(tx, order, paid ?? null, reason);
    return now;
  });
}

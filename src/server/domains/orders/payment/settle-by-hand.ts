import { Fault } from '@/server/kernel/fault';
import { expireOrders, isOver } from '@/server/domains/orders/expire-orders';
import { moveOrder } from '@/server/domains/orders/move-order';
import type { OrderContext } from '@/server/domains/orders/order-context';
import {
  findLatestPayment,
  lockOrder,
  type OrderRow,
  type PaymentRow,
} from '@/server/domains/orders/orders.repo';
import type { Outcome } from './plan-settlement';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { settlePayment } from './settle-payment';

const OUTCOMES = { approve: 'approved', deny: 'denied', expire: 'expired' } as const;

const alreadyIs = ({ status }: PaymentRow) => new Fault('PAYMENT_CLOSED', `The payment is ${status} already`);

/** Whether a bank could still report this outcome: an expired payment can be paid too late, and then goes back. */
const canBecome = ({ status }: PaymentRow, outcome: Outcome): boolean =>
  status === 'pending' || (status === 'expired' && outcome === 'approved');

/**
 * Settles the newest payment of an order by hand, where the gateway is a simulation. Repeating an outcome changes
 * nothing; `expire` does what its expiry would do; `approve` after the time is money that comes late.
 * @throws Fault PAYMENT_CLOSED when it has another outcome already
 */
export async function settleByHand(
  context: OrderContext,
  order: OrderRow,
  action: keyof typeof OUTCOMES,
  by: string,
): Promise<void> {
  const { db, clock } = context;
  const at = clock.now();
  // It has expired, even when the expiry job has not run yet.
  if (isOver(order, at)) await expireOrders(context, at);
  const outcome = OUTCOMES[action];
  await retryTransaction(db, async (tx) => {
    const current = await lockOrder(tx, order.id);
    const payment = await findLatestPayment(tx, order.id);
    if (!payment) throw new Error(`Order ${order.number} has no payment`);
    if (payment.status === outcome) return;
    if (!canBecome(payment, outcome)) throw alreadyIs(payment);
    if (outcome === 'expired')
      return moveOrder(tx, context, current, { to: 'cancelled', by: 'sistema', at, expired: true });
    await settlePayment(tx, context, { paymentId: payment.id, outcome, by, at });
  });
}

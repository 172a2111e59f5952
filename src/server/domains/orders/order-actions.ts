import { WITHDRAWAL_DAYS } from '@config/commerce';
import type { Order } from '@/contract/schemas/orders';
import { addDays, endOfShopDay, shopDateOf } from '@/lib/time/business-days';
import type { HistoryRow, OrderRow } from './orders.repo';

/** The most attempts to pay one order, so that cards are not tried out on it. */
export const MAX_ATTEMPTS = 10;

type History = readonly { entry: Pick<HistoryRow, 'state' | 'at'> }[];

/** The last moment to ask for the return of an order that was delivered at a moment. */
export const withdrawalEndAfter = (deliveredAt: Date): Date =>
  endOfShopDay(addDays(shopDateOf(deliveredAt), WITHDRAWAL_DAYS));

/** The same from its history, null before it is delivered. */
export function withdrawalEnd(history: History): Date | null {
  const delivered = history.findLast(({ entry }) => entry.state === 'delivered');
  return delivered ? withdrawalEndAfter(delivered.entry.at) : null;
}

/** What the owner of an order may do now. */
export function planActions(
  order: OrderRow,
  { history, payments }: { history: History; payments: readonly unknown[] },
  now: Date,
): Order['actions'] {
  const waits = order.state === 'pending_payment' && (!order.expiresAt || order.expiresAt > now);
  const end = withdrawalEnd(history);
  // The seven days end what begins with the purchase: goods that are being sent can be refused too.
  const mayReturn =
    order.state === 'picking' ||
    order.state === 'shipped' ||
    (order.state === 'delivered' && end !== null && now <= end);
  return {
    pay: waits && payments.length < MAX_ATTEMPTS,
    cancel: waits || order.state === 'approved',
    withdraw: mayReturn && order.withdrawalRequestedAt === null,
  };
}

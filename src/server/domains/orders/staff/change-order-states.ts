import type { ChangeOrderStatesResult, OrderState } from '@/contract/schemas/orders';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import { requireOrder } from '@/server/domains/orders/order-access';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { heldMoneyOf } from '@/server/domains/orders/payment/held-money';
import { listPayments } from '@/server/domains/orders/orders.repo';
import { moveByStaff } from './staff-orders';

/** Only steps forward: giving money back is decided for one order at a time. */
type ForwardState = Extract<OrderState, 'approved' | 'picking' | 'shipped' | 'delivered'>;

/** Each may take a call to the acquirer: a hundred in sequence would exceed the browser's timeout. */
const AT_ONCE = 4;

/**
 * Moves several orders for a member of staff, a few at a time and each in a transaction of its own, by the
 * version it has now. What does not move leaves the others alone.
 * @returns of each number, once, null when it moved or the code of what `changeOrderState` would have thrown
 */
export async function changeOrderStates(
  context: OrderContext,
  { numbers, state }: { numbers: readonly string[]; state: ForwardState },
  user: SessionUser,
): Promise<ChangeOrderStatesResult> {
  const move = async (number: string): Promise<string | null> => {
    try {
      const { id, version } = await requireOrder(context, number, user, 'orders.write');
      // Money of a wrong amount is accepted by a person who looks at it. What comes later makes the version stale.
      if (state === 'approved' && heldMoneyOf(await listPayments(context.db, id)) === 'undecided')
        return 'INVALID_TRANSITION';
      await moveByStaff(context, id, { state, version }, user);
      return null;
    } catch (error) {
      if (error instanceof Fault) return error.errorCode;
      // Those before it have moved, so the answer must say which one did not.
      context.log.error({ order: number, error }, 'an order of several was not moved');
      return 'INTERNAL';
    }
  };
  const wanted = [...new Set(numbers)];
  const items: ChangeOrderStatesResult['items'] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    items.push(
      ...(await Promise.all(some.map(async (number) => ({ number, errorCode: await move(number) })))),
    );
  }
  return { items };
}

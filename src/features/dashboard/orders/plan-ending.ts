import type { Order } from '@/contract/schemas/orders';
import { fromCents, toCents } from '@/lib/money';
import { isEnding, type EndingState } from './ending-state';

type Ended = Pick<Order, 'state' | 'payments' | 'staff'>;

export interface Ending {
  /** `back`: the shop asks for the refund. `byHand`: staff gave it back already, or do so now. `none`: nothing was paid. */
  money: 'back' | 'byHand' | 'none' | null;
  /** Reais that go back. */
  amount: number;
  /** `back`: the goods return to stock. `stays`: they left the shop, and are counted once they return. */
  stock: 'back' | 'stays' | null;
}

const sumOf = (payments: Order['payments']) =>
  fromCents(payments.reduce((sum, { amount, paid }) => sum + toCents(paid ?? amount), 0));

/**
 * What ending an order does to its money and its goods, as the server does it (order-states.ts, held-money.ts): what
 * paid it goes back, with money of a wrong amount that waits; goods return to stock as long as they are not sent.
 */
export function planEnding({ state, payments, staff }: Ended, to: EndingState): Ending {
  const approved = payments.filter(({ status }) => status === 'approved');
  const inReview = payments.filter(({ status }) => status === 'review');
  const isByHand = staff?.attention === 'refund_failed' && isEnding(state);
  if (isByHand) return { money: 'byHand', amount: sumOf(inReview), stock: null };
  // What only staff can give back is not asked for again.
  const undecided = staff?.attention === 'refund_failed' ? [] : inReview;
  const back = [...approved, ...undecided];
  const isReturning = payments.some(({ status }) => status === 'refunding');
  const money = back.length > 0 ? 'back' : isReturning || state !== 'pending_payment' ? null : 'none';
  const amount = sumOf(back);
  // An order that is over holds no stock.
  if (isEnding(state)) return { money, amount, stock: null };
  const isSent = state === 'shipped' || state === 'delivered';
  return { money, amount, stock: isSent && to === 'refunded' ? 'stays' : 'back' };
}

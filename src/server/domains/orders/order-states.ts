import type { OrderState } from '@/contract/schemas/orders';

/** Decisions, Checkout: cancelled from any state before shipped, refunded after approval; both are final. */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['approved', 'cancelled'],
  approved: ['picking', 'cancelled', 'refunded'],
  picking: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** States an order may move to now. */
export const nextStatesOf = (state: OrderState): OrderState[] => [...TRANSITIONS[state]];

export interface MoveEffects {
  /** Stock and coupon go back: the goods never left. */
  release: boolean;
  /** +1 counts the units as sold, -1 takes them back. */
  sold: -1 | 0 | 1;
  /** The order is over: money that came for it goes back. */
  ends: boolean;
}

/** What a move does beside the state; null when the move is not allowed. */
export function planMove(from: OrderState, to: OrderState): MoveEffects | null {
  if (!TRANSITIONS[from].includes(to)) return null;
  if (to === 'approved') return { release: false, sold: 1, ends: false };
  if (to === 'cancelled') return { release: true, sold: from === 'pending_payment' ? 0 : -1, ends: true };
  if (to === 'refunded') return { release: from === 'approved' || from === 'picking', sold: -1, ends: true };
  return { release: false, sold: 0, ends: false };
}

/** Whether a move gives money back that was paid: it asks staff for their password (reliability, Sessions and passwords). */
export const givesMoneyBack = (from: OrderState, to: OrderState): boolean =>
  to === 'refunded' || (to === 'cancelled' && from !== 'pending_payment');

import type { OrderState } from '@/contract/schemas/orders';
import type { HeldMoney } from './payment/held-money';

/** Cancelled from any state before shipped, refunded after approval; both are final (docs/rules.md). */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending_payment: ['approved', 'cancelled'],
  approved: ['picking', 'cancelled', 'refunded'],
  picking: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

/**
 * Where undecided money may go after the end: it is accepted and the order goes on, or it goes back. Moving to
 * `refunded` once more records that staff gave back what the acquirer did not. While money goes back, no other is
 * recorded as paid by hand: it would be what is on its way back.
 */
const SETTLEMENTS: Readonly<Record<HeldMoney, Partial<Record<OrderState, readonly OrderState[]>>>> = {
  undecided: { cancelled: ['approved', 'refunded'] },
  byHand: { cancelled: ['refunded'], refunded: ['refunded'] },
  returning: { pending_payment: ['cancelled'] },
};

/** States an order may move to now. @param held what it holds of money, see `heldMoneyOf` */
export const nextStatesOf = (state: OrderState, held: HeldMoney | null): OrderState[] => [
  ...((held && SETTLEMENTS[held][state]) ?? TRANSITIONS[state]),
];

/** Its goods do not move any more. */
export const isFinal = (state: OrderState): boolean => TRANSITIONS[state].length === 0;

/** It was paid and goes on. */
export const isRunning = (state: OrderState): boolean => state !== 'pending_payment' && !isFinal(state);

export interface MoveEffects {
  /** Stock and coupon go back, because the goods never left. */
  release: boolean;
  /** +1 counts the units as sold, -1 takes them back. */
  sold: -1 | 0 | 1;
  /** The order is over: money that came for it goes back. */
  ends: boolean;
}

/** What a move does beside the state; null when the move is not allowed. */
export function planMove(from: OrderState, to: OrderState, held: HeldMoney | null): MoveEffects | null {
  if (!nextStatesOf(from, held).includes(to)) return null;
  if (to === 'approved') return { release: false, sold: 1, ends: false };
  const wasSold = isRunning(from);
  if (to === 'cancelled') return { release: true, sold: wasSold ? -1 : 0, ends: true };
  if (to === 'refunded')
    return { release: from === 'approved' || from === 'picking', sold: wasSold ? -1 : 0, ends: true };
  return { release: false, sold: 0, ends: false };
}

/** Whether a move gives paid money back: then staff must give their password again (docs/rules.md). */
export const givesMoneyBack = (from: OrderState, to: OrderState): boolean =>
  to === 'refunded' || (to === 'cancelled' && from !== 'pending_payment');

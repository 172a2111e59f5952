import type { OrderState } from '@/contract/schemas/orders';

const ENDING = ['cancelled', 'refunded'] as const satisfies readonly OrderState[];

/** States that undo an order: they ask first, and want to know why. */
export type EndingState = (typeof ENDING)[number];

/** What is asked about first: an end, and money that was not seen. */
export type AskedState = EndingState | 'approved';

export const isEnding = (state: OrderState): state is EndingState =>
  ENDING.some((ending) => ending === state);

/** Steps that the buyer is told of and that cannot be taken back: one click at the place of the step before is not enough. */
export const isFinalStep = (state: OrderState) => state === 'shipped' || state === 'delivered';

/** A state that is asked about before an order moves to it from where it stands; null where one click is enough. */
export function askedState(from: OrderState, to: OrderState): AskedState | null {
  if (isEnding(to)) return to;
  return from === 'pending_payment' && to === 'approved' ? to : null;
}

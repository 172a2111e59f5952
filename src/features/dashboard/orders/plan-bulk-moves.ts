import type { OrderSummary } from '@/contract/schemas/orders';

/** Steps forward that may be done with several orders at once, and the state each begins in. */
const STEPS = [
  { from: 'pending_payment', to: 'approved' },
  { from: 'approved', to: 'picking' },
  { from: 'picking', to: 'shipped' },
  { from: 'shipped', to: 'delivered' },
] as const;
export type ForwardState = (typeof STEPS)[number]['to'];

export interface PlannedMove {
  to: ForwardState;
  /** The chosen orders that stand where this step begins. */
  numbers: string[];
}

/** Which steps the chosen orders allow, in the order of their way, each with the orders it would move. */
export function planBulkMoves(orders: readonly Pick<OrderSummary, 'number' | 'state'>[]): PlannedMove[] {
  return STEPS.map(({ from, to }) => ({
    to,
    numbers: orders.filter(({ state }) => state === from).map(({ number }) => number),
  })).filter(({ numbers }) => numbers.length > 0);
}

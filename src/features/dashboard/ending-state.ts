import type { OrderState } from '@/contract/schemas/orders';

const ENDING = ['cancelled', 'refunded'] as const satisfies readonly OrderState[];

/** States that undo an order: they ask first, and want to know why. */
export type EndingState = (typeof ENDING)[number];

export const isEnding = (state: OrderState): state is EndingState =>
  ENDING.some((ending) => ending === state);

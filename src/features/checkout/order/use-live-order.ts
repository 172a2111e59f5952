import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/contract/schemas/orders';
import { placedOrderQuery } from './guest-pass';

const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;
/** Most people pay within the first minute; after that the pauses grow. */
const QUICK_POLLS = 20;

/** Pause before the next look: 3 s for a minute, then half as long again each time, up to 30 s. */
export const pollPauseMs = (polls: number) =>
  Math.min(LONGEST_MS, FIRST_MS * 1.5 ** Math.max(0, polls - QUICK_POLLS));

const waits = (order: Order | undefined) =>
  order?.state === 'pending_payment' && order.payment?.status === 'pending';
/** Money on its way back takes longer than anybody watches, and still should be seen to arrive. */
const goesBack = (order: Order | undefined) => order?.payment?.status === 'refunding';

/** An order that keeps itself true while money moves: asked again with growing pauses, and after a reload. */
export function useLiveOrder(number: string, initial?: Order) {
  return useQuery({
    ...placedOrderQuery(number),
    initialData: initial,
    staleTime: FIRST_MS,
    // Without a network the question fails and says so, instead of waiting for one.
    networkMode: 'always',
    // Back from the app of the bank: it may be paid.
    refetchOnWindowFocus: ({ state }) => (waits(state.data) ? 'always' : false),
    refetchInterval: ({ state }) =>
      waits(state.data)
        ? pollPauseMs(state.dataUpdateCount + state.errorUpdateCount)
        : goesBack(state.data) && LONGEST_MS,
  });
}

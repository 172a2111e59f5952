import type { ORDER_STATES } from '@/contract/constants';

type OrderState = (typeof ORDER_STATES)[number];

/** States that have other words where the buyer fetches the order at the shop. */
const OF_PICK_UP = { shipped: 'shippedPickUp', delivered: 'deliveredPickUp' } as const;

export type OrderStateWord = OrderState | (typeof OF_PICK_UP)[keyof typeof OF_PICK_UP];

const hasOwnWord = (state: OrderState): state is keyof typeof OF_PICK_UP => state in OF_PICK_UP;

/** Under which name the texts have the state: what is fetched at the shop is ready there, not sent. */
export const orderStateWord = (state: OrderState, { isPickUp }: { isPickUp: boolean }): OrderStateWord =>
  isPickUp && hasOwnWord(state) ? OF_PICK_UP[state] : state;

import type { CreateOrderInput } from '@/contract/schemas/checkout';

const NAME = 'checkout-sent';

interface OrderAttempt {
  body: CreateOrderInput;
  guestEmail: string | null;
  preparesCard: boolean;
}

/** An order of this tab that was sent, and that the shop has not answered yet. */
interface SentOrder {
  /** Without its card, which is stored nowhere. */
  attempt: OrderAttempt;
  /** Parts of that card; null for another way to pay. */
  installments: number | null;
  /** Null for a guest. */
  userId: string | null;
}

/** Keeps what is sent for this tab, so that a reload can ask for the same order again. */
export function writeSentOrder({ body, guestEmail, preparesCard }: OrderAttempt, userId: string | null) {
  const { card, ...others } = body;
  const sent: SentOrder = {
    attempt: { body: others, guestEmail, preparesCard },
    installments: card?.installments ?? null,
    userId,
  };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(sent));
  } catch {
    // The mail about the order tells, then.
  }
}

/** What this person sent; null where every order was answered. */
export function readSentOrder(userId: string | null): SentOrder | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as SentOrder | null;
    return sent?.userId === userId ? sent : null;
  } catch {
    return null;
  }
}

/** The shop has answered, or another person is here. */
export function forgetSentOrder() {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // There was none, then.
  }
}

/** The same order again. A card has to be typed again; its parts are those of the order. */
export function repeatOrder({ attempt, installments }: SentOrder, card: CreateOrderInput['card']) {
  const again = card && installments !== null ? { ...card, installments } : null;
  return { kind: 'order' as const, ...attempt, body: { ...attempt.body, card: again } };
}

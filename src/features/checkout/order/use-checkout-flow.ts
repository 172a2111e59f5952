import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '@/client/api-error';
import { readToken } from '@/client/token';
import { openModal } from '@/client/ui-store';
import type {
  CheckoutSnapshot,
  CreateOrderInput,
  FreightOption,
  Installment,
} from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { Attempt } from '@/features/checkout/payment/attempt';
import { denialOf, type Denial } from '@/features/checkout/payment/denial';
import { endPaymentDraft } from '@/features/checkout/payment/payment-draft';
import type { PaymentBody } from '@/features/checkout/payment/payment';
import { readGuestPass } from './guest-pass';
import { isSameOrder } from './is-same-order';
import { cardDenialOf } from './place-order-notice';
import { usePlaceOrder, type PlaceState } from './use-place-order';
import { useWaitingOrder } from './waiting-order';

/** The priced cart that is on the screen. */
export interface ShownCart {
  /** Undefined until the shop has answered. */
  snapshot: CheckoutSnapshot | undefined;
  /** When the shop gave that answer, by the clock of the browser. */
  quotedAt: number;
  /** A newer answer is on its way. */
  isUpdating: boolean;
  /** Some line cannot be sold. */
  isBlocked: boolean;
  /** The chosen service; null until there is one. */
  freight: FreightOption | null;
}

interface FlowInput {
  cart: ShownCart;
  /** The parts chosen for a card; undefined for the other ways to pay. */
  charge: Installment | undefined;
  /** Null for a guest. */
  userId: string | null;
  /** Where a guest is reached; null for a person who is signed in. */
  guestEmail: string | null;
  /** Puts the faults that the shop found next to their fields. */
  showFaults: (fields: ApiError['fields']) => void;
  /** The order of what is on the screen, for this payment. */
  planOrder: (payment: PaymentBody, snapshot: CheckoutSnapshot, freight: FreightOption) => CreateOrderInput;
  onPlaced: (order: Order) => void;
}

/** The price that was shown when an order was sent last. */
interface Sent {
  shown: CheckoutSnapshot;
  quotedAt: number;
}

/** An order that answers so can no longer be paid: what is sent next is a new one. */
const ENDS_WAITING: readonly string[] = [
  'NOT_FOUND',
  'PAYMENT_CLOSED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_UNKNOWN',
  'COUPON_FIRST_PURCHASE_ONLY',
];

/**
 * Whether the mails about the order that waits go to this buyer: a guest's to the address it was placed with, a customer's
 * to their account. Paying it again changes neither.
 */
const isOfBuyer = ({ number, payer }: Order, guestEmail: string | null) =>
  guestEmail === null ? readGuestPass(number) === null : payer.email === guestEmail.toLowerCase();

/** Another payment of the order that waits where it is the same one, else a new order. */
export function planAttempt(
  waiting: Order | null,
  order: CreateOrderInput,
  { paymentMethod, card }: PaymentBody,
  shown: CheckoutSnapshot,
  guestEmail: string | null,
): Attempt {
  const preparesCard = !shown.simulated;
  return waiting && isOfBuyer(waiting, guestEmail) && isSameOrder(waiting, order, shown)
    ? { kind: 'payment', number: waiting.number, body: { paymentMethod, card }, preparesCard }
    : { kind: 'order', body: order, guestEmail, preparesCard };
}

/** The shop refused the very price that is still on the screen: its new answer comes before another try. */
const isOutdated = (state: PlaceState, sent: Sent | null, quotedAt: number) =>
  state.step === 'refused' && state.error.errorCode === 'CART_CHANGED' && sent?.quotedAt === quotedAt;

export interface CheckoutFlow {
  state: PlaceState;
  waiting: ReturnType<typeof useWaitingOrder>;
  /** The snapshot of the last order that was sent. */
  shown: CheckoutSnapshot | null;
  /** Why the card was not taken. */
  denial: Denial | null;
  isBusy: boolean;
  /** What is paid, in reais; undefined until the shop has said. */
  total: number | undefined;
  submit: (payment: PaymentBody) => void;
  /** The form asks again, because the card has to be typed again. */
  needsCard: boolean;
  verify: () => void;
  /** Takes a refusal off the screen. */
  forget: () => void;
}

/** From the pay button to the order: what is sent, what came of it, what is tried again, and when it is over. */
export function useCheckoutFlow({
  cart,
  charge,
  userId,
  guestEmail,
  showFaults,
  planOrder,
  onPlaced,
}: FlowInput): CheckoutFlow {
  const { snapshot, quotedAt, isUpdating, isBlocked, freight } = cart;
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const waiting = useWaitingOrder();
  const { remember, forget: forgetWaiting } = waiting;

  const isGuest = guestEmail !== null;
  const placed = useCallback(
    (order: Order) => {
      forgetWaiting();
      endPaymentDraft(isGuest);
      onPlaced(order);
    },
    [forgetWaiting, isGuest, onPlaced],
  );
  const { state, needsCard, place, verify, forget } = usePlaceOrder(placed, userId);

  const { asPath } = useRouter();
  const askToSignIn = useEffectEvent(() => openModal('LOGIN_VIEW', { next: asPath, isOver: true }));
  useEffect(() => {
    if (state.step !== 'refused') return;
    const { error, attempt } = state;
    const { orderNumber } = denialOf(error.details);
    showFaults(error.fields);
    if (orderNumber) remember(orderNumber);
    else if (attempt.kind === 'payment' && ENDS_WAITING.includes(error.errorCode)) forgetWaiting();
    for (const name of ['getOwnOrder', 'getGuestOrder'])
      void queryClient.invalidateQueries({ queryKey: [name] });
    // The sign-in opens over the page, so that what was typed stays (as shell/session-host.tsx does).
    if (error.status === 401 && readToken()) askToSignIn();
    // Prices or stock are not what they were: ask again.
    else void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
  }, [state, queryClient, remember, forgetWaiting, showFaults]);

  const isBusy =
    state.step === 'placing' || (state.step === 'verifying' && state.isWaiting) || waiting.isPending;
  const current = isUpdating || isOutdated(state, sent, quotedAt) ? undefined : snapshot;

  const submit = (body: PaymentBody) => {
    if (isBusy) return;
    // An attempt without an answer is only ever repeated as it was: it may be what holds the last of the stock now.
    const isUnanswered = state.step === 'verifying';
    if (isUnanswered && (!needsCard || body.card)) {
      verify(body.card);
      return;
    }
    if (!current || !freight || (isBlocked && !isUnanswered)) return;
    // Whether the order still waits must be known before another one is made.
    if (waiting.failure) {
      waiting.retry();
      return;
    }
    setSent({ shown: current, quotedAt });
    place(planAttempt(waiting.order, planOrder(body, current, freight), body, current, guestEmail));
  };

  return {
    state,
    waiting,
    shown: sent?.shown ?? null,
    denial: cardDenialOf(state),
    isBusy,
    total: current && (charge?.total ?? current.totals.total),
    submit,
    needsCard,
    verify: () => verify(),
    forget,
  };
}

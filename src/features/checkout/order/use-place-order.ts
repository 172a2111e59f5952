import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/client/api-error';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { endAttempt, scopeOf, sendAttempt, wasSent, type Attempt } from '@/features/checkout/payment/attempt';
import { denialOf } from '@/features/checkout/payment/denial';
import { getOrderKey } from './order-key';
import { readSentOrder, repeatOrder, writeSentOrder } from './sent-order';

export type PlaceState =
  | { step: 'idle' }
  | { step: 'placing' }
  /** No answer came: the order may exist, or be paid. The same request with the same key is sent again. */
  | { step: 'verifying'; isWaiting: boolean }
  | { step: 'refused'; error: ApiError; attempt: Attempt }
  | { step: 'placed'; order: Order };

/** Pauses between the attempts to learn what became of it; then the person decides. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];

/** No answer, or one that does not say whether it was made. An order that waits after too many cards is named. */
const isUncertain = ({ status, details }: ApiError) =>
  status === 0 || status >= 500 || (status === 429 && denialOf(details).orderNumber === null);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Places an order or pays one, once, however often it is asked to: a call under way swallows the next ones, and every
 * try of the same attempt carries the same key. A definite refusal starts a new key, so that the next try is another
 * attempt. After a reload it begins with the order that was sent and not answered, where there is one.
 * @param userId of who orders, null for a guest; left out where an order that is there already is paid
 */
export function usePlaceOrder(onPlaced: (order: Order) => void, userId?: string | null) {
  const [unanswered] = useState(() => (userId === undefined ? null : readSentOrder(userId)));
  const [state, setState] = useState<PlaceState>(
    unanswered ? { step: 'verifying', isWaiting: false } : { step: 'idle' },
  );
  const busy = useRef(false);
  const last = useRef<Attempt | null>(null);
  const gone = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const settle = useCallback(
    (attempt: Attempt, answer: Order | ApiError) => {
      endAttempt(attempt, answer);
      if (isApiError(answer)) {
        setState({ step: 'refused', error: answer, attempt });
      } else {
        setState({ step: 'placed', order: answer });
        onPlaced(answer);
      }
    },
    [onPlaced],
  );

  const run = useCallback(
    async (attempt: Attempt) => {
      if (busy.current) return;
      busy.current = true;
      last.current = attempt;
      // Stored before it is sent: a reload in between finds it again.
      getOrderKey(scopeOf(attempt));
      const signal = gone.current?.signal ?? new AbortController().signal;
      const isGone = () => signal.aborted;
      try {
        setState((previous) =>
          previous.step === 'verifying' ? { step: 'verifying', isWaiting: true } : { step: 'placing' },
        );
        for (const ms of [0, ...PAUSES_MS]) {
          if (ms > 0) await pause(ms, signal);
          if (isGone()) return;
          const answer = await sendAttempt(attempt, () => {
            if (attempt.kind === 'order' && userId !== undefined) writeSentOrder(attempt, userId);
          });
          if (isGone() && isApiError(answer)) return;
          if (!isApiError(answer) || !wasSent(attempt) || !isUncertain(answer)) {
            settle(attempt, answer);
            return;
          }
          setState({ step: 'verifying', isWaiting: true });
        }
        setState({ step: 'verifying', isWaiting: false });
      } finally {
        busy.current = false;
      }
    },
    [settle, userId],
  );

  return {
    state,
    /** The order that a reload found unanswered was to be paid by card: it is asked for with the card, typed again. */
    needsCard: unanswered?.installments != null && state.step === 'verifying' && !state.isWaiting,
    place: (attempt: Attempt) => void run(attempt),
    /** Asks again what became of it, with the same request and key. */
    verify: (card?: CreateOrderInput['card']) => {
      const attempt = last.current ?? (unanswered && repeatOrder(unanswered, card));
      if (attempt) void run(attempt);
    },
    /** Takes a refusal off the screen. */
    forget: useCallback(() => setState({ step: 'idle' }), []),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, type ApiError } from '@/client/api-error';
import type { Order } from '@/contract/schemas/orders';
import { endAttempt, scopeOf, sendAttempt, wasSent, type Attempt } from '@/features/checkout/payment/attempt';
import { denialOf } from '@/features/checkout/payment/denial';
import { getOrderKey } from './order-key';

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
 * attempt.
 */
export function usePlaceOrder(onPlaced: (order: Order) => void) {
  const [state, setState] = useState<PlaceState>({ step: 'idle' });
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
          const answer = await sendAttempt(attempt);
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
    [settle],
  );

  return {
    state,
    place: (attempt: Attempt) => void run(attempt),
    /** Asks again what became of it, with the same request and key. */
    verify: () => void (last.current && run(last.current)),
    /** Takes a refusal off the screen. */
    forget: useCallback(() => setState({ step: 'idle' }), []),
  };
}

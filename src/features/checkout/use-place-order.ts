import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CreateOrderInput, Order } from '@/contract/schemas/checkout';
import { getOrderKey, renewOrderKey } from './order-key';

export type PlaceState =
  | { step: 'idle' }
  | { step: 'placing' }
  /** Nobody answered: the order may exist. The same request with the same key is sent again. */
  | { step: 'verifying'; isWaiting: boolean }
  | { step: 'refused'; error: ApiError }
  | { step: 'placed'; order: Order };

/** Pauses between the attempts to learn what became of an order; then the person decides. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];

/** No answer, or one that does not say whether the order was made. */
const isUncertain = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429;

/** Refused before anybody looked at the order: an earlier attempt with this key may still have made one. */
const keepsKey = ({ status }: ApiError) => status === 401;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** An order whose card was refused at once is a refusal like the others: the form stays for another card. */
const deniedError = () => new ApiError('PAYMENT_DENIED', 402, 'The payment was denied');

async function send(body: CreateOrderInput): Promise<Order | ApiError> {
  try {
    return await call('createOrder', { body }, { headers: { 'Idempotency-Key': getOrderKey() } });
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}

/**
 * Places an order once, however often it is asked to: a call under way swallows the next ones, and every attempt at
 * the same order carries the same key. A definite refusal starts a new key, so that the next try is a new order.
 */
export function usePlaceOrder(onPlaced: (order: Order) => void) {
  const [state, setState] = useState<PlaceState>({ step: 'idle' });
  const busy = useRef(false);
  const lastBody = useRef<CreateOrderInput | null>(null);
  const gone = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    // The key is made when the form opens.
    getOrderKey();
    return () => controller.abort();
  }, []);

  const settle = useCallback(
    (answer: Order | ApiError) => {
      const refusal = isApiError(answer)
        ? answer
        : answer.payment?.status === 'denied'
          ? deniedError()
          : null;
      if (!refusal || !keepsKey(refusal)) renewOrderKey();
      if (refusal) {
        setState({ step: 'refused', error: refusal });
      } else if (!isApiError(answer)) {
        setState({ step: 'placed', order: answer });
        onPlaced(answer);
      }
    },
    [onPlaced],
  );

  const attempt = useCallback(
    async (body: CreateOrderInput) => {
      if (busy.current) return;
      busy.current = true;
      lastBody.current = body;
      const signal = gone.current?.signal ?? new AbortController().signal;
      const isGone = () => signal.aborted;
      try {
        setState((previous) =>
          previous.step === 'verifying' ? { step: 'verifying', isWaiting: true } : { step: 'placing' },
        );
        for (const ms of [0, ...PAUSES_MS]) {
          if (ms > 0) await pause(ms, signal);
          if (isGone()) return;
          const answer = await send(body);
          if (isGone() && isApiError(answer)) return;
          if (!isApiError(answer) || !isUncertain(answer)) {
            settle(answer);
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
    place: (body: CreateOrderInput) => void attempt(body),
    /** Asks again what became of the order, with the same request and key. */
    verify: () => void (lastBody.current && attempt(lastBody.current)),
    /** Takes a refusal off the screen. */
    forget: useCallback(() => setState({ step: 'idle' }), []),
  };
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Order, OrderState } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { askedState, isEnding, type AskedState } from './ending-state';
import { OrderConfirm } from './order-confirm';
import { useMoveOrder } from './orders.mutations';

/** The moves this order allows now, the usual one first. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('dashboard');
  const [confirming, setConfirming] = useState<AskedState | null>(null);
  const textOf = useFailureText();
  const move = useMoveOrder(order, {
    showsError: true,
    done: ({ number, state }) => t('done.moved', { number, state: t(`state.${state}`) }),
    onDone: () => setConfirming(null),
    onRefused(refused) {
      // After a conflict the sheet shows another order state, perhaps without actions: a toast outlives that.
      if (refused.status !== 409) return;
      notify('warning', textOf(refused));
      setConfirming(null);
    },
  });
  const failure = move.error?.status === 409 ? null : move.error;
  const moveTo = (state: OrderState, note?: string) => {
    if (!move.isPending) move.mutate({ state, ...(note && { note }) });
  };
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      {failure && (
        <Notice tone="error" role="alert">
          {textOf(failure)}
        </Notice>
      )}
      {confirming && order.nextStates.includes(confirming) ? (
        <OrderConfirm
          state={confirming}
          number={order.number}
          pending={move.isPending}
          onConfirm={(note) => moveTo(confirming, note)}
          onBack={() => setConfirming(null)}
        />
      ) : (
        <div role="group" aria-label={t('action.label')} className="flex flex-wrap gap-2.5">
          {[...order.nextStates]
            .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
            .map((state) => (
              <Button
                key={state}
                size="sm"
                tone={isEnding(state) ? 'danger' : 'primary'}
                pending={move.isPending && move.variables.state === state}
                onClick={() => {
                  const asked = askedState(order.state, state);
                  if (asked) setConfirming(asked);
                  else moveTo(state);
                }}
              >
                {t(`action.${state}`)}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

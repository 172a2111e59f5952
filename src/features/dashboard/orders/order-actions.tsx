import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/client/api-error';
import type { Order, OrderState } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { useWithPassword } from '../kit/password-host';
import { askedState, isEnding, type AskedState } from './ending-state';
import { OrderConfirm } from './order-confirm';
import { useChangeOrderState } from './orders.mutations';

/** The moves this order allows now, the usual one first. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('dashboard');
  const [confirming, setConfirming] = useState<AskedState | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const change = useChangeOrderState(order);
  const withPassword = useWithPassword();
  const textOf = useFailureText();
  const moveTo = async (state: OrderState, note?: string) => {
    if (change.isPending) return;
    setFailure(null);
    try {
      // Money that goes back asks for the password again.
      await withPassword(() => change.mutateAsync({ state, ...(note && { note }) }));
      notify('success', t('done.moved', { number: order.number, state: t(`state.${state}`) }));
    } catch (error) {
      const refused = error as ApiError;
      // After a conflict the sheet shows another order state, perhaps without actions: a toast outlives that.
      if (refused.status !== 409) {
        setFailure(refused);
        return;
      }
      notify('warning', textOf(refused));
    }
    setConfirming(null);
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
          pending={change.isPending}
          onConfirm={(note) => void moveTo(confirming, note)}
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
                pending={change.isPending && change.variables.state === state}
                onClick={() => {
                  const asked = askedState(order.state, state);
                  if (asked) setConfirming(asked);
                  else void moveTo(state);
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

import { ConfirmDialog } from '../kit/confirm-dialog';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CallInput } from '@/contract/contract';
import type { OrderSummary } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { useFailureTextOfCode } from '../kit/failure';
import { BulkBar } from '../resource/bulk-bar';
import { useAction } from '../resource/use-action';
import { ORDER_LISTS } from './orders.mutations';
import { planBulkMoves, type PlannedMove } from './plan-bulk-moves';

interface OrderBulkProps {
  /** The chosen ones. */
  orders: readonly OrderSummary[];
  onClear: () => void;
  /** These need not be chosen any more. */
  onMoved: (numbers: readonly string[]) => void;
}

/** Moves the chosen orders one step on, and says which of them stayed and why. */
export function OrderBulk({ orders, onClear, onMoved }: OrderBulkProps) {
  const { t } = useTranslation(['dashboard', 'manage']);
  const textOf = useFailureTextOfCode();
  // The question stays while its dialog fades.
  const [asked, setAsked] = useState<PlannedMove | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useState<{ number: string; errorCode: string }[]>([]);
  const change = useAction({
    send: (body: CallInput<'changeOrderStates'>['body']) => call('changeOrderStates', { body }),
    refreshes: ORDER_LISTS,
    onDone({ items }, { state }) {
      const moved = items.filter(({ errorCode }) => errorCode === null).map(({ number }) => number);
      setFailed(
        items.flatMap(({ number, errorCode }) => (errorCode === null ? [] : [{ number, errorCode }])),
      );
      onMoved(moved);
      if (moved.length > 0)
        notify('success', t('bulk.moved', { count: moved.length, state: t(`state.${state}`) }));
      setIsAsking(false);
    },
    onRefused: () => setIsAsking(false),
  });
  const moves = planBulkMoves(orders);

  return (
    <>
      {failed.length > 0 && (
        <Notice
          tone="warn"
          role="alert"
          title={t('bulk.failed', { count: failed.length })}
          className="order-first"
        >
          <ul className="grid gap-1">
            {failed.map(({ number, errorCode }) => (
              <li key={number}>
                <bdi dir="ltr" className="font-semibold">
                  {number}
                </bdi>
                {': '}
                {textOf(errorCode)}
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="sm" onClick={() => setFailed([])} className="justify-self-start !px-0">
            {t('manage:close')}
          </Button>
        </Notice>
      )}
      <BulkBar count={orders.length} onClear={onClear}>
        {moves.map((move) => (
          <Button
            key={move.to}
            size="sm"
            tone={move === moves[0] ? 'primary' : 'outline'}
            onClick={() => {
              setAsked(move);
              setIsAsking(true);
            }}
          >
            {t(`action.${move.to}`)}
            {move.numbers.length < orders.length && <span className="num">{move.numbers.length}</span>}
          </Button>
        ))}
        {moves.length === 0 && <span className="text-muted">{t('bulk.nothing')}</span>}
      </BulkBar>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          question={t('bulk.ask', { count: asked.numbers.length, state: t(`state.${asked.to}`) })}
          confirm={t(`action.${asked.to}`)}
          pending={change.isPending}
          onConfirm={() => {
            setFailed([]);
            change.mutate({ state: asked.to, numbers: asked.numbers });
          }}
          onClose={() => setIsAsking(false)}
        >
          {asked.to === 'approved' && <p>{t('bulk.approveText')}</p>}
          {asked.numbers.length < orders.length && (
            <p className="text-muted">{t('bulk.others', { count: orders.length - asked.numbers.length })}</p>
          )}
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-[0.9375rem] font-semibold">
            {asked.numbers.map((number) => (
              <bdi key={number} dir="ltr">
                {number}
              </bdi>
            ))}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

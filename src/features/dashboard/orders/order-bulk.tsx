import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import type { CallInput } from '@/contract/contract';
import type { OrderSummary } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { BulkBar } from '../resource/bulk-bar';
import { useAction } from '../resource/use-action';
import { OrderBulkConfirm } from './order-bulk-confirm';
import { OrderBulkFailures, type FailedMove } from './order-bulk-failures';
import { ORDER_LISTS } from './orders.mutations';
import { planBulkMoves, type ForwardState } from './plan-bulk-moves';

interface OrderBulkProps {
  /** The chosen ones. */
  orders: readonly OrderSummary[];
  onClear: () => void;
  /** These need not be chosen any more. */
  onMoved: (numbers: readonly string[]) => void;
}

/** Moves the chosen orders one step on, and says which of them stayed and why. */
export function OrderBulk({ orders, onClear, onMoved }: OrderBulkProps) {
  const { t } = useTranslation('dashboard');
  const [asking, setAsking] = useState<ForwardState | null>(null);
  const [failed, setFailed] = useState<FailedMove[]>([]);
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
      setAsking(null);
    },
    onRefused: () => setAsking(null),
  });
  const moves = planBulkMoves(orders);
  const asked = moves.find(({ to }) => to === asking);

  return (
    <>
      <OrderBulkFailures failed={failed} onClose={() => setFailed([])} />
      <BulkBar count={orders.length} onClear={onClear}>
        {moves.map(({ to, numbers }) => (
          <Button
            key={to}
            size="sm"
            tone={to === moves[0]?.to ? 'primary' : 'outline'}
            onClick={() => setAsking(to)}
          >
            {t(`action.${to}`)}
            {numbers.length < orders.length && <span className="num">{numbers.length}</span>}
          </Button>
        ))}
        {moves.length === 0 && <span className="text-muted">{t('bulk.nothing')}</span>}
      </BulkBar>
      <OrderBulkConfirm
        move={asked ?? null}
        chosen={orders.length}
        pending={change.isPending}
        onConfirm={({ to, numbers }) => {
          setFailed([]);
          change.mutate({ state: to, numbers });
        }}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

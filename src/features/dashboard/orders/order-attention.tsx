import { useTranslation } from 'next-i18next/pages';
import { WITHDRAWAL_DAYS } from '@config/commerce';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/contract/schemas/orders';
import { durationText } from '@/lib/time/duration';
import { WhenTime } from '../when-time';
import { isEnding } from './ending-state';
import { useUpdateOrder } from './orders.mutations';

type FlaggedOrder = Pick<Order, 'number' | 'version' | 'state' | 'staff' | 'withdrawal' | 'payments'>;

/**
 * A failed refund of an order that goes on or waits is noted by the button: its moves give back what pays it. What comes
 * late for an order that goes on was paid beside its own payment; for one that waits, when its goods were gone.
 */
function textsOf({ state, staff, payments }: FlaggedOrder) {
  const kind = staff?.attention ?? 'withdrawal';
  const isOver = isEnding(state);
  if (kind === 'late_payment' && state === 'pending_payment')
    return ['attention.late_paymentWaiting', 'attention.late_paymentWaitingText'] as const;
  if (kind === 'late_payment' && !isOver)
    return ['attention.late_paymentBeside', 'attention.late_paymentBesideText'] as const;
  if (kind !== 'refund_failed' || isOver) return [`attention.${kind}`, `attention.${kind}Text`] as const;
  const isPaid = payments.some(({ status }) => status === 'approved');
  const text = isPaid ? 'attention.refund_failedBesideText' : 'attention.refund_failedWaitingText';
  return ['attention.refund_failed', text] as const;
}

/** Only a move decides about money that waits: a button would leave the flag where it is. */
const isTakenOffByMove = ({ state, staff, payments }: FlaggedOrder) =>
  payments.some(({ status }) => status === 'review') &&
  (staff?.attention === 'wrong_amount' || (staff?.attention === 'refund_failed' && isEnding(state)));

interface OrderAttentionProps {
  order: FlaggedOrder;
  canWrite: boolean;
}

/** What the shop's people must look at, with the customer's wish to return the order; and that it was done. */
export function OrderAttention({ order, canWrite }: OrderAttentionProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { number, version, withdrawal } = order;
  const attention = order.staff?.attention ?? null;
  const update = useUpdateOrder(number, {
    done: ({ staff }) => t(staff?.attention ? 'attention.doneNext' : 'attention.done'),
  });
  if (!attention && !withdrawal.requestedAt) return null;
  const [title, text] = textsOf(order);
  return (
    <Notice tone={attention ? 'warn' : 'info'} title={t(title)}>
      <p>{t(text, { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}</p>
      {withdrawal.requestedAt && (
        <p className="break-words">
          <WhenTime iso={withdrawal.requestedAt} />
          {withdrawal.reason && <span dir="auto">{` · ${withdrawal.reason}`}</span>}
        </p>
      )}
      {attention && canWrite && !isTakenOffByMove(order) && (
        <Button
          tone="outline"
          size="sm"
          pending={update.isPending}
          onClick={() => update.mutate({ version, attention: null })}
          className="mt-1 justify-self-start"
        >
          {t('attention.lookedAt')}
        </Button>
      )}
    </Notice>
  );
}

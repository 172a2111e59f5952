import { WITHDRAWAL_DAYS } from '@config/commerce';
import { durationText } from '@/lib/time/duration';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { formatDate } from '@/lib/time/dates';
import { formatDateTime } from '@/lib/time/times';
import type { OrderAction } from './order-action.mutations';
import { OrderQuestion } from './order-question';

/** The texts of the two dialogs; both ask for a reason, and neither action can be undone. */
const QUESTIONS = {
  cancelOrder: {
    open: 'order.cancel',
    title: 'order.cancelAsk',
    confirm: 'order.cancelYes',
    pending: 'order.cancelling',
    keep: 'order.cancelNo',
    done: 'cancelled',
  },
  requestWithdrawal: {
    open: 'order.return',
    title: 'order.returnAsk',
    confirm: 'order.returnYes',
    pending: 'order.returning',
    keep: 'order.returnNo',
    done: 'returned',
  },
} as const;

interface OrderEndingProps {
  order: Pick<Order, 'number' | 'state' | 'actions' | 'withdrawal'>;
  /** Opens an order without an account: its pass, or for a return the signature of a link in its mails. */
  pass?: string | null;
  /** Called when the order was cancelled, or its return requested. */
  onDone?: () => void;
}

/**
 * Cancelling before the order is picked, and returning it until seven days after its delivery (CDC, art. 49): what is
 * possible now, until when, and what was requested already. Not rendered when nothing applies.
 */
export function OrderEnding({ order, pass = null, onDone }: OrderEndingProps) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { number, actions, withdrawal } = order;
  const [done, setDone] = useState<'cancelled' | 'returned' | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const mayAsk = actions.cancel || actions.withdraw;
  // The pressed button and its dialog are removed, so the focus moves to the result.
  useEffect(() => {
    if (done && !mayAsk) outcome.current?.focus();
  }, [done, mayAsk]);

  const { requestedAt, reason, until } = withdrawal;
  const hasReturn =
    requestedAt !== null || actions.withdraw || (until !== null && order.state === 'delivered');
  if (!actions.cancel && !hasReturn && !done) return null;
  const end = until ? formatDateTime(until, i18n.language) : '';
  return (
    <Panel className={`grid gap-3 ${hasReturn ? '' : 'print:hidden'}`}>
      <h2 className="text-xl">{t(hasReturn ? 'order.returnTitle' : 'order.cancelTitle')}</h2>
      {done && (
        <p ref={outcome} role="status" tabIndex={-1} className="font-bold">
          {t(`order.${done}`)}
        </p>
      )}
      {actions.cancel && (
        <>
          <p className="text-muted">
            {t('order.cancelLead', { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}
          </p>
          {question('cancelOrder', t(order.state === 'approved' ? 'order.cancelPaid' : 'order.cancelUnpaid'))}
        </>
      )}
      {requestedAt ? (
        <Notice tone="info" title={t('order.returnAsked', { date: formatDate(requestedAt, i18n.language) })}>
          <p>{t('order.returnNext')}</p>
          {reason && <p className="break-words">{t('order.returnReason', { reason })}</p>}
        </Notice>
      ) : actions.withdraw ? (
        <>
          <p>
            {until
              ? t('order.returnUntil', { date: end })
              : t('order.returnEarly', { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}
          </p>
          {question('requestWithdrawal', t('order.returnLead'))}
        </>
      ) : (
        hasReturn && <p className="text-muted">{t('order.returnOver', { date: end })}</p>
      )}
    </Panel>
  );

  function question(action: OrderAction, consequence: string) {
    const { open, title, confirm, pending, keep, done: ending } = QUESTIONS[action];
    return (
      <OrderQuestion
        number={number}
        pass={pass}
        action={action}
        texts={{
          open: t(open),
          title: t(title, { number }),
          confirm: t(confirm),
          pending: t(pending),
          keep: t(keep),
        }}
        onDone={() => {
          setDone(ending);
          onDone?.();
        }}
      >
        <p>{consequence}</p>
      </OrderQuestion>
    );
  }
}

import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { formatDate, formatDateTime } from '@/lib/dates';
import { OrderQuestion } from './order-question';

/**
 * Cancelling before the order is picked, and returning it within seven days of its delivery (CDC, art. 49): what may
 * be done now, until when, and what was asked for already. Nothing where there is nothing to say.
 */
export function OrderEnding({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('account');
  const { number, actions, withdrawal } = order;
  const [done, setDone] = useState<'cancelled' | 'returned' | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const mayAsk = actions.cancel || actions.withdraw;
  // The button that was pressed is gone with its answer, and its dialog with it: the focus goes to what came of it.
  useEffect(() => {
    if (done && !mayAsk) outcome.current?.focus();
  }, [done, mayAsk]);

  const { requestedAt, reason, until } = withdrawal;
  const hasReturn = requestedAt !== null || (until !== null && order.state === 'delivered');
  if (!actions.cancel && !hasReturn && !done) return null;
  const end = until ? formatDateTime(until, i18n.language) : '';
  return (
    <Panel className="grid gap-3">
      <h2 className="text-xl">{t(hasReturn ? 'order.returnTitle' : 'order.cancelTitle')}</h2>
      {done && (
        <p ref={outcome} role="status" tabIndex={-1} className="font-bold">
          {t(`order.${done}`)}
        </p>
      )}
      {actions.cancel && (
        <>
          <p className="text-muted">{t('order.cancelLead')}</p>
          <OrderQuestion
            number={number}
            action="cancelOrder"
            texts={{
              open: t('order.cancel'),
              title: t('order.cancelAsk', { number }),
              confirm: t('order.cancelYes'),
              pending: t('order.cancelling'),
              keep: t('order.cancelNo'),
            }}
            onDone={() => setDone('cancelled')}
          >
            <p>{t(order.state === 'approved' ? 'order.cancelPaid' : 'order.cancelUnpaid')}</p>
          </OrderQuestion>
        </>
      )}
      {requestedAt ? (
        <Notice tone="info" title={t('order.returnAsked', { date: formatDate(requestedAt, i18n.language) })}>
          <p>{t('order.returnNext')}</p>
          {reason && <p className="break-words">{t('order.returnReason', { reason })}</p>}
        </Notice>
      ) : actions.withdraw ? (
        <>
          <p>{t('order.returnUntil', { date: end })}</p>
          <OrderQuestion
            number={number}
            action="requestWithdrawal"
            texts={{
              open: t('order.return'),
              title: t('order.returnAsk', { number }),
              confirm: t('order.returnYes'),
              pending: t('order.returning'),
              keep: t('order.returnNo'),
            }}
            onDone={() => setDone('returned')}
          >
            <p>{t('order.returnLead')}</p>
          </OrderQuestion>
        </>
      ) : (
        hasReturn && <p className="text-muted">{t('order.returnOver', { date: end })}</p>
      )}
    </Panel>
  );
}

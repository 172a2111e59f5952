import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/checkout';
import { formatDateTime } from '@/lib/dates';
import { formatDocument } from '@/lib/documents';
import { AccountOrderState } from './account-order-state';
import { OrderDelivery } from './order-delivery';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';

interface OrderDetailProps {
  order: Order;
  /** What there is to pay or to show about the payment. */
  payment: ReactNode;
  /** What can be done with the order, such as buying it again. */
  actions?: ReactNode;
}

/** Everything about one order. */
export function OrderDetail({ order, payment, actions }: OrderDetailProps) {
  const { t, i18n } = useTranslation('account');
  const { payer } = order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AccountOrderState state={order.state} />
        <p className="text-muted">
          {t('order.placedAt', { date: formatDateTime(order.createdAt, i18n.language) })}
        </p>
      </div>
      {payment}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <Panel>
            <h2 className="mb-2 text-xl">{t('order.items')}</h2>
            <OrderLines lines={order.lines} />
            {actions}
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.history')}</h2>
            <OrderHistory history={order.history} />
          </Panel>
        </div>
        <div className="grid gap-5">
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.summary')}</h2>
            <OrderTotals order={order} />
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.delivery')}</h2>
            <OrderDelivery order={order} />
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.payer')}</h2>
            <p className="break-words">
              {payer.fullName}
              <br />
              <bdi dir="ltr">{payer.email}</bdi>
              <br />
              <bdi dir="ltr">{formatDocument(payer.document)}</bdi>
              {payer.stateRegistration && (
                <>
                  <br />
                  {payer.stateRegistration}
                </>
              )}
            </p>
          </Panel>
        </div>
      </div>
    </>
  );
}

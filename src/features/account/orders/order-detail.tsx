import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { formatDateTime } from '@/lib/time/times';
import { formatDocument } from '@/lib/documents';
import { AccountOrderState } from './account-order-state';
import { OrderDelivery } from './order-delivery';
import { OrderEnding } from './order-ending';
import { OrderHistory } from './order-history';
import { OrderInvoice } from './order-invoice';
import { OrderLines } from './order-lines';
import { OrderPayments } from './order-payments';
import { missingPrescriptionOf } from './missing-prescription';
import { OrderPrescription, type PrescriptionContact } from './order-prescription';
import { OrderReview } from './order-review';
import { OrderTotals } from './order-totals';
import { TrackingCode } from './tracking-code';

interface OrderDetailProps {
  order: Order;
  /** The open payment, or its result. */
  payment: ReactNode;
  /** The prescription part, when the order needs one. */
  contact: PrescriptionContact;
  /** Sends the prescription that the order waits for. */
  upload?: ReactNode;
  /** Actions for the order, such as buying it again. */
  actions?: ReactNode;
}

/** Everything about one order. */
export function OrderDetail({ order, payment, contact, upload, actions }: OrderDetailProps) {
  const { t, i18n } = useTranslation('account');
  const { payer } = order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AccountOrderState {...order} />
        <p className="text-muted">
          {t('order.placedAt', { date: formatDateTime(order.createdAt, i18n.language) })}
        </p>
      </div>
      {payment}
      {/* What is looked for in an order that was sent: on a phone its delivery stands four screens below. */}
      {order.state === 'shipped' && order.tracking && (
        <Notice tone="info" title={t('state.shipped')}>
          <TrackingCode tracking={order.tracking} />
        </Notice>
      )}
      <OrderPrescription order={order} contact={contact} upload={upload} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <Panel>
            <h2 className="mb-2 text-xl">{t('order.items')}</h2>
            <OrderLines lines={order.lines} />
            {actions}
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.history')}</h2>
            <OrderHistory order={order} missing={missingPrescriptionOf(order)} />
          </Panel>
          <OrderReview order={order} />
          <OrderEnding order={order} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.summary')}</h2>
            <OrderTotals order={order} />
            {order.invoice && <OrderInvoice invoice={order.invoice} />}
          </Panel>
          {order.payments.length > 0 && (
            <Panel>
              <h2 className="mb-3 text-xl">{t('order.payments')}</h2>
              <OrderPayments payments={order.payments} />
            </Panel>
          )}
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.delivery')}</h2>
            <OrderDelivery order={order} />
          </Panel>
          <Panel>
            <h2 className="mb-3 text-xl">{t('order.payer')}</h2>
            <p className="wrap-anywhere">
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

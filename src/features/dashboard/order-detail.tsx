import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import { OrderActions } from './order-actions';
import { OrderDelivery } from './order-delivery';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderPayer } from './order-payer';
import { OrderPaymentName } from './order-payment-name';
import { OrderStateBadge } from './order-state-badge';
import { OrderTime } from './order-time';
import { orderQuery } from './orders.queries';
import { OrdersFailure } from './orders-failure';

interface OrderDetailProps {
  number: string;
  canWrite: boolean;
}

/** Everything about one order, and what may be done with it now. */
export function OrderDetail({ number, canWrite }: OrderDetailProps) {
  const { t } = useTranslation('dashboard');
  const { asPath } = useRouter();
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  if (!order) {
    return (
      <div className="grid gap-4 p-5" aria-busy={!error}>
        {error ? (
          <OrdersFailure error={error} onRetry={() => void refetch()} here={asPath} />
        ) : (
          [12, 40, 24, 24].map((height, index) => (
            <div key={index} style={{ height: `${height * 4}px` }}>
              <Skeleton className="size-full" />
            </div>
          ))
        )}
      </div>
    );
  }
  const { payment } = order;
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <OrderStateBadge state={order.state} />
          <OrderTime iso={order.createdAt} />
        </p>
        <OrderLines order={order} />
        <section className="grid gap-1">
          <h3 className="text-lg">{t('detail.payment')}</h3>
          <p>
            <OrderPaymentName method={order.paymentMethod} installments={order.installments} />
            {payment && ` · ${t(`paymentStatus.${payment.status}`)}`}
          </p>
          {payment?.card && (
            <p className="text-muted">
              {payment.card.brand} <bdi dir="ltr">•••• {payment.card.last4}</bdi>
            </p>
          )}
          {payment?.simulated && <p className="text-muted">{t('detail.simulated')}</p>}
        </section>
        <OrderPayer payer={order.payer} />
        <OrderDelivery freight={order.freight} address={order.address} />
        <OrderHistory history={order.history} />
      </div>
      {canWrite && order.nextStates.length > 0 && <OrderActions order={order} />}
    </>
  );
}

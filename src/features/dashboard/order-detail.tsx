import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { Failure } from './kit/failure';
import { OrderActions } from './order-actions';
import { OrderAttention } from './order-attention';
import { OrderDelivery } from './order-delivery';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderPayer } from './order-payer';
import { OrderPayments } from './order-payments';
import { OrderPrintButton } from './order-print-button';
import type { OrderRights } from './order-rights';
import { OrderStateBadge } from './order-state-badge';
import { WhenTime } from './when-time';
import { orderQuery } from './orders.queries';

const OrderPrescription = dynamic(
  () => import('./order-prescription').then((module) => module.OrderPrescription),
  { ssr: false },
);
const OrderStaffForm = dynamic(() => import('./order-staff-form').then((module) => module.OrderStaffForm), {
  ssr: false,
  loading: () => <Skeleton className="h-40 w-full" />,
});

interface OrderDetailProps {
  number: string;
  rights: OrderRights;
  /** Says whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Everything about one order, and what may be done with it now. */
export function OrderDetail({ number, rights, onTyped }: OrderDetailProps) {
  const { t } = useTranslation('dashboard');
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  if (!order) {
    return (
      <div className="grid gap-4 p-5" aria-busy={!error}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
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
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <OrderStateBadge state={order.state} />
          <WhenTime iso={order.createdAt} />
          <span className="ms-auto">
            <OrderPrintButton order={order} />
          </span>
        </div>
        <OrderAttention order={order} canWrite={rights.write} />
        {order.customerNote && (
          <section className="grid gap-1">
            <h3 className="text-lg">{t('detail.customerNote')}</h3>
            <p dir="auto" className="break-words whitespace-pre-line">
              {order.customerNote}
            </p>
          </section>
        )}
        <OrderPrescription order={order} canWrite={rights.write} />
        <OrderLines order={order} />
        <OrderPayments order={order} />
        <OrderPayer order={order} canSeeUsers={rights.users} />
        <OrderDelivery freight={order.freight} address={order.address} />
        {rights.write && order.staff && <OrderStaffForm order={order} onTyped={onTyped} />}
        <OrderHistory history={order.history} />
      </div>
      {rights.write && order.nextStates.length > 0 && <OrderActions order={order} />}
    </>
  );
}

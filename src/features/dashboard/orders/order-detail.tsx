import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { lazyPart } from '../kit/lazy-part';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { hasPermission } from '@config/has-permission';
import type { Order } from '@/contract/schemas/orders';
import type { User } from '@/contract/schemas/users';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SheetPending } from '../resource/sheet-skeleton';
import { useDirtyParts } from '../resource/use-dirty-parts';
import { OrderActions } from './order-actions';
import { OrderAttention } from './order-attention';
import { OrderDelivery } from './order-delivery';
import { OrderLines, OrderPayments } from './order-lines';
import { OrderPayer } from './order-payer';
import { OrderStateBadge } from './order-words';
import { WhenTime } from '../when-time';
import { orderQuery } from './orders.queries';
import { OrderSlip } from './order-slip';
import { orderStateWord } from '@/lib/texts/order-state-word';

const OrderPrescription = lazyPart(() =>
  import('./order-prescription').then((module) => module.OrderPrescription),
);
const OrderStaffForm = lazyPart(
  () => import('./order-staff-form').then((module) => module.OrderStaffForm),
  () => <Skeleton className="h-40 w-full" />,
);

interface OrderDetailProps {
  number: string;
  /** Who looks. */
  self: User;
  /** Says whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Every state the order went through: when, by whom and why. */
function OrderHistory({ history, isPickUp }: Pick<Order, 'history' | 'isPickUp'>) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  return (
    <section className="grid gap-2">
      <h3 id={titleId} className="text-lg">
        {t('detail.history')}
      </h3>
      <ol aria-labelledby={titleId} className="grid gap-3 border-s-2 border-line ps-4">
        {history.map(({ state, at, by, note }) => (
          <li key={`${state}-${at}`} className="leading-snug">
            <span className="font-semibold">{t(`state.${orderStateWord(state, { isPickUp })}`)}</span>
            <span className="block text-muted">
              <WhenTime iso={at} /> · {t(`detail.by.${by}`, { defaultValue: by })}
            </span>
            {note && <span className="block break-words">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Prints the packing slip of one order; the page around it stays on the screen. */
function OrderPrintButton({ order }: { order: Order }) {
  const { t } = useTranslation('dashboard');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <Button tone="quiet" size="sm" onClick={() => setPrinting(true)} className="!px-1">
        <Icon name="printer" />
        {t('slip.print')}
      </Button>
      {isPrinting &&
        createPortal(
          // The styles for paper leave out everything else of the page (styles/print.css).
          <div data-slip className="hidden print:block">
            <OrderSlip order={order} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** Everything about one order, and what may be done with it now. */
export function OrderDetail({ number, self, onTyped }: OrderDetailProps) {
  const { t } = useTranslation('dashboard');
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  const canWrite = hasPermission(self, 'orders.write');
  const part = useDirtyParts(onTyped);
  if (!order) return <SheetPending error={error} onRetry={refetch} />;
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-5 text-[0.9375rem]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <OrderStateBadge {...order} />
          <WhenTime iso={order.createdAt} />
          <span className="ms-auto">
            <OrderPrintButton order={order} />
          </span>
        </div>
        <OrderAttention order={order} canWrite={canWrite} />
        {order.customerNote && (
          <section className="grid gap-1">
            <h3 className="text-lg">{t('detail.customerNote')}</h3>
            <p dir="auto" className="break-words whitespace-pre-line">
              {order.customerNote}
            </p>
          </section>
        )}
        <OrderPrescription order={order} canWrite={canWrite} onDirty={part('verdict')} />
        <OrderLines order={order} />
        <OrderPayments order={order} />
        <OrderPayer order={order} canSeeUsers={hasPermission(self, 'users.read')} />
        <OrderDelivery freight={order.freight} address={order.address} tracking={order.tracking} />
        {canWrite && order.staff && <OrderStaffForm order={order} onTyped={part('note')} />}
        <OrderHistory {...order} />
      </div>
      {canWrite && order.nextStates.length > 0 && <OrderActions order={order} onDirty={part('reason')} />}
    </>
  );
}

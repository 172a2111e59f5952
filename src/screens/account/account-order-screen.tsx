import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { ROUTES } from '@config/routes';
import { Notice } from '@/components/ui/notice';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { Order } from '@/contract/schemas/orders';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { OrderDetail } from '@/features/account/orders/order-detail';
import { ownOrderQuery } from '@/features/account/orders/own-orders.queries';
import { forgetGuestPass, useGuestPass } from '@/features/checkout/order/guest-pass';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { AccountBuyAgain } from './account-buy-again';
import { AccountPage } from './account-page';

const PaymentPanel = dynamic(
  () => import('@/features/checkout/payment/payment-panel').then((module) => module.PaymentPanel),
  { loading: lazyPlace(() => <AccountSkeleton cards={1} />) },
);

const PaymentOutcome = dynamic(
  () => import('@/features/checkout/payment/payment-outcome').then((module) => module.PaymentOutcome),
  { ssr: false },
);

// Few orders need one.
const PrescriptionSender = dynamic(
  () => import('@/features/prescription/prescription-sender').then((module) => module.PrescriptionSender),
  { ssr: false },
);

/** /minha-conta/pedidos/{number}. */
export function AccountOrderScreen() {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  const number = typeof query.number === 'string' ? query.number : '';
  return (
    <AccountPage
      place="orders"
      title={t('orders.number', { number })}
      prefetch={number ? [ownOrderQuery(number)] : []}
    >
      {(user) => (
        <>
          <Link
            href={ROUTES.accountOrders}
            className="justify-self-start py-1 font-bold text-primary underline"
          >
            {t('order.back')}
          </Link>
          {number && (
            <OwnOrder key={number} number={number} canBuyLinhaBranca={hasPermission(user, 'linha_branca')} />
          )}
        </>
      )}
    </AccountPage>
  );
}

/** Its buyer asks why it ended, and where the money is. */
const isOver = ({ state }: Order) => state === 'cancelled' || state === 'refunded';

interface OwnOrderProps {
  number: string;
  canBuyLinhaBranca: boolean;
}

function OwnOrder({ number, canBuyLinhaBranca }: OwnOrderProps) {
  const { t } = useTranslation('account');
  const { data: order, error, refetch } = useQuery(ownOrderQuery(number));
  // The result of a payment is shown after paying here; on a later visit the state is enough of an order that goes on.
  const [awaited, setAwaited] = useState(false);
  const isMoving = order?.state === 'pending_payment' || order?.payment?.status === 'refunding';
  if (isMoving && !awaited) setAwaited(true);
  // Placed without an account in this browser, and joined since: the pass ended, and the account opens it.
  const isPassed = useGuestPass(number) !== null;
  const isOwn = order !== undefined;
  useEffect(() => {
    if (isPassed && isOwn) forgetGuestPass(number);
  }, [isPassed, isOwn, number]);
  if (order && isPassed) return <AccountSkeleton />;
  if (order) {
    return (
      <OrderDetail
        order={order}
        payment={
          awaited ? <AwaitedPayment order={order} /> : isOver(order) && <PaymentOutcome order={order} />
        }
        contact={{
          whatsappHref: whatsappLink(t('prescription.message', { number })),
          email: brand.company.email,
        }}
        upload={
          <PrescriptionSender key={number} number={number} proof={null} files={order.prescriptionFiles} />
        }
        actions={<AccountBuyAgain lines={order.lines} canBuyLinhaBranca={canBuyLinhaBranca} />}
      />
    );
  }
  if (error?.status === 404 || error?.status === 422) {
    return (
      <Notice tone="warn" title={t('order.unknown')}>
        <p>{t('order.unknownText')}</p>
      </Notice>
    );
  }
  return error ? <AccountProblem error={error} retry={() => void refetch()} /> : <AccountSkeleton />;
}

function AwaitedPayment({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-4">
      {order.actions.pay && order.payment?.status === 'pending' && (
        <Notice tone="warn" title={t('order.waiting')}>
          <p>{t('order.waitingText')}</p>
        </Notice>
      )}
      <PaymentPanel order={order} />
      <PayAgain order={order} />
    </div>
  );
}

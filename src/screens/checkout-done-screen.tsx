import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/checkout';
import { useUser } from '@/features/auth/use-user';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { DeliveryReview } from '@/features/checkout/delivery-review';
import { OrderLines } from '@/features/checkout/order-lines';
import { PaymentPanel } from '@/features/checkout/payment-panel';
import { QuoteFailure } from '@/features/checkout/quote-failure';
import { TotalsList } from '@/features/checkout/totals-list';
import { useLiveOrder } from '@/features/checkout/use-live-order';
import { PageMeta } from '@/shell/page-meta';

const LoginForm = dynamic(() => import('@/features/auth/login-form').then((module) => module.LoginForm), {
  ssr: false,
});

/** The order just placed; true on reload, because it is read from the shop. */
export function CheckoutDoneScreen() {
  const { t } = useTranslation('checkout');
  const { query, isReady } = useRouter();
  const { status, retry } = useUser();
  const number = typeof query.pedido === 'string' ? query.pedido : null;
  return (
    <>
      <PageMeta title={t('done.pageTitle')} path={ROUTES.checkoutDone} noindex />
      {!isReady || status === 'unknown' || status === 'loading' ? <CheckoutSkeleton /> : content()}
    </>
  );

  function content() {
    if (!number) return <NoOrder />;
    if (status === 'anonymous') return <SignIn number={number} />;
    if (status === 'unreachable') return <Failure onRetry={retry} />;
    return <PlacedOrder number={number} />;
  }
}

function PlacedOrder({ number }: { number: string }) {
  const { data: order, error, isPending, refetch } = useLiveOrder(number);
  if (order) return <OrderView order={order} />;
  if (isPending) return <CheckoutSkeleton />;
  return error.status === 404 ? <NoOrder /> : <Failure onRetry={() => void refetch()} />;
}

const TITLES = {
  approved: 'done.approved',
  pending: 'done.pending',
  denied: 'done.failed',
  expired: 'done.failed',
  refunding: 'done.failed',
  refunded: 'done.failed',
  review: 'done.pending',
} as const;

function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { number, payment, payer, lines, totals, couponCode, address, freight } = order;
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-9 gap-y-5 py-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:py-7">
      <div className="grid min-w-0 gap-5">
        <div>
          <h1 className="text-2xl md:text-3xl">{t(TITLES[payment?.status ?? 'pending'])}</h1>
          <p className="mt-2 wrap-anywhere">
            {t('done.number')}{' '}
            <b className="num">
              <bdi dir="ltr">{number}</bdi>
            </b>{' '}
            <span className="text-muted">· {t('done.mail', { email: payer.email })}</span>
          </p>
        </div>
        <PaymentPanel order={order} />
        <DeliveryReview address={address} freight={freight} canChange={false} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink
            href={ROUTES.accountOrders}
            tone={payment?.status === 'approved' ? 'accent' : 'outline'}
          >
            {t('done.orders')}
          </ButtonLink>
          <ButtonLink href={ROUTES.shop} tone="quiet">
            {t('done.shop')}
          </ButtonLink>
        </div>
      </div>
      <Panel>
        <h2 className="mb-2 text-xl">{t('summary.title')}</h2>
        <OrderLines lines={lines} />
        <div className="mt-3">
          <TotalsList totals={totals} couponCode={couponCode} cep={address?.postalCode ?? null} hasFreight />
        </div>
      </Panel>
    </div>
  );
}

function SignIn({ number }: { number: string }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="wrap grid max-w-lg gap-4 py-10">
      <h1 className="text-2xl">{t('done.signIn')}</h1>
      <LoginForm next={`${ROUTES.checkoutDone}?pedido=${encodeURIComponent(number)}`} />
    </div>
  );
}

function NoOrder() {
  const { t } = useTranslation('checkout');
  return (
    <div className="wrap grid max-w-xl justify-items-start gap-4 py-10">
      <h1 className="text-2xl">{t('done.noneTitle')}</h1>
      <Notice tone="info">{t('done.noneText')}</Notice>
      <ButtonLink href={ROUTES.accountOrders}>{t('done.orders')}</ButtonLink>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap max-w-xl py-10">
      <QuoteFailure onRetry={onRetry} />
    </div>
  );
}

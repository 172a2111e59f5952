import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { useUser } from '@/features/auth/session';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { useLiveOrder } from '@/features/checkout/order/use-live-order';
import { PageMeta } from '@/shell/page-meta';
import { CheckoutDoneOrder } from './checkout-done-order';

const LoginForm = dynamic(() => import('@/features/auth/login-form').then((module) => module.LoginForm), {
  ssr: false,
});

/** The order just placed; true on reload, because it is read from the shop. */
export function CheckoutDoneScreen() {
  const { t } = useTranslation('checkout');
  const { query } = useRouter();
  const isReady = useRouterReady();
  const { status, error, retry } = useUser();
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
    if (status === 'unreachable') return <Failure error={error} onRetry={retry} />;
    return <PlacedOrder number={number} />;
  }
}

function PlacedOrder({ number }: { number: string }) {
  const { data: order, error, isPending, refetch } = useLiveOrder(number);
  if (order) return <CheckoutDoneOrder order={order} />;
  if (isPending) return <CheckoutSkeleton />;
  // An address may carry what is no order's number at all.
  const isUnknown = error.status === 404 || error.status === 422;
  return isUnknown ? <NoOrder /> : <Failure error={error} onRetry={() => void refetch()} />;
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
  const { t } = useTranslation(['checkout', 'account']);
  return (
    <div className="wrap grid max-w-xl justify-items-start gap-4 py-10">
      <h1 className="text-2xl">{t('account:order.unknown')}</h1>
      <Notice tone="info">{t('done.noneText')}</Notice>
      <ButtonLink href={ROUTES.accountOrders}>{t('done.orders')}</ButtonLink>
    </div>
  );
}

function Failure(props: ComponentProps<typeof QuoteFailure>) {
  return (
    <div className="wrap max-w-xl py-10">
      <QuoteFailure {...props} />
    </div>
  );
}

import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ComponentProps } from 'react';
import { ROUTES, trackOrderPath } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { FormSkeleton } from '@/features/auth/form-skeleton';
import type { Order } from '@/contract/schemas/orders';
import { useUser } from '@/features/auth/session';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { forgetGuestPass, readGuestPass } from '@/features/checkout/order/guest-pass';
import { useLiveOrder } from '@/features/checkout/order/use-live-order';
import { PageMeta } from '@/shell/page-meta';
import { CheckoutDoneOrder } from './checkout-done-order';

const LoginForm = dynamic(() => import('@/features/auth/login-form').then((module) => module.LoginForm), {
  ssr: false,
  loading: lazyPlace(() => <FormSkeleton fields={2} />),
});

/** The order just placed; true on reload, because it is read from the shop. */
export function CheckoutDoneScreen() {
  const { t } = useTranslation('checkout');
  const { query } = useRouter();
  const isReady = useRouterReady();
  const { status, error, retry } = useUser();
  // The pass of an order lies outside of React: said again once the shop took it no more.
  const [, setTold] = useState({});
  const number = typeof query.pedido === 'string' ? query.pedido : null;
  const isKnown = status !== 'unknown' && status !== 'loading';
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown) setWasKnown(true);
  // An account that is created here takes nothing of the order off the screen.
  const isShown = isKnown || (wasKnown && number !== null && isGuest(number));
  return (
    <>
      <PageMeta title={t('done.pageTitle')} path={ROUTES.checkoutDone} noindex />
      {isReady && isShown ? content() : <CheckoutSkeleton />}
    </>
  );

  function content() {
    if (!number) return <NoOrder />;
    if (isGuest(number)) return <GuestOrder key={number} number={number} onUnknown={() => setTold({})} />;
    if (status === 'anonymous') return <SignIn number={number} />;
    if (status === 'unreachable') return <Failure error={error} onRetry={retry} />;
    return <PlacedOrder number={number} />;
  }
}

/** Whether this browser placed the order without an account. */
const isGuest = (number: string) => readGuestPass(number) !== null;

/** An order of a guest. It joins an account once the e-mail is confirmed: then the pass ends and the account opens it. */
function GuestOrder({ number, onUnknown }: { number: string; onUnknown: () => void }) {
  // Signing in empties the cache; the pass opens the same order as before.
  const [last, setLast] = useState<Order>();
  const { data, error } = useLiveOrder(number, last);
  if (data && data !== last) setLast(data);
  const isUnknown = error?.status === 404;
  useEffect(() => {
    if (!isUnknown) return;
    forgetGuestPass(number);
    onUnknown();
  }, [isUnknown, number, onUnknown]);
  return isUnknown ? <CheckoutSkeleton /> : <PlacedOrder number={number} last={last} />;
}

function PlacedOrder({ number, last }: { number: string; last?: Order }) {
  const { data: order, error, isPending, refetch } = useLiveOrder(number, last);
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
      <h1 className="text-[min(1.75rem,9vw)] leading-[1.15]">{t('done.signIn')}</h1>
      <LoginForm next={`${ROUTES.checkoutDone}?pedido=${encodeURIComponent(number)}`} />
      <AsGuest href={trackOrderPath(number)} />
    </div>
  );
}

function NoOrder() {
  const { t } = useTranslation(['checkout', 'account']);
  return (
    <div className="wrap grid max-w-xl justify-items-start gap-4 py-10">
      <h1 className="text-[min(1.75rem,9vw)] leading-[1.15]">{t('account:order.unknown')}</h1>
      <Notice tone="info">{t('done.noneText')}</Notice>
      <ButtonLink href={ROUTES.accountOrders}>{t('done.orders')}</ButtonLink>
      <AsGuest href={ROUTES.trackOrder} />
    </div>
  );
}

/** The way to an order that was placed without an account, on another device or long after. */
function AsGuest({ href }: { href: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <p>
      {t('done.asGuest')}{' '}
      <Link href={href} className="inline-flex min-h-11 items-center font-bold text-primary underline">
        {t('common:footer.trackOrder')}
      </Link>
    </p>
  );
}

function Failure(props: ComponentProps<typeof QuoteFailure>) {
  return (
    <div className="wrap max-w-xl py-10">
      <QuoteFailure {...props} />
    </div>
  );
}

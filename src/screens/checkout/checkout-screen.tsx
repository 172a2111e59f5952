import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { checkoutDonePath, ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { useUser } from '@/features/auth/session';
import { cartActions } from '@/features/cart/cart-store';
import { unitPricesOf } from '@/features/cart/unit-prices';
import { AccountStep } from '@/features/checkout/account-step';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { isCompleteAddress } from '@/features/checkout/delivery/delivery-draft';
import { EmptyCheckout } from '@/features/checkout/empty-checkout';
import { installmentOf } from '@/features/checkout/payment/installment-text';
import { readPaymentDraft } from '@/features/checkout/payment/payment-draft';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { SummaryPanel } from '@/features/checkout/summary/summary-panel';
import { trackPurchase } from '@/lib/tracking/track-purchase';
import { PageMeta } from '@/shell/page-meta';
import { CheckoutPayment } from './checkout-payment';
import { CartCoupon } from './cart-coupon';
import { useCheckoutCart } from './use-checkout-cart';

// The forms validate with zod, which no first script carries.
const LoginForm = dynamic(() => import('@/features/auth/login-form').then((module) => module.LoginForm), {
  ssr: false,
});
const RegisterForm = dynamic(
  () => import('@/features/auth/register-form').then((module) => module.RegisterForm),
  { ssr: false },
);

/** Signing in if needed, the payer, the way to pay, a last look, and the order. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageMeta title={t('payment.pageTitle')} path={ROUTES.checkout} noindex />
      <Checkout />
    </>
  );
}

function Checkout() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const session = useUser();
  const [isPlaced, setPlaced] = useState(false);
  const userId = session.user?.id;
  const drafted = useMemo(() => (userId ? readPaymentDraft(userId).method : null), [userId]);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const method = chosen ?? drafted ?? 'pix';
  const [parts, setParts] = useState(1);
  const checkout = useCheckoutCart(method);
  const { cart, snapshot, isUpdating, cep } = checkout;

  const onPlaced = useCallback(
    (order: Order) => {
      setPlaced(true);
      queryClient.setQueryData(
        endpointQuery('getOwnOrder', { query: { number: order.number } }).queryKey,
        order,
      );
      trackPurchase(order);
      cartActions.resetCart();
      void router.push(checkoutDonePath(order.number));
    },
    [queryClient, router],
  );

  const { status, user } = session;
  if (!cart.ready || isPlaced || status === 'unknown' || status === 'loading') return <CheckoutSkeleton />;
  if (cart.isEmpty) return <EmptyCheckout />;
  if (checkout.isRestoring) return <CheckoutSkeleton />;

  const charge =
    method === 'credit_card' && snapshot ? installmentOf(snapshot.installments, parts) : undefined;
  const isPickUp = cart.selectedFrete?.service === 'retirada';
  const isDeliveryKnown = !!cart.selectedFrete && (isPickUp || isCompleteAddress(cart.deliveryAddress));
  const summary = (
    <SummaryPanel
      snapshot={snapshot}
      isUpdating={isUpdating}
      cep={isPickUp ? null : cep}
      charge={charge}
      unitPrices={unitPricesOf(cart.items)}
      coupon={<CartCoupon reason={snapshot?.couponReason} />}
    />
  );
  if (!isDeliveryKnown) return <DeliveryMissing summary={summary} />;
  if (status === 'unreachable') {
    return (
      <div className="wrap py-8">
        <QuoteFailure error={session.error} onRetry={session.retry} />
      </div>
    );
  }
  if (!user) return <SignInFirst summary={summary} />;
  return (
    <CheckoutPayment
      user={user}
      checkout={checkout}
      summary={summary}
      method={method}
      onMethod={setChosen}
      charge={charge}
      onInstallments={setParts}
      onPlaced={onPlaced}
    />
  );
}

function DeliveryMissing({ summary }: { summary: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutColumns
      title={t('payment.title')}
      summary={summary}
      action={
        <ButtonLink href={ROUTES.setDelivery} tone="accent" className="min-h-14 w-full sm:text-lg">
          {t('payment.chooseDelivery')}
        </ButtonLink>
      }
    >
      <Notice tone="info" title={t('payment.deliveryMissing')}>
        {t('payment.deliveryMissingText')}
      </Notice>
    </CheckoutColumns>
  );
}

function SignInFirst({ summary }: { summary: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutColumns
      title={t('account.heading')}
      summary={summary}
      action={<p className="text-sm text-muted">{t('account.safe')}</p>}
      actionOnPhones={false}
    >
      <AccountStep
        login={<LoginForm next={ROUTES.checkout} />}
        register={<RegisterForm nextRoute={ROUTES.checkout} />}
      />
    </CheckoutColumns>
  );
}

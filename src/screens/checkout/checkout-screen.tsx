import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { checkoutDonePath, ROUTES } from '@config/routes';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { useShownUser } from '@/features/auth/use-shown-user';
import { cartActions } from '@/features/cart/cart-store';
import { unitPricesOf } from '@/features/cart/unit-prices';
import { Skeleton } from '@/components/ui/skeleton';
import { CheckoutWaiting } from '@/features/checkout/checkout-waiting';
import { EmptyCheckout } from '@/features/checkout/empty-checkout';
import { placedOrderQuery } from '@/features/checkout/order/guest-pass';
import { writeUnpaidOrder } from '@/features/checkout/order/unpaid-order';
import { installmentOf } from '@/features/checkout/payment/installment-text';
import { readPaymentDraft } from '@/features/checkout/payment/payment-draft';
import type { Part } from '@/features/checkout/use-parts';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { SummaryPanel } from '@/features/checkout/summary/summary-panel';
import { giveFileToOrder } from '@/features/prescription/file-for-later';
import { trackPurchase } from '@/lib/tracking/track-purchase';
import { PageMeta } from '@/shell/page-meta';
import { CheckoutPage } from './checkout-page';
import { useCheckoutCart } from './use-checkout-cart';

// Few orders have one, and a phone shows a button only.
const CartCoupon = dynamic(() => import('./cart-coupon').then((module) => module.CartCoupon), {
  ssr: false,
  loading: () => <Skeleton className="h-13 w-full lg:h-19" />,
});

/** The checkout on one page. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageMeta title={t('payment.pageTitle')} path={ROUTES.checkout} noindex />
      <Checkout />
    </>
  );
}

/** The same page, open at the delivery. */
export function SetDeliveryScreen() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageMeta title={t('delivery.title')} path={ROUTES.setDelivery} noindex />
      <Checkout start="delivery" />
    </>
  );
}

function Checkout({ start = null }: { start?: Part | null }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  // The user of before while an ended session is renewed over the page.
  const { shown: user, ...session } = useShownUser();
  const [isPlaced, setPlaced] = useState(false);
  const userId = user?.id ?? null;
  const drafted = useMemo(() => readPaymentDraft(userId).method, [userId]);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const method = chosen ?? drafted ?? 'pix';
  const [parts, setParts] = useState(1);
  const checkout = useCheckoutCart({ paymentMethod: method, withSaved: true });
  const { cart, snapshot, isUpdating, cep } = checkout;

  const onPlaced = useCallback(
    (order: Order) => {
      setPlaced(true);
      queryClient.setQueryData(placedOrderQuery(order.number).queryKey, order);
      if (order.actions.pay) writeUnpaidOrder(order.number);
      trackPurchase(order);
      cartActions.takeOrdered(order.lines);
      if (order.prescription) void giveFileToOrder(order.number, userId);
      void router.push(checkoutDonePath(order.number));
    },
    [queryClient, router, userId],
  );

  const { status } = session;
  const isUserKnown = user !== null || (status !== 'unknown' && status !== 'loading');
  const isWaiting = !cart.ready || isPlaced || !isUserKnown;
  // The checkout is drawn in pieces, between which a touch is answered.
  const isDrawn = useDeferredValue(!isWaiting && !cart.isEmpty);
  if (isWaiting) return <CheckoutWaiting />;
  if (cart.isEmpty) return <EmptyCheckout />;
  if (!isDrawn) return <CheckoutWaiting />;

  const charge =
    method === 'credit_card' && snapshot ? installmentOf(snapshot.installments, parts) : undefined;
  const isPickUp = cart.selectedFrete?.service === 'retirada';
  const summary = (
    <SummaryPanel
      snapshot={snapshot}
      isUpdating={isUpdating}
      cep={isPickUp ? null : cep}
      charge={charge}
      unitPrices={unitPricesOf(cart.items)}
      coupon={<CartCoupon snapshot={snapshot} isUpdating={isUpdating} isFolded />}
    />
  );
  if (status === 'unreachable' && !user) {
    return (
      <div className="wrap py-8">
        <QuoteFailure error={session.error} onRetry={session.retry} />
      </div>
    );
  }
  return (
    <CheckoutPage
      key={user?.id ?? 'guest'}
      user={user}
      checkout={checkout}
      summary={summary}
      method={method}
      onMethod={setChosen}
      charge={charge}
      onInstallments={setParts}
      onPlaced={onPlaced}
      start={start}
    />
  );
}

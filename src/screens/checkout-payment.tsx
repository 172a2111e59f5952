import { useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutSnapshot, Order, PaymentMethod } from '@/contract/schemas/checkout';
import type { User } from '@/contract/schemas/users';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { DeliveryReview } from '@/features/checkout/delivery-review';
import type { PaymentFormHandle } from '@/features/checkout/payment-form';
import type { PaymentBody, PaymentValues } from '@/features/checkout/payment.schema';
import { PlaceButton } from '@/features/checkout/place-button';
import { PlaceOrderNotice } from '@/features/checkout/place-order-notice';
import { planOrderBody } from '@/features/checkout/plan-order-body';
import { QuoteFailure } from '@/features/checkout/quote-failure';
import { usePlaceOrder } from '@/features/checkout/use-place-order';
import { formatDocument } from '@/lib/documents';
import { cartItem, trackSale } from '@/lib/track-sale';
import type { useCheckoutCart } from './use-checkout-cart';

export type PayerDraft = Partial<PaymentValues['payer']>;

interface CheckoutPaymentProps {
  user: User;
  checkout: ReturnType<typeof useCheckoutCart>;
  summary: ReactNode;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  payer: PayerDraft;
  onPayer: (payer: PayerDraft) => void;
  onPlaced: (order: Order) => void;
}

const PAYMENT_FORM = 'payment-form';

const PaymentForm = dynamic(
  () => import('@/features/checkout/payment-form').then((module) => module.PaymentForm),
  {
    ssr: false,
    loading: () => <Skeleton className="h-96 w-full rounded-lg" />,
  },
);

/** Payer, way to pay, last look, and the button that places the order. */
export function CheckoutPayment({
  user,
  checkout,
  summary,
  method,
  onMethod,
  payer,
  onPayer,
  onPlaced,
}: CheckoutPaymentProps) {
  const { t } = useTranslation('checkout');
  const queryClient = useQueryClient();
  const { cart, quote, snapshot, isUpdating, blocking } = checkout;
  const details = useQuery(endpointQuery('getOwnDetails', {}));
  const form = useRef<PaymentFormHandle>(null);
  const [sent, setSent] = useState<{ body: PaymentBody; shown: CheckoutSnapshot } | null>(null);
  const { state, place, verify, forget } = usePlaceOrder(onPlaced);

  useEffect(() => {
    if (state.step !== 'refused') return;
    const { status, fields } = state.error;
    form.current?.showFaults(fields);
    // Prices, stock or the session are not what they were: ask again.
    if (status === 401) void queryClient.invalidateQueries({ queryKey: ['getSelf'] });
    else void queryClient.invalidateQueries({ queryKey: ['quoteCheckout'] });
  }, [state, queryClient]);

  const frete = snapshot?.selectedFrete ?? cart.selectedFrete;
  const isPickUp = frete?.service === 'retirada';
  const isBusy = state.step === 'placing' || (state.step === 'verifying' && state.isWaiting);
  const isFresh = !!snapshot && !isUpdating;

  const submit = (body: PaymentBody) => {
    if (!isFresh || !frete || blocking.length > 0) return;
    // An attempt whose end nobody knows is only ever repeated as it was.
    if (state.step === 'verifying') {
      verify();
      return;
    }
    setSent({ body, shown: snapshot });
    trackSale('add_payment_info', cart.items.map(cartItem), { payment_type: method });
    place(
      planOrderBody({
        items: cart.items,
        snapshot,
        freightService: frete.service,
        address: isPickUp ? null : cart.deliveryAddress,
        payment: body,
      }),
    );
  };

  /** A refused card says nothing about PIX. */
  const changeMethod = (next: PaymentMethod) => {
    if (state.step === 'refused') forget();
    onMethod(next);
  };

  return (
    <CheckoutColumns
      title={t('payment.title')}
      summary={summary}
      action={
        <PlaceButton
          form={PAYMENT_FORM}
          method={method}
          total={isFresh ? snapshot.totals.total : undefined}
          isPending={isBusy}
          isBlocked={blocking.length > 0}
        />
      }
    >
      <PlaceOrderNotice
        state={state}
        shown={sent?.shown ?? null}
        total={isFresh ? snapshot.totals.total : undefined}
        onConfirm={() => sent && submit(sent.body)}
        onVerify={verify}
      />
      {quote.isError && <QuoteFailure onRetry={() => void quote.refetch()} />}
      {blocking.length > 0 && (
        <Notice tone="warn" role="status">
          <p>{t('cart.blocked')}</p>
          <Link href={ROUTES.orderSummary} className="min-h-6 font-semibold text-primary underline">
            {t('shortage.action')}
          </Link>
        </Notice>
      )}
      {snapshot && !details.isPending ? (
        <PaymentForm
          id={PAYMENT_FORM}
          handle={form}
          snapshot={snapshot}
          method={method}
          onMethod={changeMethod}
          initial={{
            fullName: details.data?.fullName ?? user.fullName,
            document: formatDocument(details.data?.document ?? ''),
            phone: details.data?.phone ?? '',
            stateRegistration: details.data?.stateRegistration ?? '',
            ...payer,
          }}
          onPayer={onPayer}
          onSubmit={submit}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-lg" />
      )}
      {frete && <DeliveryReview address={isPickUp ? null : cart.deliveryAddress} freight={frete} />}
    </CheckoutColumns>
  );
}

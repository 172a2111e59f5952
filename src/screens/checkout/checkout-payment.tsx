import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { endpointQuery } from '@/client/query';
import dynamic from 'next/dynamic';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutSnapshot, Installment, PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { User } from '@/contract/schemas/users';
import { CardDenial } from '@/features/checkout/payment/card-denial';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { DeliveryReview } from '@/features/checkout/delivery/delivery-review';
import { denialOf } from '@/features/checkout/payment/denial';
import { isSameOrder } from '@/features/checkout/order/is-same-order';
import { OrderTerms } from '@/features/checkout/order/order-terms';
import {
  forgetPaymentDraft,
  keepPaymentDraft,
  readPaymentDraft,
} from '@/features/checkout/payment/payment-draft';
import type { PaymentFormHandle } from '@/features/checkout/payment/payment-form';
import type { PaymentBody } from '@/features/checkout/payment/payment.schema';
import { PlaceButton } from '@/features/checkout/order/place-button';
import { cardDenialOf, PlaceOrderNotice } from '@/features/checkout/order/place-order-notice';
import { planOrderBody } from '@/features/checkout/order/plan-order-body';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { usePlaceOrder } from '@/features/checkout/order/use-place-order';
import { useWaitingOrder } from '@/features/checkout/order/waiting-order';
import { WaitingNotice } from '@/features/checkout/order/waiting-notice';
import { formatDocument } from '@/lib/documents';
import { cartItem, trackSale } from '@/lib/tracking/track-sale';
import type { useCheckoutCart } from './use-checkout-cart';

interface CheckoutPaymentProps {
  user: User;
  checkout: ReturnType<typeof useCheckoutCart>;
  summary: ReactNode;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The parts chosen for a card; undefined for the other ways. */
  charge: Installment | undefined;
  onInstallments: (count: number) => void;
  onPlaced: (order: Order) => void;
}

const PAYMENT_FORM = 'payment-form';
/** An order that answers so can no longer be paid: what is sent next is a new one. */
const ENDS_WAITING: readonly string[] = [
  'NOT_FOUND',
  'PAYMENT_CLOSED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_UNKNOWN',
];

/** About as high as the form: what comes below it starts outside of a phone's screen and stays there. */
const FormSkeleton = () => (
  <>
    <Skeleton className="h-96 w-full rounded-lg" />
    <Skeleton className="h-96 w-full rounded-lg" />
  </>
);
const PaymentForm = dynamic(
  () => import('@/features/checkout/payment/payment-form').then((module) => module.PaymentForm),
  { ssr: false, loading: FormSkeleton },
);

/** What was sent last, and what the person had seen of its price. */
interface Sent {
  body: PaymentBody;
  shown: CheckoutSnapshot;
  /** When the shop had answered with that price. */
  quotedAt: number;
}

/** Payer, way to pay, last look, and the button that places the order, or pays the one that waits. */
export function CheckoutPayment({
  user,
  checkout,
  summary,
  method,
  onMethod,
  charge,
  onInstallments,
  onPlaced,
}: CheckoutPaymentProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useRouter();
  const queryClient = useQueryClient();
  const { cart, quote, snapshot, isUpdating, blocking } = checkout;
  const details = useQuery(endpointQuery('getOwnDetails', {}));
  const form = useRef<PaymentFormHandle>(null);
  const [draft] = useState(() => readPaymentDraft(user.id));
  const [sent, setSent] = useState<Sent | null>(null);
  const waiting = useWaitingOrder();
  const { remember, forget: forgetWaiting } = waiting;

  const placed = useCallback(
    (order: Order) => {
      forgetWaiting();
      forgetPaymentDraft();
      onPlaced(order);
    },
    [forgetWaiting, onPlaced],
  );
  const { state, place, verify, forget } = usePlaceOrder(placed);

  useEffect(() => {
    if (state.step !== 'refused') return;
    const { error, attempt } = state;
    const { orderNumber } = denialOf(error.details);
    form.current?.showFaults(error.fields);
    if (orderNumber) remember(orderNumber);
    else if (attempt.kind === 'payment' && ENDS_WAITING.includes(error.errorCode)) forgetWaiting();
    void queryClient.invalidateQueries({ queryKey: ['getOwnOrder'] });
    // Prices, stock or the session are not what they were: ask again.
    void queryClient.invalidateQueries({ queryKey: [error.status === 401 ? 'getSelf' : 'quoteCheckout'] });
  }, [state, queryClient, remember, forgetWaiting]);

  const denial = cardDenialOf(state);
  const frete = snapshot?.selectedFrete ?? cart.selectedFrete;
  const isPickUp = frete?.service === 'retirada';
  const isBusy =
    state.step === 'placing' || (state.step === 'verifying' && state.isWaiting) || waiting.isPending;
  // Nobody is asked to confirm the amount that was just refused: the shop says the new one first.
  const isOutdated =
    state.step === 'refused' &&
    state.error.errorCode === 'CART_CHANGED' &&
    sent?.quotedAt === quote.dataUpdatedAt;
  const isFresh = !!snapshot && !isUpdating && !isOutdated;
  const total = isFresh ? (charge?.total ?? snapshot.totals.total) : undefined;

  const submit = (body: PaymentBody) => {
    if (!isFresh || !frete || blocking.length > 0 || isBusy) return;
    // An attempt whose end nobody knows is only ever repeated as it was.
    if (state.step === 'verifying') {
      verify();
      return;
    }
    // Whether the order still waits must be known before another one is made.
    if (waiting.failure) {
      waiting.retry();
      return;
    }
    setSent({ body, shown: snapshot, quotedAt: quote.dataUpdatedAt });
    trackSale('add_payment_info', cart.items.map(cartItem), { payment_type: method });
    const order = planOrderBody({
      items: cart.items,
      snapshot,
      freightService: frete.service,
      address: isPickUp ? null : cart.deliveryAddress,
      payment: body,
      locale: isLocale(locale) ? locale : undefined,
    });
    const { paymentMethod, card } = body;
    const waits = waiting.order && isSameOrder(waiting.order, order, snapshot) ? waiting.order : null;
    const preparesCard = !snapshot.simulated;
    place(
      waits
        ? { kind: 'payment', number: waits.number, body: { paymentMethod, card }, preparesCard }
        : { kind: 'order', body: order, preparesCard },
    );
  };

  /** A refused card says nothing about PIX. */
  const changeMethod = (next: PaymentMethod) => {
    if (state.step === 'refused') forget();
    keepPaymentDraft(user.id, { method: next });
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
          total={total}
          isPending={isBusy}
          isBlocked={blocking.length > 0}
        />
      }
    >
      <PlaceOrderNotice
        state={state}
        shown={sent?.shown ?? null}
        total={total}
        onConfirm={() => sent && submit(sent.body)}
        onVerify={verify}
      />
      {waiting.order && state.step !== 'placed' && <WaitingNotice number={waiting.order.number} />}
      {(quote.isError || waiting.failure) && (
        <QuoteFailure
          error={waiting.failure ?? quote.error}
          onRetry={() => (waiting.failure ? waiting.retry() : void quote.refetch())}
        />
      )}
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
            ...draft.payer,
          }}
          initialNote={draft.customerNote}
          onDraft={(change) => keepPaymentDraft(user.id, change)}
          onInstallments={onInstallments}
          denial={denial && <CardDenial reason={denial.reason} />}
          onSubmit={submit}
        />
      ) : (
        <FormSkeleton />
      )}
      {frete && <DeliveryReview address={isPickUp ? null : cart.deliveryAddress} freight={frete} />}
      {snapshot && <OrderTerms snapshot={snapshot} method={method} charge={charge} freight={frete} />}
    </CheckoutColumns>
  );
}

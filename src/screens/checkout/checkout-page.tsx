import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Installment, PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { User } from '@/contract/schemas/users';
import type { AccountTab } from '@/features/checkout/account-step';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { CheckoutPart } from '@/features/checkout/checkout-part';
import { CheckoutWaiting } from '@/features/checkout/checkout-waiting';
import { ContactAnswer } from '@/features/checkout/contact/contact-answer';
import { useContact } from '@/features/checkout/contact/use-contact';
import { DeliveryAnswer } from '@/features/checkout/delivery/delivery-review';
import { PlaceButton } from '@/features/checkout/order/place-button';
import { PlaceOrderNotice } from '@/features/checkout/order/place-order-notice';
import { planOrderBody } from '@/features/checkout/order/plan-order-body';
import { useCheckoutFlow } from '@/features/checkout/order/use-checkout-flow';
import { WaitingNotice } from '@/features/checkout/order/waiting-notice';
import { CardDenial } from '@/features/checkout/payment/card-denial';
import { readPaymentDraft, storePaymentDraft } from '@/features/checkout/payment/payment-draft';
import { PaymentForm, type PaymentFormHandle } from '@/features/checkout/payment/payment-form';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { useParts, type Part } from '@/features/checkout/use-parts';
import { cartItem, trackSale } from '@/lib/tracking/track-sale';
import { CheckoutAction } from './checkout-action';
import { ContactPart } from './contact-part';
import { EarlyPrescription } from './early-prescription';
import { CheckoutDelivery, deliveryOf, useDelivery } from './checkout-delivery';
import { takeWhatIsLeft } from './take-what-is-left';
import type { useCheckoutCart } from './use-checkout-cart';

const CONTACT_FORM = 'contact-form';
const ADDRESS_FORM = 'address-form';
const PAYMENT_FORM = 'payment-form';

const FormSkeleton = () => <Skeleton className="h-96 w-full rounded-lg" />;

// Below the fold: it may come after the first paint.
const OrderTerms = dynamic(
  () => import('@/features/checkout/order/order-terms').then((module) => module.OrderTerms),
  { ssr: false },
);

interface CheckoutPageProps {
  /** Null for a guest. */
  user: User | null;
  checkout: ReturnType<typeof useCheckoutCart>;
  summary: ReactNode;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The parts chosen for a card; undefined for the other ways. */
  charge: Installment | undefined;
  onInstallments: (count: number) => void;
  onPlaced: (order: Order) => void;
  /** The part that the address of the page leads into. */
  start: Part | null;
}

const partOf = (name: string): Part | null =>
  name.startsWith('payer.') ? 'contact' : name.startsWith('address') ? 'delivery' : null;

/** The whole checkout on one page: who buys, where it goes, how it is paid. */
export function CheckoutPage({
  user,
  checkout,
  summary,
  method,
  charge,
  start,
  ...props
}: CheckoutPageProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useRouter();
  const { cart, quote, snapshot, isUpdating, blocking } = checkout;
  const userId = user?.id ?? null;
  const form = useRef<PaymentFormHandle>(null);
  const [tab, setTab] = useState<AccountTab>('guest');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { contact, isPending, isComplete, guestEmail, change } = useContact(
    user,
    cart.deliveryAddress?.recipient ?? '',
  );

  const delivery = useDelivery(checkout);
  const { freight, address, isKnown } = deliveryOf(checkout);
  const parts = useParts({ contact: isComplete, delivery: isKnown }, start);
  const { open, edit, stay, done } = parts;
  const [wasPaying, setWasPaying] = useState(false);
  if (open === 'payment' && !wasPaying) setWasPaying(true);

  const showFaults = useCallback(
    (fields: Record<string, string>) => {
      const part = Object.keys(fields).map(partOf).find(Boolean);
      setFaults(
        Object.fromEntries(
          Object.entries(fields).map(([name, fault]) => [name.replace('payer.', ''), fault]),
        ),
      );
      if (part) stay(part);
      else form.current?.showFaults(fields);
    },
    [stay],
  );
  const flow = useCheckoutFlow({
    cart: {
      snapshot,
      quotedAt: quote.dataUpdatedAt,
      isUpdating,
      isBlocked: blocking.length > 0,
      freight,
    },
    charge,
    userId,
    guestEmail,
    showFaults,
    planOrder(payment, shown, { service }) {
      trackSale('add_payment_info', cart.items.map(cartItem), { payment_type: payment.paymentMethod });
      return planOrderBody({
        items: cart.items,
        snapshot: shown,
        freightService: service,
        address,
        contact,
        payment,
        locale: isLocale(locale) ? locale : undefined,
      });
    },
    onPlaced: props.onPlaced,
  });
  const { state, waiting, total } = flow;
  const isUnanswered = state.step === 'verifying';
  // What an order without an answer holds is no longer in stock: that must not keep anybody from asking for it.
  const isBlocked = blocking.length > 0 && !isUnanswered;
  if (isPending || (checkout.isRestoring && !parts.isChosen)) return <CheckoutWaiting />;

  /** A refused card says nothing about PIX. */
  const changeMethod = (next: PaymentMethod) => {
    if (state.step === 'refused') flow.forget();
    storePaymentDraft(userId, { method: next });
    props.onMethod(next);
  };
  return (
    <CheckoutColumns
      title={t('parts.title')}
      summary={summary}
      action={
        <CheckoutAction
          open={open}
          form={open === 'contact' ? CONTACT_FORM : delivery.isTyped ? ADDRESS_FORM : null}
          isSigningIn={!user && tab !== 'guest'}
          onDelivered={() => (isKnown ? done() : delivery.sayMissing())}
          pay={
            <PlaceButton
              form={PAYMENT_FORM}
              method={method}
              total={total}
              isPending={flow.isBusy}
              isUnanswered={isUnanswered}
              isBlocked={isBlocked}
            />
          }
        />
      }
    >
      <PlaceOrderNotice
        state={state}
        shown={flow.shown}
        total={total}
        waiting={waiting.order?.number ?? null}
        onConfirm={() => form.current?.submit()}
        onLower={takeWhatIsLeft}
        onVerify={() => (flow.needsCard ? form.current?.submit() : flow.verify())}
      />
      {/* A refusal says itself that the order waits. */}
      {waiting.order && state.step !== 'placed' && state.step !== 'refused' && (
        <WaitingNotice number={waiting.order.number} />
      )}
      {(quote.isError || waiting.failure) && (
        <QuoteFailure
          error={waiting.failure ?? quote.error}
          onRetry={() => (waiting.failure ? waiting.retry() : void quote.refetch())}
        />
      )}
      {isBlocked && (
        <Notice tone="warn" role="status">
          <p>{t('cart.blocked')}</p>
          <Link href={ROUTES.orderSummary} className="min-h-6 font-semibold text-primary underline">
            {t('shortage.action')}
          </Link>
        </Notice>
      )}
      <CheckoutPart
        part="contact"
        place={1}
        title={t('account.heading')}
        isOpen={open === 'contact'}
        answer={isComplete ? <ContactAnswer contact={contact} /> : null}
        changeLabel={t('payer.change')}
        onChange={() => edit('contact')}
      >
        <ContactPart
          formId={CONTACT_FORM}
          isGuest={!user}
          tab={tab}
          onTab={setTab}
          initial={contact}
          faults={faults}
          onChange={(values) => {
            stay('contact');
            change(values);
          }}
          onDone={(values) => {
            change(values);
            setFaults({});
            done();
          }}
        />
      </CheckoutPart>
      <CheckoutPart
        part="delivery"
        place={2}
        title={t('delivery.title')}
        isOpen={open === 'delivery'}
        answer={isKnown && freight ? <DeliveryAnswer address={address} freight={freight} /> : null}
        changeLabel={t('review.changeDelivery')}
        onChange={() => edit('delivery')}
      >
        <CheckoutDelivery
          formId={ADDRESS_FORM}
          checkout={checkout}
          delivery={delivery}
          recipient={contact.fullName}
          faults={faults}
          onTouch={() => stay('delivery')}
          onDone={() => {
            setFaults({});
            done();
          }}
        />
      </CheckoutPart>
      <CheckoutPart
        part="payment"
        place={3}
        title={t('payment.title')}
        isOpen={open === 'payment'}
        answer={null}
        changeLabel={t('review.change')}
        onChange={() => edit('payment')}
        isPreserved={wasPaying}
      >
        {snapshot ? (
          <PaymentForm
            id={PAYMENT_FORM}
            handle={form}
            snapshot={snapshot}
            method={method}
            onMethod={changeMethod}
            initialNote={readPaymentDraft(userId).customerNote}
            onNote={(customerNote) => storePaymentDraft(userId, { customerNote })}
            onInstallments={props.onInstallments}
            denial={
              flow.denial && <CardDenial reason={flow.denial.reason} number={waiting.order?.number ?? null} />
            }
            onSubmit={flow.submit}
          />
        ) : (
          <FormSkeleton />
        )}
      </CheckoutPart>
      {open === 'payment' && checkout.needsPrescription && <EarlyPrescription userId={userId} />}
      {open === 'payment' && snapshot?.selectedFrete && (
        <OrderTerms snapshot={snapshot} method={method} charge={charge} freight={freight} />
      )}
    </CheckoutColumns>
  );
}

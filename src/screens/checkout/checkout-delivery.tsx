import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { FreightQuote } from '@/contract/schemas/checkout';
import type { AddressInput } from '@/contract/schemas/address';
import { cartActions } from '@/features/cart/cart-store';
import { isCompleteAddress } from '@/features/checkout/delivery/delivery-draft';
import { isAddressTyped } from '@/features/checkout/delivery/saved-choice';
import { partHeadingId } from '@/features/checkout/use-parts';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { inNextTask } from '@/lib/browser/in-next-task';
import { takeAddress, type useCheckoutCart } from './use-checkout-cart';

// Most people open the page with another part open.
const DeliveryPart = dynamic(
  () =>
    import('@/features/checkout/delivery/delivery-part').then((module) => inNextTask(module.DeliveryPart)),
  { ssr: false, loading: lazyPlace(() => <Skeleton className="h-72 w-full rounded-lg" />) },
);

type Checkout = ReturnType<typeof useCheckoutCart>;

/** The chosen service and whether it is known where to deliver. */
export function deliveryOf({ cart, snapshot }: Checkout) {
  const { deliveryAddress, selectedFrete } = cart;
  // The newest price of the chosen service; an older answer may be about another one.
  const priced = snapshot?.selectedFrete;
  const freight = priced && priced.service === selectedFrete?.service ? priced : selectedFrete;
  const isPickUp = freight?.service === 'retirada';
  return {
    freight,
    /** Null for pick-up. */
    address: isPickUp ? null : deliveryAddress,
    isKnown: !!freight && (isPickUp || isCompleteAddress(deliveryAddress)),
  };
}

const quoteOf = ({ snapshot, cep }: Checkout): FreightQuote | null =>
  snapshot?.freight && snapshot.freight.cep === cep ? snapshot.freight : null;

export interface Delivery {
  /** The address is typed: its form is what the main action sends. */
  isTyped: boolean;
  isOther: boolean;
  isMissing: boolean;
  setOther: (isOther: boolean) => void;
  /** Says what is missing, and puts the focus where it is given: the services if there are any, else the CEP. */
  sayMissing: () => void;
}

/** What is going on in the delivery, beyond the cart. */
export function useDelivery(checkout: Checkout): Delivery {
  const [isOther, setOther] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { freight } = deliveryOf(checkout);
  const address = checkout.cart.deliveryAddress;
  const asked = {
    saved: checkout.saved,
    address,
    quote: quoteOf(checkout),
    selected: freight?.service ?? null,
  };
  return {
    isTyped: freight !== null && isAddressTyped(asked, isOther),
    isOther,
    isMissing,
    setOther,
    sayMissing() {
      setMissing(true);
      const fields = document.getElementById(partHeadingId('delivery'))?.closest('section');
      const field = checkout.cep ? fields?.querySelector<HTMLElement>('input[name=frete]') : null;
      (field ?? fields?.querySelector<HTMLElement>('input[name=cep]'))?.focus();
    },
  };
}

interface CheckoutDeliveryProps {
  formId: string;
  checkout: Checkout;
  delivery: Delivery;
  /** The name that was given already. */
  recipient: string;
  /** Faults that the shop found, by field. */
  faults: Record<string, string>;
  /** Something is typed or chosen here. */
  onTouch: () => void;
  onDone: () => void;
}

/** The delivery over the cart: what is typed and chosen goes there. */
export function CheckoutDelivery({
  formId,
  checkout,
  delivery,
  recipient,
  faults,
  onTouch,
  onDone,
}: CheckoutDeliveryProps) {
  const { t } = useTranslation('checkout');
  const { cart, quote, saved, cep } = checkout;
  const { freight } = deliveryOf(checkout);
  const answer = quoteOf(checkout);
  const { isMissing, setOther } = delivery;
  const storeAddress = (values: Partial<AddressInput>) => {
    if (!cep) return;
    const state = (answer?.state ?? undefined) as AddressInput['state'];
    cartActions.setDeliveryAddress({ ...values, postalCode: cep, state });
  };
  return (
    <DeliveryPart
      formId={formId}
      saved={saved}
      address={cart.deliveryAddress}
      cep={cep}
      quote={answer}
      isPending={quote.isFetching}
      pickUp={checkout.snapshot?.pickUp ?? null}
      selected={freight?.service ?? null}
      recipient={recipient}
      faults={faults}
      whatsappHref={whatsappLink(t('noFreight.message', { cep: cep ?? '' }))}
      error={isMissing && !freight ? t(cep ? 'delivery.chooseService' : 'delivery.cepFirst') : null}
      isOther={delivery.isOther}
      onOther={() => {
        onTouch();
        setOther(true);
        cartActions.setDeliveryAddress(null);
        cartActions.setSelectedFrete(null);
      }}
      onPick={(address) => {
        onTouch();
        setOther(false);
        takeAddress(address);
      }}
      onCep={(next) => {
        onTouch();
        checkout.setCep(next);
      }}
      onSelect={(option) => {
        onTouch();
        cartActions.setSelectedFrete(option);
      }}
      onRetry={() => void quote.refetch()}
      onChange={(values) => {
        onTouch();
        storeAddress(values);
      }}
      onDone={(address) => {
        storeAddress(address);
        onDone();
      }}
    />
  );
}

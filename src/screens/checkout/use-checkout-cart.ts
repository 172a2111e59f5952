import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { endpointQuery } from '@/client/query';
import { useUser } from '@/features/auth/session';
import { cartActions, getCart, useCart } from '@/features/cart/cart-store';
import { useCartQuote } from '@/features/cart/use-cart-quote';
import {
  isCompleteAddress,
  moveAddress,
  readDeliveryDraft,
  writeDeliveryDraft,
} from '@/features/checkout/delivery/delivery-draft';
import { cheapestToDoor } from '@/features/checkout/delivery/freight-choice';
import { addressToStartWith } from '@/features/checkout/delivery/saved-choice';
import type { Address } from '@/contract/schemas/address';
import type { PaymentMethod } from '@/contract/schemas/checkout';

interface CheckoutCartOptions {
  paymentMethod?: PaymentMethod;
  /** Starts with a saved address where nothing was typed. */
  withSaved?: boolean;
}

/** Takes a saved address over; its freight is asked for, unless it is in the same place. */
export function takeAddress({ id: _id, ...address }: Address) {
  if (address.postalCode !== getCart().deliveryAddress?.postalCode) cartActions.setSelectedFrete(null);
  cartActions.setDeliveryAddress(address);
}

/**
 * The cart of the checkout with its true prices, and the delivery this tab has chosen: what this person typed is taken
 * back after a reload, and the chosen service as soon as the shop offers it again.
 */
export function useCheckoutCart({ paymentMethod, withSaved = false }: CheckoutCartOptions = {}) {
  const cart = useCart();
  const quote = useCartQuote({ paymentMethod });
  const { user, status } = useUser();
  const userId = user?.id ?? null;
  // Until it is known who is here, the draft may be another person's.
  const isPersonKnown = status === 'signedIn' || status === 'anonymous';
  const draft = useMemo(() => (isPersonKnown ? readDeliveryDraft(userId) : null), [isPersonKnown, userId]);
  const isServiceTaken = useRef(false);
  const { deliveryAddress, selectedFrete } = cart;
  const { data: saved, isLoading: isSavedPending } = useQuery({
    ...endpointQuery('listOwnAddresses', {}),
    enabled: userId !== null && withSaved,
  });
  const options = quote.data?.freight?.options;
  const quotedCep = quote.data?.freight?.cep;
  const service = selectedFrete?.service ?? null;
  const isPickUp = service === 'retirada';

  useEffect(() => {
    if (getCart().deliveryAddress) isServiceTaken.current = true;
    else if (draft?.address) cartActions.setDeliveryAddress(draft.address);
  }, [draft]);

  const isSavedTaken = useRef(false);
  useEffect(() => {
    if (isSavedTaken.current || !saved || !isPersonKnown) return;
    isSavedTaken.current = true;
    const isPickedUp =
      !getCart().deliveryAddress && (getCart().selectedFrete ?? draft)?.service === 'retirada';
    if (isPickedUp && !draft?.address) return;
    const first = addressToStartWith(saved, getCart().deliveryAddress ?? draft?.address ?? null);
    if (first) takeAddress(first);
  }, [saved, draft, isPersonKnown]);

  // Before the screen is painted, so that no "choose a delivery" flashes.
  useLayoutEffect(() => {
    if (!options || quotedCep !== getCart().deliveryAddress?.postalCode || !isPersonKnown) return;
    const wanted = isServiceTaken.current ? service : (service ?? draft?.service);
    isServiceTaken.current = true;
    if (options.some((option) => option.service === service)) return;
    const offered = options.find((option) => option.service === wanted) ?? cheapestToDoor(options);
    if (offered) cartActions.setSelectedFrete(offered);
  }, [options, quotedCep, service, draft, isPersonKnown]);

  // Pick-up needs no address, and so waits for no freight.
  const pickUp = quote.data?.pickUp;
  useLayoutEffect(() => {
    if (!pickUp || !draft || draft.address || isServiceTaken.current || getCart().deliveryAddress) return;
    isServiceTaken.current = true;
    if (draft.service === pickUp.service) cartActions.setSelectedFrete(pickUp);
  }, [pickUp, draft]);

  useEffect(() => {
    if ((!deliveryAddress && !isPickUp) || !isPersonKnown) return;
    writeDeliveryDraft(userId, {
      address: deliveryAddress,
      service: service ?? (isServiceTaken.current ? null : (draft?.service ?? null)),
    });
  }, [deliveryAddress, isPickUp, service, draft, isPersonKnown, userId]);

  // Forms stand on the last answer: an answer that does not come must not take away what is typed in them.
  const [last, setLast] = useState(quote.data);
  if (quote.data && quote.data !== last) setLast(quote.data);
  const snapshot = quote.data ?? last;
  return {
    cart,
    quote,
    snapshot,
    /** The answer on the screen is about an older cart: nothing can be paid at its price. */
    isUpdating: quote.data
      ? quote.isFetching && quote.isPlaceholderData
      : quote.isFetching || snapshot !== undefined,
    saved: saved ?? [],
    /** An address and its freight are about to be taken: of an earlier visit of this tab, or of the account. */
    isRestoring:
      !isPersonKnown ||
      isSavedPending ||
      (isCompleteAddress(deliveryAddress) && !service && quote.isFetching && !quote.isError),
    cep: deliveryAddress?.postalCode ?? null,
    /** Lines that stop an order; a prescription only announces a check. */
    blocking: snapshot?.warnings.filter(({ code }) => code !== 'PRESCRIPTION') ?? [],
    needsPrescription: snapshot?.warnings.some(({ code }) => code === 'PRESCRIPTION') ?? false,
    setCep: (postalCode: string) => {
      if (postalCode === deliveryAddress?.postalCode) return;
      cartActions.setDeliveryAddress(moveAddress(deliveryAddress, postalCode));
      cartActions.setSelectedFrete(null);
    },
  };
}

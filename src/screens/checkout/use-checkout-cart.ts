import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useUser } from '@/features/auth/session';
import { cartActions, getCart, useCart } from '@/features/cart/cart-store';
import { useCartQuote } from '@/features/cart/use-cart-quote';
import { readDeliveryDraft, writeDeliveryDraft } from '@/features/checkout/delivery/delivery-draft';
import type { PaymentMethod } from '@/contract/schemas/checkout';

/**
 * The cart of the checkout with its true prices, and the delivery this tab has chosen: what this person typed is taken
 * back after a reload, and the chosen service as soon as the shop offers it again.
 */
export function useCheckoutCart(paymentMethod?: PaymentMethod) {
  const cart = useCart();
  const quote = useCartQuote({ paymentMethod });
  const { user, status } = useUser();
  const userId = user?.id ?? null;
  // Until it is known who is here, the draft may be another person's.
  const isPersonKnown = status === 'signedIn' || status === 'anonymous';
  const draft = useMemo(() => (isPersonKnown ? readDeliveryDraft(userId) : null), [isPersonKnown, userId]);
  const isServiceTaken = useRef(false);
  const { deliveryAddress, selectedFrete } = cart;
  const options = quote.data?.freight?.options;
  const service = selectedFrete?.service ?? null;

  useEffect(() => {
    if (getCart().deliveryAddress) isServiceTaken.current = true;
    else if (draft?.address) cartActions.setDeliveryAddress(draft.address);
  }, [draft]);

  // Before the screen is painted, so that no "choose a delivery" flashes.
  useLayoutEffect(() => {
    if (isServiceTaken.current || !options || !isPersonKnown) return;
    isServiceTaken.current = true;
    const offered = options.find((option) => option.service === draft?.service);
    if (offered && !getCart().selectedFrete) cartActions.setSelectedFrete(offered);
  }, [options, draft, isPersonKnown]);

  useEffect(() => {
    if (!deliveryAddress || !isPersonKnown) return;
    writeDeliveryDraft(userId, {
      address: deliveryAddress,
      service: service ?? (isServiceTaken.current ? null : (draft?.service ?? null)),
    });
  }, [deliveryAddress, service, draft, isPersonKnown, userId]);

  const snapshot = quote.data;
  return {
    cart,
    quote,
    snapshot,
    /** The answer on the screen is about an older cart. */
    isUpdating: quote.isFetching && (quote.isPlaceholderData || !snapshot),
    /** The service of an earlier visit of this tab is about to be taken back. */
    isRestoring: !!draft?.service && !!draft.address && !service && !options && !quote.isError,
    cep: deliveryAddress?.postalCode ?? null,
    /** Lines that stop an order; a prescription only announces a check. */
    blocking: snapshot?.warnings.filter(({ code }) => code !== 'PRESCRIPTION') ?? [],
    setCep: (postalCode: string) => {
      if (postalCode === deliveryAddress?.postalCode) return;
      // Another place: what was typed about the old one stays, but its state and its freight do not.
      cartActions.setDeliveryAddress({ ...deliveryAddress, postalCode, state: undefined });
      cartActions.setSelectedFrete(null);
    },
  };
}

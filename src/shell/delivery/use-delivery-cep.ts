import { useEffect } from 'react';
import { useUser } from '@/features/auth/session';
import { cartActions, getCart, useCart } from '@/features/cart/cart-store';
import {
  moveAddress,
  readDeliveryDraft,
  writeDeliveryDraft,
} from '@/features/checkout/delivery/delivery-draft';

/**
 * The CEP of this visit, the same on every page: of the cart's address, else of what this tab typed before a reload.
 * Setting another one forgets the old place and its freight; who receives stays.
 */
export function useDeliveryCep(): { cep: string | null; setCep: (postalCode: string) => void } {
  const { deliveryAddress } = useCart();
  const { user, status } = useUser();
  const userId = user?.id ?? null;
  // Until it is known who is here, the draft may be another person's.
  const isPersonKnown = status === 'signedIn' || status === 'anonymous';
  useEffect(() => {
    if (!isPersonKnown || getCart().deliveryAddress) return;
    const typed = readDeliveryDraft(userId)?.address;
    if (typed) cartActions.setDeliveryAddress(typed);
  }, [isPersonKnown, userId]);
  const cep = deliveryAddress?.postalCode ?? null;
  return {
    cep,
    setCep(postalCode) {
      if (postalCode === cep) return;
      const address = moveAddress(deliveryAddress, postalCode);
      cartActions.setDeliveryAddress(address);
      cartActions.setSelectedFrete(null);
      if (isPersonKnown) writeDeliveryDraft(userId, { address, service: null });
    },
  };
}

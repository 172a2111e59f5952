import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSignOut } from '@/client/sign-out';
import { useSelf } from '@/features/auth/session';
import { watchTokenOfOtherTabs } from '@/features/auth/token-of-other-tabs';
import { cartActions } from '@/features/cart/cart-store';
import { forgetReviewDrafts } from '@/features/catalog/reviews/review-draft';
import { forgetDeliveryDraft } from '@/features/checkout/delivery/delivery-draft';
import { disownFavorites } from '@/features/favorites/owner';
import { forgetLeadDrafts } from '@/features/leads/lead-draft';
import { forgetFileForLater, forgetFileOf } from '@/features/prescription/file-for-later';
import { forgetPaymentDraft } from '@/features/checkout/payment/payment-draft';
import { forgetSentQuotes } from '@/features/quotes/quote-receipt';
import { forgetSentOrder } from '@/features/checkout/order/sent-order';
import { writeUnpaidOrder } from '@/features/checkout/order/unpaid-order';
import { writeWaitingOrder } from '@/features/checkout/order/waiting-order';

/** Delivery, payment and what was typed belong to the user; the cart stays. */
function forgetPerson() {
  cartActions.setDeliveryAddress(null);
  cartActions.setSelectedFrete(null);
  forgetDeliveryDraft();
  forgetPaymentDraft();
  forgetSentOrder();
  writeWaitingOrder(null);
  writeUnpaidOrder(null);
  forgetLeadDrafts();
  forgetReviewDrafts();
  forgetSentQuotes();
}

/** Only here: when another user is noticed, the favourites may already be that user's (`leaveOutOthers`). */
function forgetAtSignOut() {
  forgetPerson();
  disownFavorites();
  void forgetFileForLater();
}

/** Clears what belongs to a user on this device when the user signs out, or another user signs in. */
export function SignOutHost() {
  const userId = useSelf()?.id;
  const lastUserId = useRef(userId);
  const queryClient = useQueryClient();
  /** All tabs share the chosen prescription: one of a person who came since stays. */
  const forgetFormer = useEffectEvent(() => {
    forgetPerson();
    if (lastUserId.current) void forgetFileOf(lastUserId.current);
  });
  useEffect(() => onSignOut(forgetAtSignOut), []);
  useEffect(() => watchTokenOfOtherTabs(queryClient, () => forgetFormer()), [queryClient]);
  useEffect(() => {
    if (!userId) return;
    if (lastUserId.current && lastUserId.current !== userId) forgetFormer();
    lastUserId.current = userId;
  }, [userId]);
  return null;
}

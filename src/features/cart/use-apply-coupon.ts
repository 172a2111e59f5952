import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { endpointQuery } from '@/client/query';
import type { CouponReason } from '@/contract/constants';
import { cartActions, getCart } from './cart-store';
import { toQuoteBody } from './use-cart-quote';

/**
 * Asks the shop whether a code counts for this cart, and keeps the coupon when it does.
 * @returns null when it counts, else why not; `FAILED` when nobody answered
 */
export function useApplyCoupon() {
  const queryClient = useQueryClient();
  const { locale } = useRouter();
  return async (code: string): Promise<CouponReason | 'FAILED' | null> => {
    const body = { ...toQuoteBody(getCart(), { locale }), couponCode: code };
    try {
      const { coupon, couponReason } = await queryClient.query({
        ...endpointQuery('quoteCheckout', { body }),
        staleTime: 0,
      });
      if (couponReason) return couponReason;
      if (!coupon) return 'COUPON_UNKNOWN';
      cartActions.defineCoupon(coupon);
      return null;
    } catch {
      return 'FAILED';
    }
  };
}

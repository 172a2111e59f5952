import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { endpointQuery } from '@/client/query';
import type { CouponReason } from '@/contract/constants';
import { cartActions, getCart } from './cart-store';
import { toQuoteBody } from './use-cart-quote';

/**
 * Asks the server whether a coupon code applies to this cart, and sets the coupon when it does. One that only waits for
 * its minimum is set too: it counts by itself once the cart reaches it.
 * @returns null when it applies, else why not; `FAILED` when the server did not answer
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
        // Without a network it fails at once and says so.
        networkMode: 'always',
      });
      if (couponReason && couponReason !== 'COUPON_MINIMUM_NOT_REACHED') return couponReason;
      if (!coupon) return 'COUPON_UNKNOWN';
      cartActions.defineCoupon(coupon);
      return null;
    } catch {
      return 'FAILED';
    }
  };
}

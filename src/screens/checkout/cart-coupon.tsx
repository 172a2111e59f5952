import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { cartActions, useCart } from '@/features/cart/cart-store';
import { missingForCoupon } from '@/features/cart/coupon-minimum';
import { useApplyCoupon } from '@/features/cart/use-apply-coupon';
import { CouponForm } from '@/features/checkout/summary/coupon-form';

interface CartCouponProps {
  snapshot: Pick<CheckoutSnapshot, 'couponReason' | 'couponMissing'> | undefined;
  /** The snapshot is of an older cart: until the shop answers, the minimum is looked at here. */
  isUpdating: boolean;
  /** On a phone one button opens the field. */
  isFolded?: boolean;
}

/** The coupon field of the cart, wherever the order is summed up. */
export function CartCoupon({ snapshot, isUpdating, isFolded }: CartCouponProps) {
  const cart = useCart();
  const apply = useApplyCoupon();
  const missing = isUpdating ? missingForCoupon(cart) : (snapshot?.couponMissing ?? 0);
  const reason = snapshot?.couponReason ?? null;
  return (
    <CouponForm
      coupon={cart.coupon}
      reason={reason === 'COUPON_MINIMUM_NOT_REACHED' ? null : reason}
      missing={missing}
      isFolded={isFolded}
      onApply={apply}
      onRemove={() => cartActions.defineCoupon(null)}
    />
  );
}

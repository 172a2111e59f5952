import type { CouponReason } from '@/contract/constants';
import { cartActions, useCart } from '@/features/cart/cart-store';
import { useApplyCoupon } from '@/features/cart/use-apply-coupon';
import { CouponForm } from '@/features/checkout/summary/coupon-form';

/** The coupon field of the cart, wherever the order is summed up. */
export function CartCoupon({ reason }: { reason: CouponReason | null | undefined }) {
  const { coupon } = useCart();
  const apply = useApplyCoupon();
  return (
    <CouponForm
      code={coupon?.code ?? null}
      reason={reason ?? null}
      onApply={apply}
      onRemove={() => cartActions.defineCoupon(null)}
    />
  );
}

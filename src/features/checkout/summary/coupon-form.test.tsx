import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '@/contract/schemas/checkout';
import { makeCoupon } from '@/features/cart/make-cart-line';
import { renderScreen } from '@/testing/render-screen';
import { CouponForm } from './coupon-form';

/** A cart with a coupon, as a phone shows it. */
function Folded() {
  const [coupon, setCoupon] = useState<Coupon | null>(makeCoupon());
  return (
    <CouponForm
      isFolded
      coupon={coupon}
      reason={null}
      missing={0}
      onApply={() => Promise.resolve(null)}
      onRemove={() => setCoupon(null)}
    />
  );
}

describe('the coupon of a phone', () => {
  it('gives the focus to the button that opens the field when it is taken away', async () => {
    const { user } = renderScreen(<Folded />);
    await user.click(screen.getByRole('button', { name: 'Remover o cupom SECA10' }));
    expect(screen.getByRole('button', { name: 'Tenho um cupom de desconto' })).toHaveFocus();
  });
});

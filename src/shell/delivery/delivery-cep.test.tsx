import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { renderScreen } from '@/testing/render-screen';
import { DeliveryCep } from './delivery-cep';

const field = () => screen.getByRole('textbox', { name: 'CEP' });

/** The shop's answer about a CEP that does not exist. */
const unknown = (cep: string): FreightQuote => ({
  cep,
  state: null,
  options: [],
  reason: 'CEP_UNKNOWN',
  weightGrams: 30_000,
  missingForFree: null,
});

beforeEach(() => {
  forgetCart();
  cartActions.setDeliveryAddress({ postalCode: '38500000' });
});

describe('the CEP of the cart', () => {
  it('gives the focus to the field that a press opens, and to the button that comes back with the eighth digit', async () => {
    const { user } = renderScreen(<DeliveryCep quote={null} isPending={false} />);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Trocar' }));
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), '38700000');
    expect(screen.getByText('38700-000')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trocar' })).toHaveFocus();
  });

  it('leads back to the field where the shop does not know what was typed, and takes no focus before', async () => {
    const { user, rerender } = renderScreen(<DeliveryCep quote={unknown('38500000')} isPending={false} />);
    expect(field()).not.toHaveFocus();
    await user.clear(field());
    await user.type(field(), '99999999');
    expect(screen.getByRole('button', { name: 'Trocar' })).toHaveFocus();
    rerender(<DeliveryCep quote={unknown('99999999')} isPending={false} />);
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });
});

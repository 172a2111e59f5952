import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDrawer, openDrawer } from '@/client/ui-store';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { renderScreen } from '@/testing/render-screen';
import { DrawerHost } from './drawer-host';

beforeEach(() => {
  forgetCart();
  act(closeDrawer);
});

describe('the cart drawer', () => {
  it('counts the items of the cart in its title, and only where there are any', async () => {
    renderScreen(<DrawerHost />);
    act(() => openDrawer('CART_VIEW'));
    expect(await screen.findByRole('dialog', { name: 'Carrinho' })).toBeVisible();
    act(() => cartActions.addItemWithQuantity(makeCartLine(), 3));
    expect(await screen.findByRole('dialog', { name: 'Carrinho (3)' })).toBeVisible();
  });
});

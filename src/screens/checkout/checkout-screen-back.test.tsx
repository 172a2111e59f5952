import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeToken } from '@/client/token';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { forgetGuestPass, storeGuestPass } from '@/features/checkout/order/guest-pass';
import { writeUnpaidOrder } from '@/features/checkout/order/unpaid-order';
import { makeOrder } from '@/testing/make-checkout-order';
import { findPayButton, openCheckout, startCheckout, whenBuyerIsKnown } from '@/testing/open-checkout';

const NUMBER = 'BL-2026-000123';
const unpaid = makeOrder({ actions: { pay: true, cancel: true, withdraw: false } });
const wayBack = { name: `Abrir o pedido ${NUMBER}` };
const empty = () => screen.findByRole('heading', { name: 'Seu carrinho está vazio' });
const asked = ({ calls }: ReturnType<typeof openCheckout>) =>
  calls.filter(({ name }) => name === 'getOwnOrder' || name === 'getGuestOrder');

beforeEach(() => startCheckout());
afterEach(() => {
  removeToken();
  forgetGuestPass(NUMBER);
});

describe('/finalizar_compra, back from an order', () => {
  it('leads to the order that awaits its payment', async () => {
    const answers = { createOrder: () => unpaid, getOwnOrder: () => unpaid };
    const { user, router, unmount } = openCheckout(answers);
    await whenBuyerIsKnown();
    await user.click(await findPayButton());
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(getCart().isEmpty).toBe(true);
    unmount();
    openCheckout(answers);
    await empty();
    expect(await screen.findByRole('link', wayBack)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compra_realizada\/?\?pedido=BL-2026-000123$/),
    );
    expect(screen.getByText(`O pedido ${NUMBER} está salvo e aguarda pagamento`)).toBeVisible();
  });

  it('leads a guest to theirs by its pass', async () => {
    removeToken();
    cartActions.resetCart();
    storeGuestPass(NUMBER, 'the-pass');
    writeUnpaidOrder(NUMBER);
    openCheckout({ getGuestOrder: () => unpaid });
    await empty();
    expect(await screen.findByRole('link', wayBack)).toBeVisible();
  });

  it('says nothing of one that is paid by now, and asks about it once', async () => {
    cartActions.resetCart();
    writeUnpaidOrder(NUMBER);
    const view = openCheckout({ getOwnOrder: () => makeOrder() });
    await waitFor(() => expect(asked(view)).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('checkout-unpaid-order')).toBeNull());
    expect(screen.queryByRole('link', wayBack)).toBeNull();
  });

  it('asks about no order where this tab placed none', async () => {
    cartActions.resetCart();
    const view = openCheckout();
    await empty();
    expect(asked(view)).toEqual([]);
  });

  it('asks about none that this browser may not read', async () => {
    removeToken();
    cartActions.resetCart();
    writeUnpaidOrder(NUMBER);
    const view = openCheckout();
    await empty();
    expect(asked(view)).toEqual([]);
  });
});

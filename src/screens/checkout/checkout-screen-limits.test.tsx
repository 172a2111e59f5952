import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeToken } from '@/client/token';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { storePaymentDraft } from '@/features/checkout/payment/payment-draft';
import { makeOrder } from '@/testing/make-checkout-order';
import { refusal } from '@/testing/mock-api';
import { findPayButton, openCheckout, startCheckout, typeCard } from '@/testing/open-checkout';

const NUMBER = 'BL-2026-000123';

beforeEach(() => startCheckout());
afterEach(() => removeToken());

describe('/finalizar_compra, over a limit', () => {
  it('after too many cards names the order that waits, at once, and asks the shop no more by itself', async () => {
    const view = openCheckout({
      createOrder: () => {
        throw refusal('RATE_LIMITED', {}, { orderNumber: NUMBER });
      },
      getOwnOrder: () => makeOrder({ number: NUMBER, actions: { pay: true, cancel: true, withdraw: false } }),
    });
    await typeCard(view);
    await view.user.click(await findPayButton());
    expect(await screen.findByText(`O pedido ${NUMBER} está salvo e aguarda pagamento`)).toBeInTheDocument();
    expect(screen.getByText(/Foram muitas tentativas/)).toBeInTheDocument();
    expect(view.sent('createOrder')).toHaveLength(1);
  });

  it('of unpaid orders leads a customer to them, and a guest to where an order is followed', async () => {
    const createOrder = () => {
      throw refusal('UNPAID_ORDERS_LIMIT');
    };
    const customer = openCheckout({ createOrder });
    await customer.user.click(await findPayButton());
    const orders = await screen.findByRole('link', { name: 'Ver meus pedidos' });
    expect(orders).toHaveAttribute('href', '/minha-conta/pedidos');
    customer.unmount();
    removeToken();
    storePaymentDraft(null, {
      contact: {
        fullName: 'Ana Prado',
        email: 'ana@exemplo.com.br',
        phone: '(34) 99999-1234',
        document: '529.982.247-25',
      },
    });
    const guest = openCheckout({ createGuestOrder: createOrder });
    await guest.user.click(await findPayButton());
    const follow = await screen.findByRole('link', { name: 'Acompanhar pedido' });
    expect(follow).toHaveAttribute('href', '/order');
  });

  it('of units says how many can be had this way, and where to go instead', async () => {
    const items = [{ variationId: 'v1', title: 'Seca Brava 40', requested: 40, available: 10 }];
    const view = openCheckout({
      createOrder: () => {
        throw refusal('BOLETO_UNITS_LIMIT', {}, { items });
      },
    });
    await typeCard(view);
    await view.user.click(await findPayButton());
    const alert = await screen.findByText('Unidades demais para esta forma de pagamento');
    const box = alert.closest<HTMLElement>('[role="alert"]') ?? document.body;
    expect(box).toHaveTextContent('Seca Brava 40: no máximo 10 unidades nesta forma de pagamento');
    expect(box).toHaveTextContent('Pague com Pix ou cartão');
    expect(within(box).getByRole('link', { name: 'Fale com a gente' })).toHaveAttribute('href', '/contato');
  });

  it('of stock takes what is left, and pays once more only when the new amount was confirmed', async () => {
    cartActions.updateItem('v1', { quantity: 5 });
    cartActions.addItem(makeCartLine({ id: 'v2' }));
    const left = makeQuote([{ ...makeCartLine(), quantity: 2 }], { selectedFrete: PICK_UP, byPix: true });
    const view = openCheckout({
      createOrder: ({ body }) => {
        if (body.hash === left.hash) return makeOrder();
        const short = { title: 'Seca Brava 40', titleLang: 'pt-BR', requested: 5 };
        const items = [
          { ...short, variationId: 'v1', available: 2 },
          { ...short, variationId: 'v2', title: 'Outro', available: 0 },
        ];
        throw refusal('OUT_OF_STOCK', {}, { ...left, items });
      },
    });
    await view.user.click(await findPayButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Seca Brava 40: restam 2 unidades.*Outro: esgotado/);
    await view.user.click(within(notice).getByRole('button', { name: 'Ficar com o que resta' }));
    expect(getCart().items.map(({ id, quantity }) => [id, quantity])).toEqual([['v1', 2]]);
    expect(view.sent('createOrder')).toHaveLength(1);
    await view.user.click(await screen.findByRole('button', { name: /^Confirmar e pagar R\$.*224,01/ }));
    await waitFor(() => expect(view.router.push).toHaveBeenCalled());
    expect(view.sent('createOrder')[1]?.input.body).toMatchObject({
      items: [{ variationId: 'v1', quantity: 2 }],
      hash: left.hash,
    });
  });

  it('of stock leads to the cart where nothing is left', async () => {
    const items = [{ variationId: 'v1', title: 'Seca Brava 40', requested: 1, available: 0 }];
    const view = openCheckout({
      createOrder: () => {
        throw refusal('OUT_OF_STOCK', {}, { ...makeQuote([]), items });
      },
    });
    await view.user.click(await findPayButton());
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Ajustar o carrinho' })).toBeVisible();
    expect(within(notice).queryByRole('button')).toBeNull();
  });
});

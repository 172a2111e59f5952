import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeToken } from '@/client/token';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { makeOrder } from '@/testing/make-checkout-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import {
  BUYER,
  findPayButton,
  openCheckout,
  startCheckout,
  typeCard,
  whenBuyerIsKnown,
} from '@/testing/open-checkout';

function open(createOrder?: ApiAnswers['createOrder'], more: ApiAnswers = {}) {
  const view = openCheckout({ ...more, ...(createOrder && { createOrder }) });
  return { ...view, orders: () => view.sent('createOrder'), keys: () => view.keysOf('createOrder') };
}

/** The form with everything known filled in, and the amount on the button. */
const payButton = async () => {
  await whenBuyerIsKnown();
  return findPayButton();
};

beforeEach(() => startCheckout());
afterEach(() => removeToken());

describe('/finalizar_compra', () => {
  it('takes the order of a visitor by name, e-mail, phone and document, and opens it by its pass', async () => {
    removeToken();
    const { user, calls, router } = open(undefined, {
      createGuestOrder: () => ({ order: makeOrder({ number: 'BL-GUEST' }), pass: 'the-pass' }),
    });
    const values = {
      'Nome completo ou razão social': 'Ana Prado',
      'E-mail': 'ana@exemplo.com.br',
      'Telefone com DDD': '34999991234',
      'CPF ou CNPJ': '52998224725',
    };
    for (const [name, text] of Object.entries(values)) {
      await user.click(await screen.findByRole('textbox', { name }));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    expect(await screen.findByText('Ana Prado')).toBeInTheDocument();
    await user.click(await findPayButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/compra_realizada?pedido=BL-GUEST'));
    const sent = calls.find(({ name }) => name === 'createGuestOrder');
    expect((sent?.input.body as CreateOrderInput | undefined)?.payer).toMatchObject({
      fullName: 'Ana Prado',
      email: 'ana@exemplo.com.br',
      phone: '(34) 99999-1234',
      document: '52998224725',
    });
    expect(JSON.parse(localStorage.getItem('guest-orders') ?? '[]')).toEqual([['BL-GUEST', 'the-pass']]);
  });

  it('says what is missing of a visitor next to the fields, with the focus on the first', async () => {
    removeToken();
    const { user } = open();
    await screen.findByRole('textbox', { name: 'E-mail' });
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    const name = screen.getByRole('textbox', { name: 'Nome completo ou razão social' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveAccessibleDescription(/./);
  });

  it('says of a phone without its area code what is wrong, instead of going on without a word', async () => {
    removeToken();
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com.br');
    await user.type(screen.getByRole('textbox', { name: 'Nome completo ou razão social' }), 'Ana Prado');
    await user.type(screen.getByRole('textbox', { name: /^CPF/ }), '52998224725');
    const phone = screen.getByRole('textbox', { name: 'Telefone com DDD' });
    await user.type(phone, '999991234');
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Digite o telefone com DDD.'));
    expect(phone).toHaveFocus();
    await user.clear(phone);
    await user.type(phone, '34999991234');
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await waitFor(() => expect(phone).not.toBeInTheDocument());
  });

  it('opens the delivery in place when none is chosen', async () => {
    cartActions.setSelectedFrete(null);
    open();
    expect(await screen.findByRole('textbox', { name: 'CEP' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar R\$/ })).toBeNull();
  });

  it('places one order for ten clicks, empties the cart and shows the order', async () => {
    let finish: (order: Order) => void = () => undefined;
    const { user, orders, keys, router } = open(() => new Promise<Order>((resolve) => (finish = resolve)));
    const pay = await payButton();
    expect(pay).toHaveTextContent(/112,00.*no Pix/);
    for (let click = 0; click < 10; click += 1) await user.click(pay);
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(pay).toHaveAttribute('aria-busy', 'true');
    expect(orders()[0]?.input.body).toMatchObject({
      items: [{ variationId: 'v1', quantity: 1 }],
      freightService: 'retirada',
      address: null,
      payer: { fullName: BUYER.fullName, document: '52998224725' },
      paymentMethod: 'pix',
      card: null,
      hash: 'hash-11790-0',
    });
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    finish(makeOrder());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/compra_realizada?pedido=BL-2026-000123'));
    expect(orders()).toHaveLength(1);
    expect(getCart().isEmpty).toBe(true);
    const told = (window.dataLayer ?? []).flatMap((entry) => (entry as { event?: string }).event ?? []);
    expect(told).toEqual(['add_payment_info', 'purchase']);
  });

  it('leaves in the cart what was put there while the order was placed', async () => {
    let finish: (order: Order) => void = () => undefined;
    const { user, orders } = open(() => new Promise<Order>((resolve) => (finish = resolve)));
    await user.click(await payButton());
    await waitFor(() => expect(orders()).toHaveLength(1));
    act(() => cartActions.addItem(makeCartLine({ id: 'v9' })));
    finish(makeOrder());
    await waitFor(() => expect(getCart().items.map(({ id }) => id)).toEqual(['v9']));
  });

  it('refuses a document that does not add up, next to the field, with the focus on it', async () => {
    const { user, orders } = open();
    await user.click(await whenBuyerIsKnown());
    const field = await screen.findByLabelText('CPF ou CNPJ');
    await user.clear(field);
    await user.type(field, '12345678912');
    expect(field).toHaveValue('123.456.789-12');
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Confira o CPF ou CNPJ/));
    expect(field).toHaveFocus();
    expect(orders()).toHaveLength(0);
  });

  it('takes a CNPJ with letters', async () => {
    const { user, orders } = open(() => makeOrder());
    await user.click(await whenBuyerIsKnown());
    const field = await screen.findByLabelText('CPF ou CNPJ');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.click(screen.getByRole('button', { name: 'Meu CNPJ tem letras' }));
    expect(field).toHaveAttribute('inputmode', 'text');
    await user.clear(field);
    await user.type(field, '12abc34501de35');
    expect(field).toHaveValue('12.ABC.345/01DE-35');
    await user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await user.click(await findPayButton());
    await waitFor(() =>
      expect((orders()[0]?.input.body as CreateOrderInput | undefined)?.payer.document).toBe(
        '12ABC34501DE35',
      ),
    );
  });

  it('keeps the form of a denied card, and tries again under a new key', async () => {
    const { user, keys, orders } = open(() => {
      throw refusal('PAYMENT_DENIED');
    });
    await typeCard({ user });
    await user.click(await screen.findByRole('button', { name: /^Pagar R\$.*no cartão/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Pagamento recusado');
    expect(screen.getByLabelText('Nome impresso no cartão')).toHaveValue('ADELMO COUTO');
    expect(getCart().isEmpty).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^Pagar R\$.*no cartão/ }));
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
    expect((orders()[0]?.input.body as CreateOrderInput | undefined)?.card).toMatchObject({
      number: '4012001037141112',
      expiry: '12/29',
    });
  });

  it('puts what the shop refuses next to its field', async () => {
    const { user } = open(() => {
      throw refusal('VALIDATION', { 'card.number': 'cardNumber' });
    });
    await typeCard({ user });
    await user.click(await screen.findByRole('button', { name: /^Pagar R\$.*no cartão/ }));
    const field = screen.getByLabelText('Número do cartão');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Confira o número do cartão.'));
    expect(field).toHaveFocus();
  });

  it('shows line by line what changed and asks to confirm', async () => {
    let price = 117.9;
    const fresh = () =>
      makeQuote([{ ...makeCartLine({ sale_price: price }), quantity: 1 }], {
        selectedFrete: PICK_UP,
        byPix: true,
      });
    const { user, orders, router } = open(
      ({ body }) => {
        if (body.hash === fresh().hash) return makeOrder();
        throw refusal('CART_CHANGED', {}, fresh());
      },
      { quoteCheckout: fresh },
    );
    const pay = await payButton();
    price = 125.5;
    await user.click(pay);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Seca Brava 40, Saco 30 kg.*117,90.*125,50/);
    await user.click(await screen.findByRole('button', { name: /^Confirmar e pagar R\$.*119,22/ }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(orders()).toHaveLength(2);
  });

  it('asks no one to confirm the old amount while the new one is on its way', async () => {
    let answer: () => void = () => undefined;
    let price = 117.9;
    const fresh = () =>
      makeQuote([{ ...makeCartLine({ sale_price: price }), quantity: 1 }], {
        selectedFrete: PICK_UP,
        byPix: true,
      });
    const { user, orders } = open(
      () => {
        throw refusal('CART_CHANGED', {}, fresh());
      },
      {
        quoteCheckout: () =>
          price === 117.9 ? fresh() : new Promise((resolve) => (answer = () => resolve(fresh()))),
      },
    );
    const pay = await payButton();
    price = 125.5;
    await user.click(pay);
    const confirm = await screen.findByRole('button', { name: /^Confirmar e pagar/ });
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(confirm).not.toHaveTextContent('112,00');
    await user.click(confirm);
    expect(orders()).toHaveLength(1);
    answer();
    await waitFor(() => expect(confirm).toHaveTextContent('119,22'));
    await user.click(confirm);
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect((orders()[1]?.input.body as CreateOrderInput | undefined)?.hash).toBe(fresh().hash);
  });

  it('names the product that was sold meanwhile', async () => {
    const { user } = open(() => {
      throw refusal(
        'OUT_OF_STOCK',
        {},
        { items: [{ variationId: 'v1', title: 'Seca Brava 40', requested: 1, available: 0 }] },
      );
    });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Seca Brava 40: esgotado/);
  });

  it('asks again with the same key when no answer came', async () => {
    let isDown = true;
    const { user, keys, router } = open(() => {
      if (!isDown) return makeOrder();
      isDown = false;
      throw noAnswer();
    });
    await user.click(await payButton());
    expect(await screen.findByText('Verificando seu pagamento')).toBeInTheDocument();
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeToken } from '@/client/token';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeOrder } from '@/testing/make-checkout-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import {
  BUYER,
  findPayButton,
  openCheckout,
  startCheckout,
  typeCard,
  type CheckoutView,
} from '@/testing/open-checkout';

const NUMBER = 'BL-2026-000123';
const REASON = 'Saldo insuficiente (código 51)';

/** The order that the denial left: as the form has it. */
const waiting = (overrides: Parameters<typeof makeOrder>[0] = {}): Order =>
  makeOrder({
    paymentMethod: 'credit_card',
    total: 117.9,
    totals: { subtotal: 117.9, discount: 0, pixDiscount: 0, freight: 0, total: 117.9 },
    payer: {
      fullName: BUYER.fullName,
      email: BUYER.email,
      document: BUYER.document,
      stateRegistration: null,
      phone: null,
    },
    payment: { id: 'pay-1', method: 'credit_card', status: 'denied', reason: REASON, pix: null },
    actions: { pay: true, cancel: true, withdraw: false },
    ...overrides,
  });
const denied = (reason = REASON) => refusal('PAYMENT_DENIED', {}, { reason, orderNumber: NUMBER });

const open = (answers: ApiAnswers = {}) =>
  openCheckout({
    createOrder: () => {
      throw denied();
    },
    getOwnOrder: () => waiting(),
    ...answers,
  });

async function payDenied(view: CheckoutView) {
  await typeCard(view);
  await view.user.click(await findPayButton());
  const alert = await screen.findByRole('alert');
  // The order that waits is known before another try.
  await screen.findByText(`O pedido ${NUMBER} está salvo e aguarda pagamento`);
  return alert;
}

beforeEach(() => startCheckout());
afterEach(() => removeToken());

describe('/finalizar_compra, after a denied card', () => {
  it('says the acquirer’s reason beside the card, with the focus on it, and loses nothing typed', async () => {
    const view = open();
    const alert = await payDenied(view);
    expect(alert).toHaveTextContent(REASON);
    expect(screen.getByRole('group', { name: 'Forma de pagamento' })).toContainElement(alert);
    expect(alert.parentElement).toHaveFocus();
    expect(screen.getByLabelText('Nome impresso no cartão')).toHaveValue('ADELMO COUTO');
    expect(getCart().isEmpty).toBe(false);
    const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const stored = JSON.stringify([sessionStorage, localStorage]).replace(uuid, 'a key');
    expect(stored).toContain(NUMBER);
    for (const secret of ['4012', '1112', '987', '12/29', 'ADELMO COUTO'])
      expect(stored).not.toContain(secret);
  });

  it('says in one notice what failed and that the order is saved', async () => {
    const view = open({
      payOrder: () => {
        throw refusal('IDEMPOTENCY_KEY_REUSED');
      },
    });
    const notices = () =>
      [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].filter(({ textContent }) =>
        textContent.includes(NUMBER),
      );
    await payDenied(view);
    expect(screen.getAllByRole('alert')).toEqual(notices());
    await view.user.click(await findPayButton());
    await screen.findByText('O pagamento não foi feito');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toEqual(notices());
  });

  it('leads to the order that was made already where its answer was lost and something else is sent by then', async () => {
    const view = open({
      createOrder: () => {
        throw refusal('IDEMPOTENCY_KEY_REUSED', {}, { orderNumber: NUMBER });
      },
      getOwnOrder: () => waiting(),
    });
    await view.user.click(await findPayButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Este pedido já tinha sido feito');
    expect(alert).not.toHaveTextContent('recusado');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `/compra_realizada?pedido=${NUMBER}`);
  });

  it('pays the same order with another card, under a key of its own', async () => {
    const view = open({ payOrder: () => waiting({ state: 'approved', payment: { status: 'approved' } }) });
    await payDenied(view);
    const number = screen.getByLabelText('Número do cartão');
    await view.user.clear(number);
    await view.user.type(number, '5155901222280001');
    await view.user.click(await findPayButton());
    await waitFor(() => expect(view.router.push).toHaveBeenCalledWith(`/compra_realizada?pedido=${NUMBER}`));
    expect(view.sent('createOrder')).toHaveLength(1);
    const [payment] = view.sent('payOrder');
    expect(payment?.input.params).toEqual({ number: NUMBER });
    expect((payment?.input.body as PayOrderInput | undefined)?.card?.number).toBe('5155901222280001');
    expect(payment?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(payment?.headers['Idempotency-Key']).not.toBe(
      view.sent('createOrder')[0]?.headers['Idempotency-Key'],
    );
    expect(getCart().isEmpty).toBe(true);
    expect(sessionStorage.getItem('checkout-waiting-order')).toBeNull();
  });

  it('takes a new key after each denial, and PIX as well', async () => {
    let tries = 0;
    const view = open({
      payOrder: () => {
        tries += 1;
        if (tries < 3) throw denied(`Recusa ${tries}`);
        return waiting({ paymentMethod: 'pix', payment: { method: 'pix', status: 'pending' } });
      },
    });
    await payDenied(view);
    for (const count of [1, 2]) {
      await view.user.click(await findPayButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Recusa ${count}`));
    }
    await view.user.click(screen.getByRole('radio', { name: /^Pix/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.click(await screen.findByRole('button', { name: /no Pix$/ }));
    await waitFor(() => expect(view.router.push).toHaveBeenCalled());
    const payments = view.sent('payOrder');
    expect(new Set(payments.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(3);
    expect(payments[2]?.input.body).toEqual({ paymentMethod: 'pix', card: null });
    expect(view.sent('createOrder')).toHaveLength(1);
  });

  it('asks again with the same key when no answer came to the second payment', async () => {
    let isDown = true;
    const view = open({
      payOrder: () => {
        if (!isDown) return waiting({ state: 'approved', payment: { status: 'approved' } });
        isDown = false;
        throw noAnswer();
      },
    });
    await payDenied(view);
    await view.user.click(await findPayButton());
    expect(await screen.findByText('Verificando seu pagamento')).toBeInTheDocument();
    await waitFor(() => expect(view.router.push).toHaveBeenCalled());
    const keys = view.sent('payOrder').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('knows after a reload that an order waits, links to it, and pays it', async () => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    const view = open({ payOrder: () => waiting({ payment: { status: 'approved' } }) });
    expect(await screen.findByRole('link', { name: `Abrir o pedido ${NUMBER}` })).toHaveAttribute(
      'href',
      `/compra_realizada?pedido=${NUMBER}`,
    );
    await view.user.click(await findPayButton());
    await waitFor(() => expect(view.sent('payOrder')).toHaveLength(1));
    expect(view.sent('createOrder')).toHaveLength(0);
  });

  it('makes a new order where the cart is another one', async () => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    cartActions.addItem(makeCartLine());
    const view = open({ createOrder: () => makeOrder({ number: 'BL-NEW' }) });
    await screen.findByRole('link', { name: `Abrir o pedido ${NUMBER}` });
    await view.user.click(await findPayButton());
    await waitFor(() => expect(view.router.push).toHaveBeenCalledWith('/compra_realizada?pedido=BL-NEW'));
    expect(view.sent('payOrder')).toHaveLength(0);
  });

  it('makes a new order where another person pays', async () => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    const view = open({ createOrder: () => makeOrder({ number: 'BL-NEW' }) });
    await screen.findByRole('link', { name: `Abrir o pedido ${NUMBER}` });
    await view.user.click(await screen.findByRole('button', { name: 'Alterar os dados da nota fiscal' }));
    const document = await screen.findByLabelText('CPF ou CNPJ');
    await view.user.clear(document);
    await view.user.type(document, '11144477735');
    await view.user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await view.user.click(await findPayButton());
    await waitFor(() => expect(view.sent('createOrder')).toHaveLength(1));
    expect((view.sent('createOrder')[0]?.input.body as CreateOrderInput | undefined)?.payer.document).toBe(
      '11144477735',
    );
    expect(view.sent('payOrder')).toHaveLength(0);
  });

  it('says that an order can no longer be paid, links to it, and goes on with a new one', async () => {
    let closed = false;
    const view = open({
      getOwnOrder: () =>
        closed ? waiting({ actions: { pay: false, cancel: false, withdraw: false } }) : waiting(),
      payOrder: () => {
        closed = true;
        throw refusal('PAYMENT_CLOSED');
      },
    });
    await payDenied(view);
    await view.user.click(await findPayButton());
    expect(await screen.findByText('Este pagamento já foi encerrado.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: `Abrir o pedido ${NUMBER}` })).toHaveLength(1),
    );
    await view.user.click(await findPayButton());
    await waitFor(() => expect(view.sent('createOrder')).toHaveLength(2));
  });

  it('makes no second order while it is not known whether the first still waits', async () => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    const view = open({
      getOwnOrder: () => {
        throw noAnswer();
      },
    });
    await screen.findByText('A loja não respondeu');
    await view.user.click(await findPayButton());
    expect(view.sent('createOrder')).toHaveLength(0);
    expect(view.sent('payOrder')).toHaveLength(0);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@config/locales';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import type { Order } from '@/contract/schemas/orders';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeOrder } from '@/testing/make-checkout-order';
// A chunk of its own: loaded before anything waits for it.
import '@/features/checkout/payment/pay-again-form';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { findPortuguese } from '@/testing/texts/find-portuguese';
import { renderScreen } from '@/testing/render-screen';
import { CheckoutDoneScreen } from './checkout-done-screen';

const NUMBER = 'BL-2026-000123';
const PERSON = { id: 'u1', fullName: 'Adelmo Couto', email: 'adelmo@exemplo.com.br' };

const open = (order: Order | (() => never), answers: ApiAnswers = {}, locale: Locale = 'pt-BR') =>
  renderScreen(<CheckoutDoneScreen />, {
    url: `/compra_realizada?pedido=${NUMBER}`,
    locale,
    answers: {
      getSelf: () => ({ ...PERSON, admin: false, permissions: [] }),
      getOwnOrder: () => (typeof order === 'function' ? order() : order),
      ...answers,
    },
  });
const heading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  forgetCart();
  sessionStorage.clear();
  storeToken('t'.repeat(43));
});
afterEach(() => removeToken());

describe('/compra_realizada', () => {
  it.each([
    ['Pedido feito: falta pagar', 'pending_payment', 'pending'],
    ['Pedido salvo: o pagamento não foi aprovado', 'pending_payment', 'denied'],
    ['Pedido confirmado', 'approved', 'approved'],
    ['Pedido confirmado', 'shipped', 'approved'],
    ['O prazo para pagar acabou', 'cancelled', 'expired'],
    ['Pedido cancelado', 'cancelled', 'denied'],
    ['Pedido cancelado: você receberá o reembolso', 'cancelled', 'refunding'],
    ['Pedido cancelado: você receberá o reembolso', 'refunded', 'refunded'],
    ['Estamos conferindo o seu pagamento', 'pending_payment', 'review'],
    ['Estamos conferindo o seu pagamento', 'cancelled', 'review'],
  ] as const)('says "%s" for an order %s whose payment is %s', async (title, state, status) => {
    open(makeOrder({ state, payment: { status, secondsLeft: null } }));
    expect(await heading()).toHaveTextContent(title);
  });

  it('says that an unpaid order was cancelled where its buyer did it, before its time ran out', async () => {
    const end = { state: 'cancelled', at: '2026-11-21T12:10:00Z', by: 'cliente', note: null } as const;
    open(
      makeOrder({ state: 'cancelled', payment: { status: 'expired', secondsLeft: null }, history: [end] }),
    );
    expect(await heading()).toHaveTextContent('Pedido cancelado');
    expect(screen.queryByText(/O prazo/)).toBeNull();
  });

  it('does not say that an order is packed whose prescription is missing, and says until when to send it', async () => {
    open(
      makeOrder({
        state: 'approved',
        payment: { status: 'approved', secondsLeft: null },
        prescription: 'pending',
        prescriptionUntil: '2026-12-02T02:59:59.999Z',
      }),
    );
    expect(await heading()).toHaveTextContent('Pagamento aprovado: falta a receita');
    expect(screen.queryByText(/Agora vamos separar/)).toBeNull();
    expect(await screen.findByText(/Envie até 1 de dezembro de 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(NUMBER),
    );
  });

  it('leads to the order by number and e-mail who bought without an account and has another browser', async () => {
    removeToken();
    open(makeOrder());
    expect(await screen.findByRole('link', { name: 'Acompanhar pedido' })).toHaveAttribute(
      'href',
      `/order?numero=${NUMBER}`,
    );
  });

  it('lets a denied order be paid in place, and shows what comes of it', async () => {
    const actions = { pay: true, cancel: true, withdraw: false };
    let current = makeOrder({
      actions,
      payment: { status: 'denied', method: 'credit_card', pix: null, reason: 'Saldo insuficiente' },
    });
    const { user, calls } = renderScreen(<CheckoutDoneScreen />, {
      url: `/compra_realizada?pedido=${NUMBER}`,
      answers: {
        getSelf: () => ({ ...PERSON, admin: false, permissions: [] }),
        getOwnOrder: () => current,
        payOrder: () => (current = makeOrder({ actions, payment: { id: 'pay-2' } })),
      },
    });
    expect(await screen.findByText('Saldo insuficiente')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /^Pix/ }));
    await user.click(screen.getByRole('button', { name: /no Pix$/ }));
    expect(await screen.findByRole('textbox', { name: 'Pix copia e cola' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedido feito: falta pagar');
    expect(calls.filter(({ name }) => name === 'payOrder')).toHaveLength(1);
  });

  it.each([
    ['takes what was ordered off the cart', 1, 0],
    ['leaves in the cart what was added meanwhile', 3, 2],
  ] as const)('%s once another payment took the place of the denied one', async (_title, quantity, left) => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    cartActions.addItemWithQuantity(makeCartLine(), quantity);
    open(makeOrder({ payment: { status: 'pending' } }));
    await heading();
    await waitFor(() => expect(sessionStorage.getItem('checkout-waiting-order')).toBeNull());
    expect(getCart().totalItems).toBe(left);
  });

  it('keeps the cart while the order is not paid', async () => {
    sessionStorage.setItem('checkout-waiting-order', NUMBER);
    cartActions.addItem(makeCartLine());
    open(makeOrder({ payment: { status: 'denied' } }));
    await heading();
    expect(getCart().isEmpty).toBe(false);
    expect(sessionStorage.getItem('checkout-waiting-order')).toBe(NUMBER);
  });

  it('offers the packs again once the time to pay is over', async () => {
    open(makeOrder({ state: 'cancelled', payment: { status: 'expired', secondsLeft: null } }));
    expect(await screen.findByRole('heading', { name: 'Ainda quer os produtos?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Comprar de novo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  });

  it('says how much comes back while money is on its way', async () => {
    open(makeOrder({ state: 'cancelled', payment: { status: 'refunding', amount: 112, secondsLeft: null } }));
    expect(await screen.findByText('Seu reembolso está a caminho')).toBeInTheDocument();
    expect(screen.getByText(/Valor reembolsado:/)).toHaveTextContent(/R\$\s112,00/);
  });

  it('leads to the order, to WhatsApp with its number, and onto paper', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open(makeOrder({ state: 'approved', payment: { status: 'approved' } }));
    expect(await screen.findByRole('link', { name: 'Acompanhar o pedido' })).toHaveAttribute(
      'href',
      `/minha-conta/pedidos/${NUMBER}`,
    );
    const chat = screen.getByRole('link', { name: 'Falar sobre este pedido' }).getAttribute('href') ?? '';
    expect(new URL(chat).searchParams.get('text')).toContain(NUMBER);
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('adds the interest of the instalments to the total, and keeps seller and note on the sheet', async () => {
    open(
      makeOrder({
        state: 'approved',
        customerNote: 'Porteira azul',
        totals: { subtotal: 112, discount: 0, pixDiscount: 0, freight: 0, total: 112 },
        payment: {
          status: 'approved',
          method: 'credit_card',
          pix: null,
          amount: 130,
          interest: 18,
          installments: 12,
          card: { brand: 'Visa', last4: '1112' },
        },
      }),
    );
    expect(await screen.findByText('Juros do cartão')).toBeInTheDocument();
    expect(screen.getAllByText(/R\$\s130,00/).length).toBeGreaterThan(0);
    expect(screen.getByText('Porteira azul')).toBeInTheDocument();
    expect(screen.getByText(/Vendido e entregue por/)).toBeInTheDocument();
  });

  it('shows where the parcel is once there is a tracking code', async () => {
    open(
      makeOrder({
        state: 'shipped',
        payment: { status: 'approved' },
        tracking: { code: 'BR123456789', url: 'https://rastreio.example/BR123456789' },
      }),
    );
    expect(await screen.findByText('BR123456789')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rastrear a entrega' })).toHaveAttribute(
      'href',
      'https://rastreio.example/BR123456789',
    );
  });

  it('asks a visitor to sign in, and comes back', async () => {
    removeToken();
    open(makeOrder());
    expect(await heading()).toHaveTextContent('Entre para ver o seu pedido');
  });

  it('tells an unknown order from a shop that does not answer', async () => {
    const view = open(() => {
      throw refusal('NOT_FOUND');
    });
    expect(await heading()).toHaveTextContent('Não encontramos este pedido');
    view.unmount();
    const nonsense = open(() => {
      throw refusal('VALIDATION', { number: 'tooLong' });
    });
    expect(await heading()).toHaveTextContent('Não encontramos este pedido');
    nonsense.unmount();
    open(() => {
      throw noAnswer();
    });
    expect(await screen.findByText('A loja não respondeu')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
  });

  it.each(['en', 'ar'] as const)('speaks the language of its reader (%s)', async (locale) => {
    const order = makeOrder();
    const lines = order.lines.map((line) => ({ ...line, titles: { [locale]: 'Dry Season 40' } }));
    open({ ...order, lines }, {}, locale);
    expect(await screen.findByText('Dry Season 40')).toHaveAttribute('lang', locale);
    expect(findPortuguese(document.body)).toEqual([]);
  });
});

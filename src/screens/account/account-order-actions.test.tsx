import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { brand } from '@config/brands';
import type { Order, Payment } from '@/contract/schemas/orders';
import { storeToken } from '@/client/store-token';
import { makeOrder } from '@/testing/make-checkout-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import checkout from '../../../public/locales/pt-BR/checkout.json';
import errors from '../../../public/locales/pt-BR/errors.json';
import { AccountOrderScreen } from './account-order-screen';

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const MONDAY = '2026-11-23T12:00:00.000Z';
const NEXT_MONDAY = '2026-12-01T02:59:59.999Z';

const order = (over: Partial<Order>): Order => ({ ...makeOrder(), number: 'BL-1', payment: null, ...over });
const attempt = (over: Partial<Payment>): Payment => ({
  id: 'p1',
  method: 'credit_card',
  status: 'approved',
  amount: 274.4,
  interest: 0,
  installments: 1,
  createdAt: MONDAY,
  reason: null,
  simulated: true,
  expiresAt: null,
  secondsLeft: null,
  pix: null,
  boleto: null,
  boletoPdf: null,
  card: { brand: 'Visa', last4: '1112' },
  ...over,
});

const show = (shown: Order | (() => Order), answers: ApiAnswers = {}) =>
  renderScreen(<AccountOrderScreen />, {
    url: '/minha-conta/pedidos/BL-1',
    pathname: '/minha-conta/pedidos/[number]',
    params: { number: 'BL-1' },
    answers: {
      getSelf: () => ANA,
      getOwnOrder: () => (typeof shown === 'function' ? shown() : shown),
      ...answers,
    },
  });

beforeEach(() => storeToken('t'.repeat(43)));

describe('the order page of a customer', () => {
  it('links to the invoice and the tracking, and shows the customer’s note', async () => {
    show(
      order({
        state: 'shipped',
        invoice: { number: '000.123', url: 'https://nfe.example/123' },
        tracking: { code: 'BR123', url: 'https://correios.example/BR123' },
        customerNote: 'Porteira azul',
      }),
    );
    // Found by text first, because queries by role are slow on a whole page.
    expect(await screen.findByText('000.123')).toBeVisible();
    const invoice = screen.getByRole('link', { name: 'Ver a nota fiscal' });
    expect(invoice).toHaveAttribute('href', 'https://nfe.example/123');
    expect(screen.getByRole('link', { name: 'Rastrear a entrega' })).toHaveAttribute(
      'href',
      'https://correios.example/BR123',
    );
    expect(screen.getByText('BR123')).toBeVisible();
    expect(screen.getByText('Porteira azul')).toBeVisible();
  });

  it('shows numbers without a link when there is no document', async () => {
    show(
      order({
        state: 'shipped',
        invoice: { number: '000.123', url: null },
        tracking: { code: 'BR123', url: null },
      }),
    );
    expect(await screen.findByText('000.123')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver a nota fiscal' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Rastrear a entrega' })).toBeNull();
  });

  it('lists every payment attempt, with its result and why it was denied', async () => {
    show(
      order({
        state: 'approved',
        payments: [
          attempt({ id: 'b', installments: 10, interest: 12.5 }),
          attempt({ id: 'a', status: 'denied', reason: 'Saldo insuficiente' }),
        ],
      }),
    );
    const heading = await screen.findByRole('heading', { name: 'Pagamentos' });
    const rows = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Aprovado.*em 10x.*Visa com final 1112.*Juros incluídos/);
    expect(rows[1]).toHaveTextContent(/Recusado.*Saldo insuficiente/);
  });

  it('says how to send a missing prescription, with a message that names the order', async () => {
    const prescriptionUntil = '2026-12-02T02:59:59.999Z';
    show(order({ state: 'approved', prescription: 'pending', prescriptionUntil }));
    expect(await screen.findByText(/Envie até 1 de dezembro de 2026. Depois disso/)).toBeVisible();
    expect(screen.getAllByText('Falta a receita do médico-veterinário')).toHaveLength(2);
    const chat = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' });
    expect(chat).toHaveAttribute('href', expect.stringContaining('BL-1'));
    expect(screen.getByRole('link', { name: 'Enviar por e‑mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^mailto:${brand.company.email}.+BL-1`)),
    );
  });

  it('does not ask for an approved prescription', async () => {
    show(order({ state: 'picking', prescription: 'approved' }));
    expect(await screen.findByText('Receita conferida')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull();
  });

  it('offers another payment while one is possible, also after a denied card', async () => {
    const denied = attempt({ status: 'denied' });
    show(
      order({
        state: 'pending_payment',
        payment: denied,
        payments: [denied],
        actions: { pay: true, cancel: true, withdraw: false },
      }),
    );
    expect(await screen.findByRole('heading', { name: checkout.again.title })).toBeVisible();
    expect(await screen.findByText(checkout.outcome.denied)).toBeVisible();
  });
});

describe('cancelling an own order', () => {
  const open = order({ state: 'approved', actions: { pay: false, cancel: true, withdraw: false } });

  it('asks for confirmation, sends the reason, and shows the new state', async () => {
    let shown = open;
    const cancelOrder = () =>
      (shown = order({ state: 'cancelled', actions: { pay: false, cancel: false, withdraw: false } }));
    const { user, calls } = show(() => shown, { cancelOrder });
    await user.click(await screen.findByRole('button', { name: 'Cancelar o pedido' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar o pedido BL-1?' });
    expect(dialog).toHaveTextContent('reembolsado por inteiro');
    await user.type(within(dialog).getByLabelText('Motivo'), '  Comprei errado ');
    await user.click(within(dialog).getByRole('button', { name: 'Sim, cancelar' }));
    expect(await screen.findByText('Pedido cancelado.')).toHaveFocus();
    expect(calls.find(({ name }) => name === 'cancelOrder')?.input).toMatchObject({
      params: { number: 'BL-1' },
      body: { reason: 'Comprei errado' },
    });
    expect(screen.getByText('Cancelado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar o pedido' })).toBeNull();
  });

  it('changes nothing when the customer closes the dialog', async () => {
    const { user, calls } = show(open);
    const button = await screen.findByRole('button', { name: 'Cancelar o pedido' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Manter o pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    expect(calls.some(({ name }) => name === 'cancelOrder')).toBe(false);
  });

  it('leaves the dialog open with its reason when the server does not answer', async () => {
    const { user } = show(open, { cancelOrder: () => Promise.reject(noAnswer()) });
    await user.click(await screen.findByRole('button', { name: 'Cancelar o pedido' }));
    await user.type(await screen.findByLabelText('Motivo'), 'Comprei errado');
    await user.click(screen.getByRole('button', { name: 'Sim, cancelar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    expect(screen.getByLabelText('Motivo')).toHaveValue('Comprei errado');
  });

  it('shows the current state when staff changed the order meanwhile', async () => {
    let shown = open;
    const { user } = show(() => shown, {
      cancelOrder() {
        shown = order({ state: 'picking' });
        return Promise.reject(refusal('INVALID_TRANSITION'));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancelar o pedido' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, cancelar' }));
    expect(await screen.findByText('Em separação')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar o pedido' })).toBeNull();
  });

  it('is not offered for an order that cannot be cancelled', async () => {
    show(order({ state: 'shipped' }));
    expect(await screen.findByText('Pronto para retirada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar o pedido' })).toBeNull();
  });
});

describe('returning an order', () => {
  const delivered = order({
    state: 'delivered',
    actions: { pay: false, cancel: false, withdraw: true },
    withdrawal: { requestedAt: null, reason: null, until: NEXT_MONDAY },
  });

  it('shows the deadline, accepts a reason, and shows that it was requested', async () => {
    let shown = delivered;
    const requestWithdrawal = () =>
      (shown = order({
        state: 'delivered',
        withdrawal: { requestedAt: MONDAY, reason: 'Saco rasgado', until: NEXT_MONDAY },
      }));
    const { user, calls } = show(() => shown, { requestWithdrawal });
    expect(await screen.findByText(/até 30 de novembro de 2026, 23:59/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Devolver o pedido' }));
    await user.type(await screen.findByLabelText('Motivo'), 'Saco rasgado');
    await user.click(screen.getByRole('button', { name: 'Confirmar devolução' }));
    expect(await screen.findByText('Devolução solicitada em 23 de novembro de 2026')).toBeVisible();
    expect(screen.getByText('Motivo: Saco rasgado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Devolver o pedido' })).toBeNull();
    expect(calls.find(({ name }) => name === 'requestWithdrawal')?.input.body).toEqual({
      reason: 'Saco rasgado',
    });
  });

  it('needs no reason', async () => {
    const { user, calls } = show(delivered, { requestWithdrawal: () => delivered });
    await user.click(await screen.findByRole('button', { name: 'Devolver o pedido' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar devolução' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'requestWithdrawal')?.input.body).toEqual({ reason: null }),
    );
  });

  it('says when the seven days are over', async () => {
    show({ ...delivered, actions: { pay: false, cancel: false, withdraw: false } });
    expect(await screen.findByText(/terminou em 30 de novembro/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Devolver o pedido' })).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Order } from '@/contract/schemas/orders';
// Loaded by the page when they are needed; here before the clock runs.
import '@/components/ui/overlays/dialog-frame';
import '@/components/ui/overlays/drawer-frame';
import '@/features/dashboard/kit/password-dialog';
import { makeOrder as makePaidOrder } from '@/testing/make-checkout-order';
import { makeOrder } from '@/testing/make-dashboard-order';
import { noAnswer, refusal } from '@/testing/mock-api';
import { findOrderSheet, openOrders, orderAdmin, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

/** Approves an order that was not paid: what is asked is said yes to. */
async function approve(user: ReturnType<typeof openOrders>['user'], dialog: HTMLElement) {
  await user.click(await within(dialog).findByRole('button', { name: 'Aprovar' }));
  await user.click(
    within(within(dialog).getByRole('form', { name: /^Aprovar/ })).getByRole('button', { name: 'Aprovar' }),
  );
}

describe('an order in the side sheet', () => {
  const url = `${ORDERS_PATH}?estado=pending_payment&aberto=BL-7K2M9Q`;

  it('shows lines, payer, rural address, freight and history', async () => {
    openOrders({ url });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText('Sal mineral 80')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('111.444.777-35');
    expect(dialog).toHaveTextContent('Fazenda Boa Vista');
    expect(dialog).toHaveTextContent('MG-190, km 12');
    expect(dialog).toHaveTextContent('38500-000');
    expect(dialog).toHaveTextContent('4 a 7 dias úteis');
    expect(within(dialog).getByRole('list', { name: 'Histórico' })).toHaveTextContent('cliente');
  });

  it('is ready, not sent, where the buyer fetches it', async () => {
    const pickUp = { isPickUp: true, address: null } as const;
    openOrders({
      url,
      answers: { getOrder: () => makeOrder({ ...pickUp, state: 'picking', nextStates: ['shipped'] }) },
    });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByRole('button', { name: 'Avisar que está pronto' })).toBeInTheDocument();
  });

  it('goes back to the filtered list when it closes', async () => {
    const { user, router } = openOrders({ url });
    await user.click(within(await findOrderSheet()).getByRole('button', { name: 'Fechar' }));
    expect(router.push).toHaveBeenCalledWith(
      `${ORDERS_PATH}?estado=pending_payment`,
      undefined,
      expect.anything(),
    );
  });

  it('approves no unpaid order with one click: it asks, and a step back changes nothing', async () => {
    const { user, calls } = openOrders({ url });
    const dialog = await findOrderSheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Aprovar' }));
    const form = within(dialog).getByRole('form', { name: 'Aprovar o pedido BL-7K2M9Q, que não foi pago?' });
    expect(form).toHaveTextContent('você confirma que o pagamento entrou');
    await user.click(within(form).getByRole('button', { name: 'Voltar' }));
    expect(within(dialog).getByRole('button', { name: 'Aprovar' })).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'changeOrderState')).toHaveLength(0);
  });

  it('names what is packed: item numbers, the weight of all, and a chat with the buyer', async () => {
    const [line] = makeOrder().lines;
    openOrders({
      url,
      answers: {
        getOrder: () =>
          makeOrder({ lines: line ? [{ ...line, sku: 'SAL-80-30', weightGrams: 30_250 }] : [] }),
      },
    });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText(/SAL-80-30/)).toBeInTheDocument();
    expect(within(dialog).getByText('Peso total').nextSibling).toHaveTextContent('60,5 kg');
    expect(within(dialog).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/5534900001234'),
    );
  });

  it('calls a boleto that was never paid of a paid order replaced, not expired', async () => {
    const payment = {
      id: 'p1',
      method: 'boleto',
      status: 'expired',
      amount: 609.91,
      interest: 0,
      createdAt: '2026-11-20T20:12:00Z',
      reason: null,
      installments: 1,
      simulated: false,
      expiresAt: null,
      secondsLeft: null,
      pix: null,
      boletoPdf: null,
      boleto: null,
      card: null,
    } as const;
    const payments = [{ ...payment, id: 'p2', status: 'approved' as const }, payment];
    openOrders({ url, answers: { getOrder: () => makeOrder({ state: 'approved', payments }) } });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText('substituído')).toBeInTheDocument();
    expect(within(dialog).queryByText('vencido')).not.toBeInTheDocument();
  });

  it('shows what was paid beside what was asked for, where it is another amount', async () => {
    const { payment } = makePaidOrder({ payment: { status: 'review', amount: 95, paid: 94.99 } });
    const order = makeOrder({ payments: payment ? [payment] : [] });
    openOrders({ url, answers: { getOrder: () => order } });
    const dialog = await findOrderSheet();
    expect((await within(dialog).findByText(/Valor recebido/)).textContent).toContain('94,99');
  });

  it('approves the version that is on the screen, and shows what may come next', async () => {
    const { user, calls } = openOrders({
      url,
      answers: {
        changeOrderState: () =>
          makeOrder({ state: 'approved', version: 4, nextStates: ['picking', 'cancelled'] }),
      },
    });
    const dialog = await findOrderSheet();
    await approve(user, dialog);
    expect(await within(dialog).findByRole('button', { name: 'Iniciar separação' })).toBeInTheDocument();
    const [change] = calls.filter(({ name }) => name === 'changeOrderState');
    expect(change?.input).toMatchObject({
      params: { number: 'BL-7K2M9Q' },
      body: { state: 'approved', version: 3 },
    });
  });

  it.each([
    ['picking', 'shipped', 'Enviar', 'Mudar 1 pedido para “Enviado”?'],
    ['shipped', 'delivered', 'Marcar como entregue', 'Mudar 1 pedido para “Entregue”?'],
  ] as const)(
    'asks before an order that is %s becomes %s, which nothing takes back',
    async (state, next, action, question) => {
      const { user, calls } = openOrders({
        url,
        answers: {
          getOrder: () => makeOrder({ state, nextStates: [next] }),
          changeOrderState: () => makeOrder({ state: next, version: 4, nextStates: [] }),
        },
      });
      const changes = () => calls.filter(({ name }) => name === 'changeOrderState');
      const button = await within(await findOrderSheet()).findByRole('button', { name: action });
      await user.click(button);
      const dialog = await screen.findByRole('dialog', { name: question });
      expect(dialog).toHaveTextContent('BL-7K2M9Q');
      await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
      expect(changes()).toHaveLength(0);
      await user.click(button);
      await user.click(
        within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: action }),
      );
      await waitFor(() => expect(changes()).toHaveLength(1));
      expect(changes()[0]?.input.body).toEqual({ state: next, version: 3 });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument());
    },
  );

  it('moves once when its button is clicked twice before anything is drawn', async () => {
    const { calls } = openOrders({
      url,
      answers: {
        getOrder: () => makeOrder({ state: 'approved', nextStates: ['picking'] }),
        changeOrderState: () => makeOrder({ state: 'picking', version: 4, nextStates: ['shipped'] }),
      },
    });
    const dialog = await findOrderSheet();
    const button = await within(dialog).findByRole('button', { name: 'Iniciar separação' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await within(dialog).findByRole('button', { name: 'Enviar' })).toBeEnabled();
    expect(calls.filter(({ name }) => name === 'changeOrderState')).toHaveLength(1);
  });

  it('says that another person was faster, and shows the order as it is now', async () => {
    let current: Order = makeOrder();
    const { user } = openOrders({
      url,
      answers: {
        getOrder: () => current,
        changeOrderState: () => {
          current = makeOrder({ state: 'cancelled', version: 4, nextStates: [] });
          throw refusal('STALE');
        },
      },
    });
    const dialog = await findOrderSheet();
    await approve(user, dialog);
    expect(await within(dialog).findByText('Cancelado')).toBeInTheDocument();
    expect(await screen.findByText(/Outra pessoa alterou isto agora há pouco/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('asks for a reason before it cancels, and sends it', async () => {
    const { user, calls } = openOrders({
      url,
      answers: { changeOrderState: () => makeOrder({ state: 'cancelled', version: 4, nextStates: [] }) },
    });
    const dialog = await findOrderSheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancelar pedido' }));
    const form = within(dialog).getByRole('form', { name: 'Cancelar o pedido BL-7K2M9Q?' });
    expect(form).toHaveTextContent('não há o que reembolsar');
    expect(form).toHaveTextContent('Os produtos voltam ao estoque.');
    const note = within(form).getByRole('textbox', { name: 'Motivo' });
    expect(note).toHaveFocus();
    await user.click(within(form).getByRole('button', { name: 'Cancelar pedido' }));
    expect(note).toBeInvalid();
    expect(calls.filter(({ name }) => name === 'changeOrderState')).toHaveLength(0);
    await user.type(note, 'Cliente desistiu');
    await user.click(within(form).getByRole('button', { name: 'Cancelar pedido' }));
    await waitFor(() => {
      const [change] = calls.filter(({ name }) => name === 'changeOrderState');
      expect(change?.input.body).toEqual({ state: 'cancelled', version: 3, note: 'Cliente desistiu' });
    });
  });

  it('keeps the order and says why when a move fails', async () => {
    const { user } = openOrders({
      url,
      answers: {
        changeOrderState: () => {
          throw noAnswer();
        },
      },
    });
    const dialog = await findOrderSheet();
    await approve(user, dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(within(dialog).getByRole('button', { name: 'Aprovar' })).toBeInTheDocument();
  });

  it('offers no move to who may only read', async () => {
    openOrders({ url, user: { ...orderAdmin, admin: false, permissions: ['orders.read'] } });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText('Sal mineral 80')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('says when the order does not exist', async () => {
    openOrders({
      url,
      answers: {
        getOrder: () => {
          throw refusal('NOT_FOUND');
        },
      },
    });
    expect(await within(await findOrderSheet()).findByRole('alert')).toHaveTextContent(
      'Isto não existe mais',
    );
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Order } from '@/contract/schemas/orders';
// Loaded by the sheet when it opens; here before the clock runs.
import '@/features/dashboard/orders/order-prescription';
import '@/features/dashboard/orders/order-staff-form';
import { makeOrder as makePaidOrder } from '@/testing/make-checkout-order';
import { makeOrder } from '@/testing/make-dashboard-order';
import { type ApiAnswers } from '@/testing/mock-api';
import { findOrderSheet, openOrders, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('what is written beside an order', () => {
  const url = `${ORDERS_PATH}?aberto=BL-7K2M9Q`;
  const staff = { internalNote: null, attention: null };
  const openOne = (order: Order, answers: ApiAnswers) =>
    openOrders({ url, answers: { getOrder: () => order, ...answers } });

  it('asks before a sheet with something unsaved is closed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, router } = openOne(makeOrder({ staff }), {});
    await user.type(await screen.findByRole('textbox', { name: 'Anotação interna' }), 'x');
    await user.click(within(await findOrderSheet()).getByRole('button', { name: 'Fechar' }));
    expect(confirm).toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('asks before a verdict or a reason that is typed is lost with the sheet', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const order = makeOrder({ prescription: 'pending', staff, nextStates: ['cancelled'] });
    const { user, router } = openOne(order, {});
    const sheet = within(await findOrderSheet());
    const close = () => user.click(sheet.getByRole('button', { name: 'Fechar' }));
    await user.click(await sheet.findByRole('button', { name: 'Recusar' }));
    await user.type(sheet.getByRole('textbox', { name: /Motivo/ }), 'Sem carimbo');
    await close();
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(sheet.getByRole('button', { name: 'Voltar' }));
    await user.click(sheet.getByRole('button', { name: 'Cancelar pedido' }));
    await user.type(sheet.getByRole('textbox', { name: 'Motivo' }), 'Desistiu');
    await close();
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('approves a prescription and takes the flag off, each by a button', async () => {
    const order = makeOrder({
      prescription: 'pending',
      staff: { internalNote: null, attention: 'wrong_amount' },
      customerNote: 'Entregar depois das 14h',
    });
    const { user, calls } = openOne(order, { updateOrder: () => order });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText('Entregar depois das 14h')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Aprovar a receita' }));
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Médico-veterinário que assina' }),
      'Iracema Falcão',
    );
    await user.type(within(dialog).getByRole('textbox', { name: 'CRMV com a UF' }), 'MG 12345');
    await user.click(within(dialog).getByRole('button', { name: 'Registrar e aceitar' }));
    await user.click(within(dialog).getByRole('button', { name: 'Já conferi' }));
    await waitFor(() => {
      expect(calls.filter(({ name }) => name === 'updateOrder').map(({ input }) => input.body)).toEqual([
        { version: 3, prescription: 'approved', veterinarian: 'Iracema Falcão', crmv: 'MG 12345' },
        { version: 3, attention: null },
      ]);
    });
  });

  it('does not advise to refund a paid order for another payment that must go back by hand', async () => {
    const { payment } = makePaidOrder({ payment: { status: 'approved' } });
    const payments = payment ? [payment] : [];
    openOne(makeOrder({ payments, staff: { internalNote: null, attention: 'refund_failed' } }), {});
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText(/O pedido está coberto por outro pagamento/)).toBeInTheDocument();
    expect(within(dialog).queryByText(/marque o pedido como reembolsado/)).not.toBeInTheDocument();
  });

  it('advises to refund money by hand and confirm it, on an order that still waits, and tells what is left', async () => {
    const { payment } = makePaidOrder({ payment: { status: 'review' } });
    const order = makeOrder({
      payments: payment ? [payment] : [],
      staff: { internalNote: null, attention: 'refund_failed' },
    });
    const { user } = openOne(order, { updateOrder: () => order });
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText(/confirme aqui quando terminar/)).toBeInTheDocument();
    expect(within(dialog).queryByText(/marque o pedido como reembolsado/)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Já conferi' }));
    expect(await screen.findByText(/ainda precisa de atenção por outro motivo/)).toBeInTheDocument();
  });

  it.each([
    ['pending_payment', 'wrong_amount', /aprove o pedido para aceitar o valor/],
    ['cancelled', 'refund_failed', /marque o pedido como reembolsado/],
  ] as const)(
    'leaves a flag about money to the move that decides, on a %s order',
    async (state, attention, text) => {
      const { payment } = makePaidOrder({ payment: { status: 'review' } });
      const payments = payment ? [payment] : [];
      openOne(makeOrder({ state, payments, staff: { internalNote: null, attention } }), {});
      const dialog = await findOrderSheet();
      expect(await within(dialog).findByText(text)).toBeInTheDocument();
      expect(within(dialog).queryByRole('button', { name: 'Já conferi' })).not.toBeInTheDocument();
    },
  );

  it.each([
    ['approved', 'Chegou um segundo pagamento', /não o marque como reembolsado/],
    ['cancelled', 'O pagamento chegou depois do prazo', /^Confira se o reembolso saiu\.$/],
    ['pending_payment', 'O pagamento chegou, mas o pedido não pôde ser atendido', /aguarda pagamento\.$/],
  ] as const)('says what came late for an order that is %s', async (state, title, text) => {
    openOne(makeOrder({ state, staff: { internalNote: null, attention: 'late_payment' } }), {});
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByText(title)).toBeInTheDocument();
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  });

  it('leads to the customer and to a chat with them', async () => {
    openOne(makeOrder({ staff }), {});
    const dialog = await findOrderSheet();
    expect(await within(dialog).findByRole('link', { name: 'Ver o cliente' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/usuarios/todos?q=adelmo%40cliente.example'),
    );
    expect(within(dialog).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/5534900001234'),
    );
  });

  it('prints a slip with what is packed, alone', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openOne(makeOrder({ staff }), {});
    await user.click(
      await within(await findOrderSheet()).findByRole('button', { name: 'Folha de separação' }),
    );
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('[data-slip]')).toHaveTextContent('Sal mineral 80');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-slip]')).toBeNull());
  });
});

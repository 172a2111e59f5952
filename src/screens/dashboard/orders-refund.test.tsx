import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
// Loaded by the page when they are needed; here before the clock runs.
import '@/components/ui/overlays/dialog-frame';
import '@/components/ui/overlays/drawer-frame';
import '@/features/dashboard/kit/password-dialog';
import { makeOrder as makePaidOrder } from '@/testing/make-checkout-order';
import { makeOrder } from '@/testing/make-dashboard-order';
import { refusal } from '@/testing/mock-api';
import { findOrderSheet, openOrders, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const NEW_TOKEN = 'n'.repeat(43);

describe('money that goes back', () => {
  it('is named with its amount before it goes', async () => {
    const { payment } = makePaidOrder({ payment: { status: 'approved', amount: 609.91 } });
    const { user } = openOrders({
      url: `${ORDERS_PATH}?aberto=BL-7K2M9Q`,
      answers: {
        getOrder: () =>
          makeOrder({
            state: 'approved',
            nextStates: ['picking', 'cancelled'],
            payments: payment ? [payment] : [],
          }),
      },
    });
    const dialog = await findOrderSheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancelar pedido' }));
    const form = within(dialog).getByRole('form', { name: /^Cancelar/ });
    expect(form).toHaveTextContent(/Reembolso de.R\$.609,91/);
    expect(form).toHaveTextContent('Os produtos voltam ao estoque.');
  });

  it('asks for the password again and then does it', async () => {
    let isConfirmed = false;
    const { user, calls } = openOrders({
      url: `${ORDERS_PATH}?aberto=BL-7K2M9Q`,
      answers: {
        getOrder: () => makeOrder({ state: 'approved', nextStates: ['picking', 'refunded'] }),
        confirmPassword: () => {
          isConfirmed = true;
          return NEW_TOKEN;
        },
        changeOrderState: () => {
          if (!isConfirmed) throw refusal('PASSWORD_REQUIRED');
          return makeOrder({ state: 'refunded', version: 4, nextStates: [] });
        },
      },
    });
    const dialog = await findOrderSheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Reembolsar' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Devolvido');
    await user.click(within(dialog).getByRole('button', { name: 'Reembolsar' }));
    await user.type(await screen.findByLabelText('Senha'), 'minha senha{Enter}');
    expect(await screen.findByText('Pedido BL-7K2M9Q: Reembolsado')).toBeInTheDocument();
    const moves = calls.filter(({ name }) => name === 'changeOrderState');
    expect(moves).toHaveLength(2);
    expect(moves[1]?.headers.Authorization).toBe(`Bearer ${NEW_TOKEN}`);
  });
});

import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { HeldStock } from '@/contract/schemas/orders';
import { openOrders, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const held: HeldStock = {
  items: [
    {
      variationId: 'v1',
      productId: 'p1',
      title: 'Seca Brava 40',
      presentation: 'Saco 30 kg',
      onHand: 30,
      held: 10,
      orderCount: 22,
      orders: [
        {
          number: 'BL-7K2M9Q',
          customer: 'Adelmo Couto',
          email: 'adelmo@exemplo.com.br',
          units: 10,
          paymentMethod: 'boleto',
          expiresAt: '2026-11-25T02:59:59Z',
        },
      ],
    },
  ],
  total: 1,
  page: 1,
  pageCount: 1,
};

const heldCalls = (calls: ReturnType<typeof openOrders>['calls']) =>
  calls.filter(({ name }) => name === 'listHeldStock');

describe('units held by unpaid orders', () => {
  it('are asked for when they are opened, and lead to the orders that hold them', async () => {
    const { user, calls } = openOrders({ answers: { listHeldStock: () => held } });
    const head = await screen.findByText('Reservado por pedidos não pagos');
    expect(heldCalls(calls)).toHaveLength(0);
    await user.click(head);
    const list = await screen.findByRole('list', { name: 'Reservado por pedidos não pagos' });
    expect(list).toHaveTextContent('Seca Brava 40 · Saco 30 kg');
    expect(list).toHaveTextContent('10 de 40 reservadas');
    expect(list).toHaveTextContent('adelmo@exemplo.com.br');
    expect(list).toHaveTextContent('e mais 21 pedidos');
    expect(within(list).getByRole('link', { name: 'BL-7K2M9Q' })).toHaveAttribute(
      'href',
      `${ORDERS_PATH}?aberto=BL-7K2M9Q`,
    );
  });

  it('of the pack that the address names are open at once', async () => {
    const { calls } = openOrders({
      url: `${ORDERS_PATH}?retido=v1`,
      answers: { listHeldStock: () => held },
    });
    await screen.findByRole('list', { name: 'Reservado por pedidos não pagos' });
    expect(heldCalls(calls)[0]?.input.query).toEqual({ pagina: 1, pacote: 'v1' });
  });
});

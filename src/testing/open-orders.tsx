import { screen } from '@testing-library/react';
import type { OrderSummary } from '@/contract/schemas/orders';
import type { User } from '@/contract/schemas/users';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { DashboardOrdersScreen } from '@/screens/dashboard/orders-screen';
import { ToastHost } from '@/shell/overlays/toast-host';
import { makeOrder, makeOrderSummary } from './make-dashboard-order';
import type { ApiAnswers } from './mock-api';
import { renderScreen } from './render-screen';

export const ORDERS_PATH = '/dashboard/pedidos/todos';

/** A member of staff with every permission. */
export const orderAdmin: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'admin@boalida.example',
  admin: true,
  permissions: [],
};

/** A page of a list of orders. */
export const listOfOrders = (items: OrderSummary[], total = items.length, page = 1) => ({
  items,
  total,
  page,
  pageCount: Math.max(1, Math.ceil(total / 24)),
});

interface Scene {
  url?: string;
  user?: User;
  list?: 'all' | 'approved';
  answers?: ApiAnswers;
}

/** Opens the list of orders, of one order unless given, as an admin unless given. Needs the token's cookie. */
export function openOrders({ url = ORDERS_PATH, user = orderAdmin, list = 'all', answers = {} }: Scene = {}) {
  return renderScreen(
    <>
      <PasswordHost>
        <DashboardOrdersScreen list={list} />
      </PasswordHost>
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => user,
        listOrders: () => listOfOrders([makeOrderSummary()]),
        getOrder: () => makeOrder(),
        ...answers,
      },
    },
  );
}

/** The order of the scene in its side sheet. */
export const findOrderSheet = () => screen.findByRole('dialog', { name: /Pedido BL-7K2M9Q/ });

import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { User } from '@/contract/schemas/users';
import { makeOrderSummary } from '@/testing/make-dashboard-order';
import { renderScreen } from '@/testing/render-screen';
import { DashboardHomeScreen } from './dashboard-home-screen';

const admin: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'admin@boalida.example',
  admin: true,
  permissions: [],
};

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the home of the dashboard', () => {
  it('counts what waits, each figure a way to it, and lists the newest orders', async () => {
    renderScreen(<DashboardHomeScreen />, {
      url: '/dashboard',
      answers: {
        getSelf: () => admin,
        listOrders: ({ query }) => ({
          items: [makeOrderSummary()],
          total: query.estado === 'pending_payment' ? 9 : 1,
          page: 1,
          pageCount: 1,
        }),
      },
    });
    const figures = await screen.findByRole('list', { name: 'Pedidos por situação' });
    await waitFor(() => {
      expect(within(figures).getByText('9')).toBeInTheDocument();
    });
    expect(within(figures).getByRole('link', { name: 'Aguardando pagamento' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/pedidos/todos?estado=pending_payment'),
    );
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toBeInTheDocument();
  });
});

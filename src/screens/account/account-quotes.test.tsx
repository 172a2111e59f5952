import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '@config/routes';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { renderScreen } from '@/testing/render-screen';
import { AccountOrdersScreen } from './account-orders-screen';
import { AccountScreen } from './account-screen';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };

beforeEach(() => {
  removeToken();
  storeToken('t'.repeat(43));
});

describe('the account of a brand without a cart', () => {
  it.each([
    ['overview', <AccountScreen key="overview" />, ROUTES.account],
    ['orders', <AccountOrdersScreen key="orders" />, ROUTES.accountOrders],
  ])('leads to the quotes, and waits for no order: %s', async (_, page, url) => {
    const { calls } = renderScreen(page, {
      url,
      answers: { getSelf: () => ANA, listOwnAddresses: () => [] },
    });
    expect(await screen.findByRole('heading', { name: 'Seus orçamentos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir o orçamento' })).toHaveAttribute('href', ROUTES.quotes);
    expect(screen.getByRole('link', { name: 'Orçamentos' })).toHaveAttribute('href', ROUTES.quotes);
    expect(screen.queryByText(/pedidos aparecem|não fez pedidos|^Pedidos$/)).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('listOwnOrders');
  });
});

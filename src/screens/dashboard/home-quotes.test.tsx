import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Lead } from '@/contract/schemas/leads';
import type { Report } from '@/contract/schemas/reports';
import type { User } from '@/contract/schemas/users';
import { renderScreen } from '@/testing/render-screen';
import { DashboardHomeScreen } from './home-screen';
import { DASHBOARD_PLACES } from './places';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const admin: User = { id: 'u1', fullName: 'Helena', email: 'a@matriz.example', admin: true, permissions: [] };
const report: Report = {
  days: 30,
  totals: { revenue: 0, orders: 0, averageTicket: 0, customers: 0, before: { revenue: 0, orders: 0 } },
  salesByDay: [],
  ordersByState: [],
  bestProducts: [],
  lowStock: [],
  failedSearches: [{ typed: 'vermifugo xyz', searches: 7 }],
  waiting: { ordersToPick: 0, ordersWithAttention: 0, prescriptions: 0, reviews: 0, leads: 3 },
};
const makeLead = (name: string, lead: Partial<Lead> = {}): Lead => ({
  id: name,
  reference: '1A2B3C4D',
  kind: 'quote_basket',
  name,
  email: 'compras@cliente.example',
  phone: '34900000001',
  message: '',
  data: {},
  lines: [
    {
      variationId: 'bag',
      slug: 'matriz-60',
      title: 'Matriz 60',
      presentation: 'Saco 30 kg',
      sku: 'M60',
      weightGrams: 30_000,
      units: 14,
    },
  ],
  answerBy: '2026-11-26T02:59:59.999Z',
  locale: 'pt-BR',
  createdAt: '2026-11-24T12:00:00.000Z',
  handledAt: null,
  ...lead,
});
const items = [
  makeLead('Contato Novo', { kind: 'contact', message: 'Qual a dose?', lines: [], answerBy: null }),
  makeLead('Pedido Novo'),
  makeLead('Pedido Velho', { answerBy: '2026-11-24T02:59:59.999Z' }),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') });
  Cookies.set(AUTH_COOKIE.name, 'token');
});
afterEach(() => {
  vi.useRealTimers();
  Cookies.remove(AUTH_COOKIE.name);
});

it('the home of a brand without a cart leads with what waits for an answer, the most urgent first', async () => {
  const { calls } = renderScreen(<DashboardHomeScreen />, {
    url: '/dashboard',
    answers: {
      getSelf: () => admin,
      getReport: () => report,
      listLeads: () => ({ items, total: 3, page: 1, pageCount: 1 }),
    },
  });
  const late = await screen.findByRole('link', { name: 'Pedido Velho' });
  expect(late).toHaveAttribute('href', expect.stringContaining('pendentes=1'));
  expect(late.closest('li')).toHaveTextContent('14 × Matriz 60');
  expect(late.closest('li')).toHaveTextContent('Atrasada: era até 23 de novembro de 2026');
  const names = screen.getAllByRole('link', { name: /Velho|Novo/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Pedido Velho', 'Pedido Novo', 'Contato Novo']);
  // It has no sales to tell of.
  expect(await screen.findByText('vermifugo xyz')).toBeVisible();
  expect(screen.queryByText(/Vendas|Ticket|Pedidos/)).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('listOrders');
});

it('its menu has the messages after the home, and no list of orders', () => {
  const keys = DASHBOARD_PLACES.map(({ key }) => key);
  expect(keys.slice(0, 2)).toEqual(['nav.home', 'nav.leads']);
  expect(keys).not.toContain('nav.orders');
  expect(keys).toContain('nav.products');
});

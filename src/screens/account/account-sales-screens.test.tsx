import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import { storeToken } from '@/client/store-token';
import { makeOrder } from '@/testing/make-dashboard-order';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { AccountSalesOrdersScreen } from './account-sales-orders-screen';
import { AccountSalesProductsScreen } from './account-sales-products-screen';
import { AccountSalesUsersScreen } from './account-sales-users-screen';

const DAMIAO = {
  id: 'damiao',
  fullName: 'Damião Rezende',
  email: 'damiao@boalida.example',
  admin: false,
  permissions: ['representante'],
};
const figures = {
  code: 'CERRADO26',
  months: [
    { month: '2026-10', orders: 2, revenue: 1200, customers: 2, newCustomers: 1 },
    { month: '2026-11', orders: 1, revenue: 600, customers: 1, newCustomers: 0 },
  ],
};
const one = <Item,>(item: Item) => ({ items: [item], total: 1, page: 1, pageCount: 1 });
const base: ApiAnswers = { getSelf: () => DAMIAO, getOwnRepresentativeFigures: () => figures };

beforeEach(() => storeToken('t'.repeat(43)));

describe('the area of a representative', () => {
  it('opens with unpaid orders, the code to share and the figures, the current month first', async () => {
    const { user, calls } = renderScreen(<AccountSalesOrdersScreen list="pending" />, {
      url: '/minha-conta/dashboard/pedidos',
      answers: { ...base, listOrders: () => one(makeOrder()) },
    });
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toBeVisible();
    expect(calls.find(({ name }) => name === 'listOrders')?.input.query).toMatchObject({
      estado: 'pending_payment',
    });
    const link = `${window.location.origin}/redirect/CERRADO26`;
    expect(await screen.findByLabelText('Seu link')).toHaveValue(link);
    await user.click(screen.getByRole('button', { name: 'Copiar o link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(link)),
    );
    const months = within(screen.getByRole('region', { name: 'Mês a mês' }));
    expect(months.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'nov. de 2026',
      'out. de 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Pedidos aguardando pagamento' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('tells where a sent order is, and searches only by what may be seen of an order', async () => {
    const tracking = { code: 'BR123456789BR', url: 'https://rastreio.example/BR123456789BR' };
    renderScreen(<AccountSalesOrdersScreen list="all" />, {
      url: '/minha-conta/dashboard/pedidos_todos?aberto=BL-7K2M9Q',
      answers: {
        ...base,
        listOrders: () => one(makeOrder()),
        getOrder: () => makeOrder({ state: 'shipped', tracking }),
      },
    });
    expect(await screen.findByText(tracking.code)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rastrear a entrega' })).toHaveAttribute('href', tracking.url);
    expect(screen.getByPlaceholderText('Número, nome ou e‑mail')).toBeInTheDocument();
  });

  it('scrolls the row of the account to its own entry, which comes with the user', async () => {
    const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
    onTestFinished(() => place.mockRestore());
    renderScreen(<AccountSalesUsersScreen />, {
      url: '/minha-conta/dashboard/usuarios',
      answers: { ...base, listUsers: () => ({ ...one(null), items: [] }) },
    });
    const entry = await screen.findByRole('link', { name: 'Meus clientes' });
    await waitFor(() => expect(entry.closest('ul')?.scrollLeft).toBe(700));
  });

  it('lists the customers, each a press away from a call, a mail, a chat and their orders, and searches them', async () => {
    const person = {
      ...DAMIAO,
      fullName: 'João Sobral',
      email: 'joao@cliente.example',
      phone: '(34) 99876-1122',
      region: null,
      representativeCode: null,
      representedByCode: 'CERRADO26',
      createdAt: '2026-03-02T12:00:00.000Z',
    };
    const { user, router, rerender } = renderScreen(<AccountSalesUsersScreen />, {
      url: '/minha-conta/dashboard/usuarios',
      answers: { ...base, listUsers: () => one(person) },
    });
    expect(await screen.findByRole('heading', { name: 'João Sobral' })).toBeVisible();
    const mail = screen.getByRole('link', { name: 'joao@cliente.example' });
    expect(mail).toHaveAttribute('href', 'mailto:joao@cliente.example');
    expect(screen.getByRole('link', { name: '(34) 99876-1122' })).toHaveAttribute('href', 'tel:34998761122');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me\/5534998761122\?text=Ol%C3%A1.*Dami%C3%A3o/),
    );
    expect(screen.getByRole('link', { name: 'Ver os pedidos' })).toHaveAttribute(
      'href',
      '/minha-conta/dashboard/pedidos_todos?q=joao%40cliente.example',
    );
    const field = screen.getByRole('searchbox', { name: 'Buscar clientes' });
    await user.type(field, 'sobral{Enter}');
    expect(router.push).toHaveBeenCalledWith('/minha-conta/dashboard/usuarios?q=sobral', undefined, {
      shallow: true,
      scroll: false,
    });
    Object.assign(router.query, { q: 'sobral' });
    rerender(<AccountSalesUsersScreen />);
    expect(field).toHaveFocus();
  });

  it('lists the products with price and stock, each with a link to its page', async () => {
    const variations = [makePack({ id: 'a', stock: 7 }), makePack({ id: 'b', stock: 0 })];
    const product = makeFullProduct({ slug: 'nucleo-gado', variations });
    const facets = { categoria: [], peso: [], ...NO_TRAITS, emEstoque: 1, emOferta: 0 };
    renderScreen(<AccountSalesProductsScreen />, {
      url: '/minha-conta/dashboard/produtos',
      answers: { ...base, searchProducts: () => ({ ...one(product), facets, suggestion: null }) },
    });
    expect(await screen.findByRole('link', { name: product.displayInfo.title })).toHaveAttribute(
      'href',
      '/produtos/nucleo-gado',
    );
    expect(screen.getByText('7 em estoque')).toBeVisible();
    expect(screen.getByText('Esgotado')).toBeVisible();
  });

  it('shows a message to a user who is no representative, and makes no call', async () => {
    const { calls } = renderScreen(<AccountSalesOrdersScreen list="all" />, {
      url: '/minha-conta/dashboard/pedidos_todos',
      answers: { getSelf: () => ({ ...DAMIAO, permissions: [] }) },
    });
    expect(await screen.findByText(/não é representante/)).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(['getSelf']);
  });

  it('shows an error when a list does not load, with a retry', async () => {
    let isOnline = false;
    const listUsers = () => (isOnline ? { ...one(null), items: [] } : Promise.reject(noAnswer()));
    const { user } = renderScreen(<AccountSalesUsersScreen />, {
      url: '/minha-conta/dashboard/usuarios',
      answers: { ...base, listUsers },
    });
    await screen.findByRole('alert');
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.getByText('Nada encontrado.')).toBeVisible());
  });
});

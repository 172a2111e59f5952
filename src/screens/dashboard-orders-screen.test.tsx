import Cookies from 'js-cookie';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Order, OrderSummary } from '@/contract/schemas/orders';
import type { User } from '@/contract/schemas/users';
import { makeOrder, makeOrderSummary } from '@/testing/make-dashboard-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ToastHost } from '@/shell/toast-host';
import { DashboardOrdersScreen } from './dashboard-orders-screen';

const ALL = '/dashboard/pedidos/todos';
const admin: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'admin@boalida.example',
  admin: true,
  permissions: [],
};

const listOf = (items: OrderSummary[], total = items.length, page = 1) => ({
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

function open({ url = ALL, user = admin, list = 'all', answers = {} }: Scene = {}) {
  return renderScreen(
    <>
      <DashboardOrdersScreen list={list} />
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => user,
        listOrders: () => listOf([makeOrderSummary()]),
        getOrder: () => makeOrder(),
        ...answers,
      },
    },
  );
}

const sheet = () => screen.findByRole('dialog', { name: /Pedido BL-7K2M9Q/ });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the list of orders', () => {
  it('shows who bought, how it is paid, where it stands and what it came to', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Pedidos' });
    const row = await within(table).findByRole('row', { name: /BL-7K2M9Q/ });
    expect(row).toHaveTextContent('Adelmo Ferreira Couto');
    expect(row).toHaveTextContent('Monte Carmelo/MG');
    expect(row).toHaveTextContent('PIX');
    expect(row).toHaveTextContent('Aguardando pagamento');
    expect(row).toHaveTextContent('R$ 609,91');
  });

  it('asks for what its address says', async () => {
    const { calls } = open({ url: `${ALL}?q=Adelmo&estado=shipped&pagina=2` });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({
      q: 'Adelmo',
      estado: 'shipped',
      pagina: 2,
    });
  });

  it('keeps the search in the address when a state is chosen, and goes back to the first page', async () => {
    const { user, router } = open({ url: `${ALL}?q=Adelmo&pagina=2` });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Situação' }), 'Aprovado');
    expect(router.push).toHaveBeenCalledWith(`${ALL}?q=Adelmo&estado=approved`, undefined, expect.anything());
  });

  it('searches with Enter and keeps the state', async () => {
    const { user, router } = open({ url: `${ALL}?estado=approved` });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar pedidos' }), ' BL-7K {Enter}');
    expect(router.push).toHaveBeenCalledWith(`${ALL}?q=BL-7K&estado=approved`, undefined, expect.anything());
  });

  it('links every page with its filters', async () => {
    open({
      url: `${ALL}?estado=approved`,
      answers: { listOrders: () => listOf([makeOrderSummary()], 60) },
    });
    const pages = await screen.findByRole('navigation', { name: 'Páginas de pedidos' });
    expect(within(pages).getByRole('link', { name: 'Próxima' })).toHaveAttribute(
      'href',
      expect.stringContaining('estado=approved&pagina=2'),
    );
  });

  it('shows approved orders only on their own page, with no state to choose', async () => {
    const { calls } = open({ url: '/dashboard/pedidos/aprovados', list: 'approved' });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({ estado: 'approved', pagina: 1 });
    expect(screen.queryByRole('combobox', { name: 'Situação' })).not.toBeInTheDocument();
  });

  it('says when nothing fits, and how to see everything again', async () => {
    open({ url: `${ALL}?q=nada`, answers: { listOrders: () => listOf([]) } });
    expect(await screen.findByText('Nenhum pedido com estes filtros')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute(
      'href',
      expect.stringMatching(/todos$/),
    );
  });

  it('says when nobody answers, and tries again', async () => {
    let isUp = false;
    const { user } = open({
      answers: {
        listOrders: () => {
          if (!isUp) throw noAnswer();
          return listOf([makeOrderSummary()]);
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sem conexão');
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('row', { name: /BL-7K2M9Q/ })).toBeInTheDocument();
  });

  it('opens an order by its link, keeping the filters', async () => {
    open({ url: `${ALL}?q=Adelmo` });
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=Adelmo&pedido=BL-7K2M9Q'),
    );
  });
});

describe('an order in the side sheet', () => {
  const url = `${ALL}?estado=pending_payment&pedido=BL-7K2M9Q`;

  it('shows lines, payer, rural address, freight and history', async () => {
    open({ url });
    const dialog = await sheet();
    expect(await within(dialog).findByText('Sal mineral 80')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('111.444.777-35');
    expect(dialog).toHaveTextContent('Fazenda Boa Vista');
    expect(dialog).toHaveTextContent('MG-190, km 12');
    expect(dialog).toHaveTextContent('38500-000');
    expect(dialog).toHaveTextContent('4 a 7 dias úteis');
    expect(within(dialog).getByRole('list', { name: 'Histórico' })).toHaveTextContent('cliente');
  });

  it('goes back to the filtered list when it closes', async () => {
    const { user, router } = open({ url });
    await user.click(within(await sheet()).getByRole('button', { name: 'Fechar o pedido' }));
    expect(router.push).toHaveBeenCalledWith(`${ALL}?estado=pending_payment`, undefined, expect.anything());
  });

  it('approves the version that is on the screen, and shows what may come next', async () => {
    const { user, calls } = open({
      url,
      answers: {
        changeOrderState: () =>
          makeOrder({ state: 'approved', version: 4, nextStates: ['picking', 'cancelled'] }),
      },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Aprovar' }));
    expect(await within(dialog).findByRole('button', { name: 'Separar' })).toBeInTheDocument();
    const [change] = calls.filter(({ name }) => name === 'changeOrderState');
    expect(change?.input).toMatchObject({
      params: { number: 'BL-7K2M9Q' },
      body: { state: 'approved', version: 3 },
    });
  });

  it('says that somebody was faster, and shows the order as it is now', async () => {
    let current: Order = makeOrder();
    const { user } = open({
      url,
      answers: {
        getOrder: () => current,
        changeOrderState: () => {
          current = makeOrder({ state: 'cancelled', version: 4, nextStates: [] });
          throw refusal('STALE');
        },
      },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Aprovar' }));
    expect(await within(dialog).findByText('Cancelado')).toBeInTheDocument();
    expect(await screen.findByText(/Este pedido mudou enquanto você olhava/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('asks for a reason before it cancels, and sends it', async () => {
    const { user, calls } = open({
      url,
      answers: { changeOrderState: () => makeOrder({ state: 'cancelled', version: 4, nextStates: [] }) },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancelar pedido' }));
    const form = within(dialog).getByRole('form', { name: 'Cancelar o pedido BL-7K2M9Q?' });
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
    const { user } = open({
      url,
      answers: {
        changeOrderState: () => {
          throw noAnswer();
        },
      },
    });
    const dialog = await sheet();
    await user.click(await within(dialog).findByRole('button', { name: 'Aprovar' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(within(dialog).getByRole('button', { name: 'Aprovar' })).toBeInTheDocument();
  });

  it('offers no move to who may only read', async () => {
    open({ url, user: { ...admin, admin: false, permissions: ['orders.read'] } });
    const dialog = await sheet();
    expect(await within(dialog).findByText('Sal mineral 80')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('says when the order does not exist', async () => {
    open({
      url,
      answers: {
        getOrder: () => {
          throw refusal('NOT_FOUND');
        },
      },
    });
    expect(await within(await sheet()).findByRole('alert')).toHaveTextContent('Este pedido não existe');
  });
});

describe('who may see orders', () => {
  it('sends a visitor to sign in, and back to the same list', async () => {
    Cookies.remove(AUTH_COOKIE.name);
    const { router, calls } = open({ url: `${ALL}?q=sal` });
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith(`/entrar?next=${encodeURIComponent(`${ALL}?q=sal`)}`);
    });
    expect(calls).toHaveLength(0);
  });

  it('tells a customer that the page is not theirs, and asks the API for nothing', async () => {
    const { calls } = open({ user: { ...admin, admin: false } });
    expect(
      await screen.findByRole('heading', { name: 'Sua conta não abre esta página' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minha conta' })).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual(['getSelf']);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
// Loaded with the first question; here before the clock runs.
import '@/components/ui/overlays/dialog-frame';
import { makeOrderSummary } from '@/testing/make-dashboard-order';
import { noAnswer } from '@/testing/mock-api';
import { listOfOrders, openOrders, orderAdmin, ORDERS_PATH } from '@/testing/open-orders';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the list of orders', () => {
  it('shows who bought, how it is paid, where it stands and what it came to', async () => {
    openOrders();
    const table = await screen.findByRole('table', { name: 'Pedidos' });
    const row = await within(table).findByRole('row', { name: /BL-7K2M9Q/ });
    expect(row).toHaveTextContent('Adelmo Ferreira Couto');
    expect(row).toHaveTextContent('Monte Carmelo/MG');
    expect(row).toHaveTextContent('Pix');
    expect(row).toHaveTextContent('Aguardando pagamento');
    expect(row).toHaveTextContent('R$ 609,91');
  });

  it('names the day in full on paper, which is read on another day', async () => {
    const createdAt = new Date().toISOString();
    openOrders({ answers: { listOrders: () => listOfOrders([makeOrderSummary({ createdAt })]) } });
    const row = await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(row).toHaveTextContent(/hoje, /);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(row).not.toHaveTextContent(/hoje/);
    expect(row).toHaveTextContent(new RegExp(`/${createdAt.slice(0, 4)}, `));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(row).toHaveTextContent(/hoje, /);
  });

  it('asks for what its address says', async () => {
    const { calls } = openOrders({ url: `${ORDERS_PATH}?q=Adelmo&estado=shipped&pagina=2` });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({
      q: 'Adelmo',
      estado: 'shipped',
      pagina: 2,
    });
  });

  it('keeps the search in the address when a state is chosen, and goes back to the first page', async () => {
    const { user, router } = openOrders({ url: `${ORDERS_PATH}?q=Adelmo&pagina=2` });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Situação' }), 'Aprovado');
    expect(router.push).toHaveBeenCalledWith(
      `${ORDERS_PATH}?q=Adelmo&estado=approved`,
      undefined,
      expect.anything(),
    );
  });

  it('searches with Enter and keeps the state', async () => {
    const { user, router } = openOrders({ url: `${ORDERS_PATH}?estado=approved` });
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar pedidos' }), ' BL-7K {Enter}');
    expect(router.push).toHaveBeenCalledWith(
      `${ORDERS_PATH}?q=BL-7K&estado=approved`,
      undefined,
      expect.anything(),
    );
  });

  it('links every page with its filters', async () => {
    openOrders({
      url: `${ORDERS_PATH}?estado=approved`,
      answers: { listOrders: () => listOfOrders([makeOrderSummary()], 60) },
    });
    const pages = await screen.findByRole('navigation', { name: 'Páginas da lista' });
    expect(within(pages).getByRole('link', { name: 'Próxima' })).toHaveAttribute(
      'href',
      expect.stringContaining('estado=approved&pagina=2'),
    );
  });

  it('shows approved orders only on their own page, with no state to choose', async () => {
    const { calls } = openOrders({ url: '/dashboard/pedidos/aprovados', list: 'approved' });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({ estado: 'approved', pagina: 1 });
    expect(screen.queryByRole('combobox', { name: 'Situação' })).not.toBeInTheDocument();
  });

  it('says when nothing fits, and how to see everything again', async () => {
    openOrders({ url: `${ORDERS_PATH}?q=nada`, answers: { listOrders: () => listOfOrders([]) } });
    expect(await screen.findByText('Nada com estes filtros')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute(
      'href',
      expect.stringMatching(/todos$/),
    );
  });

  it('says when the API does not answer, and tries again', async () => {
    let isUp = false;
    const { user } = openOrders({
      answers: {
        listOrders: () => {
          if (!isUp) throw noAnswer();
          return listOfOrders([makeOrderSummary()]);
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
    openOrders({ url: `${ORDERS_PATH}?q=Adelmo` });
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=Adelmo&aberto=BL-7K2M9Q'),
    );
  });
});

describe('the list by its filters', () => {
  it('asks for payment, days, attention and order as its address says them', async () => {
    const { calls } = openOrders({
      url: `${ORDERS_PATH}?metodo=boleto&de=2026-11-01&ate=2026-11-21&atencao=1&ordem=maior-valor`,
    });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({
      metodo: 'boleto',
      de: '2026-11-01',
      ate: '2026-11-21',
      atencao: '1',
      ordem: 'maior-valor',
      pagina: 1,
    });
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('link', { name: 'Total' })).toHaveAttribute(
      'href',
      expect.stringContaining('ordem=menor-valor'),
    );
  });

  it('shows the orders that can be picked when it is told to, and says that it does', async () => {
    const { calls, router, user } = openOrders({ url: `${ORDERS_PATH}?separar=1` });
    await screen.findByRole('row', { name: /BL-7K2M9Q/ });
    expect(calls.map(({ input }) => input.query)).toContainEqual({ separar: '1', pagina: 1 });
    const box = screen.getByRole('checkbox', { name: 'Pronto para separar' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(router.push).toHaveBeenCalledWith(ORDERS_PATH, undefined, expect.anything());
  });

  it('saves the list as it is filtered', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:orders';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, calls } = openOrders({
      url: `${ORDERS_PATH}?q=Adelmo&pagina=2`,
      answers: { exportOrders: () => 'Pedido;Total' },
    });
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'exportOrders')?.input.query).toEqual({ q: 'Adelmo' });
    expect(await saved[0]?.text()).toBe('Pedido;Total');
  });
});

describe('several orders at once', () => {
  const approved = makeOrderSummary({ number: 'BL-A', state: 'approved' });
  const waiting = makeOrderSummary({ number: 'BL-W' });
  const other = makeOrderSummary({ number: 'BL-B', state: 'approved' });
  const list = () => listOfOrders([approved, waiting, other]);

  it('asks first, moves only those that stand before the step, and says which did not move and why', async () => {
    const { user, calls } = openOrders({
      answers: {
        listOrders: list,
        changeOrderStates: () => ({
          items: [
            { number: 'BL-A', errorCode: null },
            { number: 'BL-B', errorCode: 'PRESCRIPTION_REQUIRED' },
          ],
        }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Selecionar todos/ }));
    const bar = screen.getByRole('group', { name: 'Com os selecionados' });
    expect(bar).toHaveTextContent('3 selecionados');
    await user.click(within(bar).getByRole('button', { name: /Iniciar separação/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Mudar 2 pedidos para “Em separação”?' });
    expect(dialog).toHaveTextContent('1 pedido selecionado está em outra situação');
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar separação' }));
    // A toast, which is an alert too, tells of the one that moved.
    expect(await screen.findByText(/1 pedido não foi atualizado/)).toBeInTheDocument();
    expect(screen.getByText(/A receita precisa ser aprovada antes\./)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'changeOrderStates')?.input.body).toEqual({
      numbers: ['BL-A', 'BL-B'],
      state: 'picking',
    });
    await waitFor(() => {
      expect(screen.getByRole('checkbox', { name: 'Selecionar o pedido BL-A' })).not.toBeChecked();
    });
    expect(screen.getByRole('checkbox', { name: 'Selecionar o pedido BL-B' })).toBeChecked();
  });

  it('says that money must have come before orders are approved, and does nothing when that is given up', async () => {
    const { user, calls } = openOrders({ answers: { listOrders: list } });
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar o pedido BL-W' }));
    await user.click(screen.getByRole('button', { name: 'Aprovar' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('você confirma que o pagamento entrou');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(calls.some(({ name }) => name === 'changeOrderStates')).toBe(false);
  });

  it('lets a user who may only read choose nothing', async () => {
    openOrders({
      user: { ...orderAdmin, admin: false, permissions: ['orders.read'] },
      answers: { listOrders: list },
    });
    await screen.findByRole('row', { name: /BL-A/ });
    expect(screen.queryByRole('checkbox', { name: /Selecionar/ })).not.toBeInTheDocument();
  });
});

describe('who may see orders', () => {
  it('sends a visitor to sign in, and back to the same list', async () => {
    Cookies.remove(AUTH_COOKIE.name);
    const { router, calls } = openOrders({ url: `${ORDERS_PATH}?q=sal` });
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith(
        `/entrar?next=${encodeURIComponent(`${ORDERS_PATH}?q=sal`)}`,
      );
    });
    expect(calls).toHaveLength(0);
  });

  it('tells a customer that the page is not theirs, and shows no list', async () => {
    openOrders({ user: { ...orderAdmin, admin: false } });
    expect(
      await screen.findByRole('heading', { name: 'Sua conta não tem acesso a esta página' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minha conta' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  });
});

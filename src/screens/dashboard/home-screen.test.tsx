import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { ORDER_STATES } from '@/contract/constants';
import type { Report } from '@/contract/schemas/reports';
import type { User } from '@/contract/schemas/users';
// Loaded with the page when it is needed; here before the clock runs.
import '@/features/dashboard/home/sales-chart';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { makeOrderSummary } from '@/testing/make-dashboard-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardHomeScreen } from './home-screen';

/** What was drawn: jsdom has no canvas. */
const drawn = vi.hoisted(() => vi.fn());
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    constructor(_options: unknown, data: unknown) {
      drawn(data);
    }
    setSize() {}
    destroy() {}
  },
}));

const admin: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'admin@boalida.example',
  admin: true,
  permissions: [],
};
const report: Report = {
  days: 30,
  totals: {
    revenue: 1200,
    orders: 3,
    averageTicket: 400,
    customers: 2,
    before: { revenue: 1000, orders: 4 },
  },
  salesByDay: [
    { day: '2026-11-20', revenue: 0, orders: 0 },
    { day: '2026-11-21', revenue: 1200, orders: 3 },
  ],
  ordersByState: ORDER_STATES.map((state) => ({ state, count: state === 'shipped' ? 5 : 0 })),
  bestProducts: [{ productId: 'sal', title: 'Sal mineral 80', units: 42, revenue: 900 }],
  lowStock: [
    { productId: 'sal', title: 'Sal mineral 80', presentation: 'Saco 30 kg', picture: null, stock: 2 },
  ],
  failedSearches: [{ typed: 'vermifugo xyz', searches: 7 }],
  waiting: { ordersToPick: 4, ordersWithAttention: 1, prescriptions: 0, reviews: 2, leads: 3 },
};
const orders = { items: [makeOrderSummary()], total: 9, page: 1, pageCount: 1 };

function open({
  user = admin,
  url = '/dashboard',
  answers = {},
}: { user?: User; url?: string; answers?: ApiAnswers } = {}) {
  return renderScreen(<DashboardHomeScreen />, {
    url,
    answers: { getSelf: () => user, listOrders: () => orders, getReport: () => report, ...answers },
  });
}

beforeEach(() => {
  intersectAtOnce();
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => {
    vi.unstubAllGlobals();
    Cookies.remove(AUTH_COOKIE.name);
  };
});

it('figures that are looked at are asked again each minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { calls } = open();
    await screen.findAllByText('Sal mineral 80');
    const asked = () => calls.filter(({ name }) => name === 'getReport').length;
    const before = asked();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(asked()).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

describe('the home of the dashboard', () => {
  it('compares the figures with the days before, and shows every chart as a table too', async () => {
    const { user } = open();
    const revenue = (await screen.findAllByText('Vendas')).find(({ tagName }) => tagName === 'DT');
    expect(revenue?.parentElement).toHaveTextContent('R$ 1.200,00+20% que nos 30 dias anteriores');
    await waitFor(() =>
      expect(drawn).toHaveBeenLastCalledWith([
        [0, 1],
        [0, 1200],
      ]),
    );
    for (const way of screen.getAllByText('Ver os números')) await user.click(way);
    const byDay = within(screen.getByRole('region', { name: 'Vendas por dia' }));
    expect(byDay.getAllByRole('row')[1]).toHaveTextContent('21/113R$ 1.200,00');
    const byState = within(screen.getByRole('region', { name: 'Todos os pedidos, por situação' }));
    expect(byState.getByRole('link', { name: 'Enviado' })).toHaveAttribute(
      'href',
      expect.stringContaining('estado=shipped'),
    );
    const best = within(screen.getByRole('region', { name: 'Produtos mais vendidos' }));
    expect(best.getByRole('row', { name: /Sal mineral 80/ })).toHaveTextContent('42');
  });

  it('leads from the scarce packs to the products on the shop that it counts', async () => {
    open();
    const heading = await screen.findByRole('heading', { name: 'Estoque baixo' });
    const [all] = within(heading.parentElement as HTMLElement).getAllByRole('link');
    expect(all).toHaveAttribute('href', '/dashboard/produtos?situacao=published&estoque=baixo');
  });

  it('begins with what was sold today and the average order of the day', async () => {
    const salesByDay = [...report.salesByDay, { day: '2026-11-22', revenue: 450, orders: 3 }];
    open({ answers: { getReport: () => ({ ...report, salesByDay }) } });
    const today = (await screen.findByRole('heading', { name: 'Hoje' })).parentElement;
    expect(today).toHaveTextContent('Vendas de hojeR$ 450,00');
    expect(today).toHaveTextContent('Pedidos de hoje3');
    expect(today).toHaveTextContent('Ticket médio de hojeR$ 150,00');
  });

  it('leads from what waits to where it is done, and to the newest orders', async () => {
    open();
    const waits = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await waits('Pedidos para separar')).toContain('/dashboard/pedidos/aprovados?separar=1');
    expect(await waits('Pedidos que pedem atenção')).toContain('/dashboard/pedidos/todos?atencao=1');
    expect(await waits('Mensagens a responder')).toContain('/dashboard/contatos?pendentes=1');
    expect(await waits('Avaliações para moderar')).toContain('/dashboard/avaliacoes?situacao=pending');
    expect(await waits('vermifugo xyz')).toContain('/buscar?q=vermifugo+xyz');
    expect(await waits('Sal mineral 80')).toContain('/dashboard/produtos/editar?id=sal');
    expect(await waits('BL-7K2M9Q')).toContain('/dashboard/pedidos/todos?aberto=BL-7K2M9Q');
  });

  it('looks back as far as its address says, and a month when that says nonsense', async () => {
    const year = open({ url: '/dashboard?dias=365' });
    expect(await screen.findByRole('link', { name: '365 dias' })).toHaveAttribute('aria-current');
    expect(year.calls.find(({ name }) => name === 'getReport')?.input.query).toEqual({ dias: '365' });
    year.unmount();
    const odd = open({ url: '/dashboard?dias=12' });
    expect(await screen.findByRole('link', { name: '30 dias' })).toHaveAttribute('aria-current');
    expect(odd.calls.find(({ name }) => name === 'getReport')?.input.query).toEqual({ dias: '30' });
  });

  it('shows an empty shop without a chart of nothing', async () => {
    const none = {
      ...report,
      totals: { revenue: 0, orders: 0, averageTicket: 0, customers: 0, before: { revenue: 0, orders: 0 } },
      salesByDay: report.salesByDay.map(({ day }) => ({ day, revenue: 0, orders: 0 })),
      bestProducts: [],
      lowStock: [],
      failedSearches: [],
    };
    open({ answers: { getReport: () => none } });
    expect(await screen.findByText('sem período para comparar')).toBeInTheDocument();
    expect(screen.getAllByText('Nada neste período.')).toHaveLength(2);
    expect(screen.getByText('Nenhum produto com estoque baixo.')).toBeInTheDocument();
  });

  it('says when the figures do not come, and tries again, while the orders are there', async () => {
    let isUp = false;
    const { user } = open({
      answers: {
        getReport: () => {
          if (!isUp) throw noAnswer();
          return report;
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toBeInTheDocument();
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Pendências')).toBeInTheDocument();
  });

  it('fetches figures and orders while the session is still fetched', async () => {
    const { calls } = open({ answers: { getSelf: () => new Promise<User>(() => undefined) } });
    await waitFor(() =>
      expect(calls.map(({ name }) => name).sort()).toEqual(['getReport', 'getSelf', 'listOrders']),
    );
    expect(screen.queryByText('Pendências')).not.toBeInTheDocument();
  });

  it('fetches nothing twice, and nothing for a visitor', async () => {
    const staff = open();
    expect(await screen.findByText('Pendências')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toBeInTheDocument();
    expect(staff.calls.map(({ name }) => name).sort()).toEqual(['getReport', 'getSelf', 'listOrders']);
    staff.unmount();
    Cookies.remove(AUTH_COOKIE.name);
    const visitor = open();
    await waitFor(() => expect(visitor.router.replace).toHaveBeenCalled());
    expect(visitor.calls).toEqual([]);
  });

  it('counts the orders for who sees orders and no figures', async () => {
    const getReport = () => {
      throw refusal('FORBIDDEN');
    };
    open({ user: { ...admin, admin: false, permissions: ['orders.read'] }, answers: { getReport } });
    const figures = await screen.findByRole('list', { name: 'Pedidos por situação' });
    await waitFor(() => expect(within(figures).getAllByText('9')).toHaveLength(4));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows who has one permission their one place, and nothing of what the API refuses', async () => {
    const refuse = () => {
      throw refusal('FORBIDDEN');
    };
    open({
      user: { ...admin, admin: false, permissions: ['coupons.write'] },
      answers: { getReport: refuse, listOrders: refuse },
    });
    const places = await screen.findByRole('navigation', { name: 'Suas áreas' });
    expect(
      within(places)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cupons']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks in vain once at most in a tab', async () => {
    const refuse = () => {
      throw refusal('FORBIDDEN');
    };
    const scene = {
      user: { ...admin, admin: false, permissions: ['coupons.write'] },
      answers: { getReport: refuse, listOrders: refuse },
    };
    sessionStorage.clear();
    const first = open(scene);
    await screen.findByRole('navigation', { name: 'Suas áreas' });
    first.unmount();
    const again = open(scene);
    await screen.findByRole('navigation', { name: 'Suas áreas' });
    expect(again.calls.map(({ name }) => name)).toEqual(['getSelf']);
  });

  it('is closed to customers', async () => {
    open({ user: { ...admin, admin: false, permissions: ['linha_branca'] } });
    expect(
      await screen.findByRole('heading', { name: 'Sua conta não tem acesso a esta página' }),
    ).toBeInTheDocument();
  });
});

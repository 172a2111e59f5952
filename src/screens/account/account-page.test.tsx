// Imported here, so that no test waits for a lazy chunk.
import '@/components/ui/overlays/dialog-frame';
import '@/features/account/details/details-form';
import '@/features/auth/login-view';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STAFF_PERMISSIONS } from '@config/staff-permissions';
import type { OwnOrderSummary } from '@/contract/schemas/orders';
import { storeToken } from '@/client/store-token';
import { readToken, removeToken } from '@/client/token';
import { ModalHost } from '@/shell/overlays/modal-host';
import { SessionHost } from '@/shell/session-host';
import { closeModal } from '@/client/ui-store';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { AccountDetailsScreen } from './account-details-screen';
import { AccountOrderScreen } from './account-order-screen';
import { AccountOrdersScreen } from './account-orders-screen';
import { AccountScreen } from './account-screen';

const TOKEN = 't'.repeat(43);
const ANA = {
  id: 'ana',
  fullName: 'Ana Prado',
  email: 'ana@cliente.example',
  admin: false,
  permissions: [] as string[],
};
const pending: OwnOrderSummary = {
  lines: [{ title: 'Matriz 80 Cria', titles: {}, picture: null }],
  lineCount: 3,
  number: 'BL-1001',
  state: 'pending_payment',
  createdAt: '2026-11-20T12:00:00.000Z',
  total: 274.4,
  itemCount: 2,
  isPickUp: false,
  paymentMethod: 'pix',
  installments: 1,
  customer: { fullName: 'Ana Prado', city: 'Uberaba', state: 'MG' },
};
const orders = (...items: OwnOrderSummary[]) => ({ items, total: items.length, page: 1, pageCount: 1 });

beforeEach(() => removeToken());

describe('the account', () => {
  it('sends a visitor to sign in, with a return address', async () => {
    const { router, calls } = renderScreen(<AccountOrdersScreen />, { url: '/minha-conta/pedidos?pagina=2' });
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/entrar?next=%2Fminha-conta%2Fpedidos%3Fpagina%3D2'),
    );
    expect(calls).toEqual([]);
  });

  it('stands with its headings before it is known who is here', () => {
    storeToken(TOKEN);
    renderScreen(<AccountDetailsScreen />, {
      url: '/minha-conta/detalhes-da-conta',
      answers: { getSelf: () => new Promise<never>(() => undefined) },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Dados pessoais' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('fetches the orders while the session is still fetched, and not again after it', async () => {
    // What was fetched is fresh for two seconds, which a busy machine may take for the rest.
    vi.useFakeTimers({ toFake: ['Date'] });
    storeToken(TOKEN);
    let answerSelf: (user: typeof ANA) => void = () => undefined;
    const answers = {
      getSelf: () => new Promise<typeof ANA>((resolve) => (answerSelf = resolve)),
      listOwnOrders: () => orders(pending),
    };
    const { calls } = renderScreen(<AccountOrdersScreen />, { url: '/minha-conta/pedidos', answers });
    await waitFor(() => expect(calls.map(({ name }) => name).sort()).toEqual(['getSelf', 'listOwnOrders']));
    answerSelf(ANA);
    expect(await screen.findByRole('link', { name: 'Pedido BL-1001' })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'listOwnOrders')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('greets the user and shows the orders with a link to pay', async () => {
    storeToken(TOKEN);
    const answers = { getSelf: () => ANA, listRecentOwnOrders: () => [pending], listOwnAddresses: () => [] };
    const { calls } = renderScreen(<AccountScreen />, { url: '/minha-conta', answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Ana' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Pedido BL-1001' })).toHaveAttribute(
      'href',
      '/minha-conta/pedidos/BL-1001',
    );
    const asked = calls.find(({ name }) => name === 'listRecentOwnOrders');
    expect(asked?.input.query).toEqual({ limit: 3 });
    expect(screen.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
      'href',
      '/compra_realizada?pedido=BL-1001',
    );
    expect(screen.getByText('Aguardando pagamento')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Painel da loja' })).toBeNull();
  });

  it('leads a representative to their customers, and no one else', async () => {
    storeToken(TOKEN);
    const answers = { listRecentOwnOrders: () => [], listOwnAddresses: () => [] };
    const open = (permissions: string[]) =>
      renderScreen(<AccountScreen />, {
        url: '/minha-conta',
        answers: { ...answers, getSelf: () => ({ ...ANA, permissions }) },
      });
    const { unmount } = open(['representante']);
    expect(await screen.findByRole('link', { name: 'Ver pedidos e o meu link' })).toHaveAttribute(
      'href',
      '/minha-conta/dashboard/pedidos',
    );
    unmount();
    open([]);
    expect(await screen.findByText('Você ainda não fez pedidos')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Meus clientes' })).toBeNull();
  });

  it.each(STAFF_PERMISSIONS)('links to the dashboard with %s', async (permission) => {
    storeToken(TOKEN);
    const answers = {
      getSelf: () => ({ ...ANA, permissions: [permission] }),
      listOwnOrders: () => orders(),
    };
    renderScreen(<AccountOrdersScreen />, { url: '/minha-conta/pedidos', answers });
    expect(await screen.findByRole('link', { name: 'Painel da loja' })).toBeVisible();
    expect(await screen.findByText('Você ainda não fez pedidos')).toBeVisible();
  });

  it('finds orders by number and state, which are both in the address', async () => {
    storeToken(TOKEN);
    const { user, router, calls } = renderScreen(<AccountOrdersScreen />, {
      url: '/minha-conta/pedidos?estado=shipped&q=BL-7',
      answers: { getSelf: () => ANA, listOwnOrders: () => orders() },
    });
    expect(await screen.findByText('Nenhum pedido encontrado')).toBeVisible();
    expect(calls.find(({ name }) => name === 'listOwnOrders')?.input.query).toEqual({
      estado: 'shipped',
      q: 'BL-7',
      pagina: 1,
    });
    await user.selectOptions(screen.getByLabelText('Situação do pedido'), 'Entregue');
    const options = { shallow: true, scroll: false };
    expect(router.push).toHaveBeenLastCalledWith(
      '/minha-conta/pedidos?q=BL-7&estado=delivered',
      undefined,
      options,
    );
    const number = screen.getByRole('searchbox', { name: 'Número do pedido' });
    await user.clear(number);
    await user.type(number, 'BL-9{Enter}');
    expect(router.push).toHaveBeenLastCalledWith(
      '/minha-conta/pedidos?q=BL-9&estado=shipped',
      undefined,
      options,
    );
  });

  it('offers a link that brings orders placed without signing in, and does not tell whether there are any', async () => {
    storeToken(TOKEN);
    const requestEmailConfirmation = vi.fn(() => null);
    const { user } = renderScreen(<AccountOrdersScreen />, {
      url: '/minha-conta/pedidos',
      answers: { getSelf: () => ANA, listOwnOrders: () => orders(), requestEmailConfirmation },
    });
    await user.click(await screen.findByRole('button', { name: 'Pedir o link' }));
    expect(await screen.findByText(/Se houver pedidos feitos com ana@cliente.example/)).toBeVisible();
    expect(requestEmailConfirmation).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Pedir o link' })).toBeNull();
  });

  it('preserves the token and offers a retry when the server does not answer', async () => {
    storeToken(TOKEN);
    const { router } = renderScreen(<AccountOrdersScreen />, {
      url: '/minha-conta/pedidos',
      answers: { getSelf: () => Promise.reject(noAnswer()) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar sua conta');
    expect(readToken()).toBe(TOKEN);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('asks to sign in again when the session ends', async () => {
    storeToken(TOKEN);
    const answers = { getSelf: () => ANA, listOwnOrders: () => Promise.reject(refusal('UNAUTHENTICATED')) };
    const { router } = renderScreen(<AccountOrdersScreen />, { url: '/minha-conta/pedidos', answers });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/entrar?next=%2Fminha-conta%2Fpedidos'));
    expect(readToken()).toBeUndefined();
  });

  it('says that an order does not exist', async () => {
    storeToken(TOKEN);
    const answers = { getSelf: () => ANA, getOwnOrder: () => Promise.reject(refusal('NOT_FOUND')) };
    renderScreen(<AccountOrderScreen />, {
      url: '/minha-conta/pedidos/BL-9',
      pathname: '/minha-conta/pedidos/[number]',
      params: { number: 'BL-9' },
      answers,
    });
    expect(await screen.findByText('Não encontramos este pedido')).toBeVisible();
  });
});

describe('a session that ends while something is being written', () => {
  const details = {
    id: 'ana',
    fullName: 'Ana Prado',
    email: ANA.email,
    phone: null,
    document: null,
    stateRegistration: null,
    emailConfirmed: true,
  };

  async function write() {
    storeToken(TOKEN);
    let isOver = true;
    const answers: ApiAnswers = {
      getSelf: () => ANA,
      getOwnDetails: () => details,
      listOwnAddresses: () => [],
      updateOwnDetails: ({ body }) =>
        isOver ? Promise.reject(refusal('UNAUTHENTICATED')) : { ...details, fullName: body.fullName ?? '' },
      login({ body }) {
        if (body.password !== 'porteira azul 7') throw refusal('INVALID_CREDENTIALS');
        isOver = false;
        return 'n'.repeat(43);
      },
    };
    const view = renderScreen(
      <>
        <AccountDetailsScreen />
        <SessionHost />
        <ModalHost />
      </>,
      { url: '/minha-conta/detalhes-da-conta', answers },
    );
    const name = await screen.findByLabelText('Nome completo');
    await view.user.type(name, ' Lima{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/o que você digitou continua aqui/);
    return { ...view, dialog, name };
  }

  const signIn = async (user: UserEvent, dialog: HTMLElement, password: string) => {
    await user.clear(within(dialog).getByLabelText('E-mail'));
    await user.type(within(dialog).getByLabelText('E-mail'), ANA.email);
    await user.clear(within(dialog).getByLabelText('Senha'));
    await user.type(within(dialog).getByLabelText('Senha'), `${password}{Enter}`);
  };

  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  afterEach(() => closeModal());

  it('is renewed over the page, which preserves typed text and does not navigate', async () => {
    const { user, router, dialog, name } = await write();
    await signIn(user, dialog, 'porteira azul 7');
    await isClosed();
    expect(readToken()).toBe('n'.repeat(43));
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Ana Prado Lima');
    expect(router.push).not.toHaveBeenCalled();
    expect(router.replace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(name).toHaveValue('Ana Prado Lima');
  });

  it('preserves typed text after a wrong password too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, router, dialog, name } = await write();
    await signIn(user, dialog, 'errada');
    await within(dialog).findByRole('alert');
    expect(readToken()).toBeUndefined();
    expect(name).toBeInTheDocument();
    await signIn(user, dialog, 'porteira azul 7');
    await isClosed();
    expect(name).toHaveValue('Ana Prado Lima');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('shows no data of one user to another who signs in there', async () => {
    const { user, dialog, name } = await write();
    await user.type(within(dialog).getByLabelText('E-mail'), 'bia@cliente.example');
    await user.type(within(dialog).getByLabelText('Senha'), 'porteira azul 7{Enter}');
    await isClosed();
    await waitFor(() => expect(name).not.toBeInTheDocument());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { ManagedUser } from '@/contract/schemas/people';
import type { User } from '@/contract/schemas/users';
// Loaded by the page when they are needed; here before the clock runs.
import '@/components/ui/overlays/drawer-frame';
import '@/features/dashboard/kit/password-dialog';
import '@/features/dashboard/people/user-roles-form';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ToastHost } from '@/shell/overlays/toast-host';
import { users } from '@/features/dashboard/people/users';
import { ResourceScreen } from './resource-screen';

const ALL = '/dashboard/usuarios/todos';
const admin: User = {
  id: 'u1',
  fullName: 'Helena Quaresma',
  email: 'admin@boalida.example',
  admin: true,
  permissions: [],
};
const maria: ManagedUser = {
  id: 'maria',
  fullName: 'Maria das Dores Leite',
  email: 'maria@cliente.example',
  admin: false,
  permissions: ['orders.read', 'representante'],
  phone: '(34) 90000-1234',
  region: 'Triângulo Mineiro',
  representativeCode: 'TRIANGULO26',
  representedByCode: null,
  createdAt: '2026-03-02T12:00:00Z',
  document: '11144477735',
  stateRegistration: null,
  addresses: [],
  orders: { count: 2, total: 1200, lastAt: '2026-11-20T12:00:00Z' },
};

interface Scene {
  url?: string;
  user?: User;
  list?: 'all' | 'representatives';
  answers?: ApiAnswers;
}

function open({ url = `${ALL}?aberto=maria`, user = admin, list = 'all', answers = {} }: Scene = {}) {
  return renderScreen(
    <>
      <PasswordHost>
        <ResourceScreen resource={users[list]} />
      </PasswordHost>
      <ToastHost />
    </>,
    {
      url,
      answers: {
        getSelf: () => user,
        listUsers: () => ({ items: [maria], total: 1, page: 1, pageCount: 1 }),
        getUser: () => maria,
        ...answers,
      },
    },
  );
}

const findSheet = () => screen.findByRole('dialog', { name: 'Usuário' });
const sentBy = ({ calls }: ReturnType<typeof open>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ input }) => input.body);

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the people of the shop', () => {
  it('are listed with what they are, searched in the address', async () => {
    const { user, router, calls } = open({ url: `${ALL}?q=maria` });
    const row = await screen.findByRole('row', { name: /Maria das Dores Leite/ });
    expect(row).toHaveTextContent('Representante');
    expect(row).toHaveTextContent('1 permissão');
    expect(calls.find(({ name }) => name === 'listUsers')?.input.query).toEqual({ q: 'maria', pagina: 1 });
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar pessoas' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pessoas' }), 'leite{Enter}');
    expect(router.push).toHaveBeenCalledWith(`${ALL}?q=leite`, undefined, expect.anything());
  });

  it('are shown with their code where only representatives are', async () => {
    const { calls } = open({ url: '/dashboard/usuarios/representantes', list: 'representatives' });
    expect(await screen.findByText('TRIANGULO26')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'listUsers')?.input.query).toMatchObject({
      representantes: '1',
    });
  });

  it('have a sheet with contact, purchases, code and link', async () => {
    open();
    const sheet = await findSheet();
    expect(await within(sheet).findByText('111.444.777-35')).toBeInTheDocument();
    expect(sheet).toHaveTextContent('2 pedidos pagos · R$ 1.200,00');
    expect(within(sheet).getByRole('link', { name: 'Ver os pedidos' })).toHaveAttribute(
      'href',
      expect.stringContaining('/dashboard/pedidos/todos?q=maria%40cliente.example'),
    );
    expect(within(sheet).getByLabelText('Link')).toHaveValue(
      `${window.location.origin}/redirect/TRIANGULO26`,
    );
    expect(within(sheet).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/5534900001234'),
    );
  });
});

describe('what a user may do', () => {
  it('is sent as it was ticked, the code of a representative left alone, after the password', async () => {
    let isConfirmed = false;
    const view = open({
      answers: {
        confirmPassword: () => {
          isConfirmed = true;
          return 'n'.repeat(43);
        },
        updateUser: () => {
          if (!isConfirmed) throw refusal('PASSWORD_REQUIRED');
          return { ...maria, permissions: ['orders.read', 'coupons.write', 'representante'] };
        },
      },
    });
    const coupons = await screen.findByRole('checkbox', { name: 'Editar cupons' });
    expect(coupons).toHaveAccessibleDescription('Criar e encerrar cupons.');
    await view.user.click(coupons);
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    await view.user.type(await screen.findByLabelText('Senha'), 'minha senha{Enter}');
    await waitFor(() => expect(sentBy(view, 'updateUser')).toHaveLength(2));
    expect(sentBy(view, 'updateUser')[1]).toEqual({
      permissions: ['orders.read', 'coupons.write', 'representante'],
      seen: { admin: false, permissions: maria.permissions },
    });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Editar cupons' })).toBeChecked());
  });

  it('includes seeing what one manages, and no managing without it', async () => {
    const { user } = open();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await user.click(await screen.findByRole('checkbox', { name: 'Gerenciar usuários' }));
    expect(box('Ver usuários')).toBeChecked();
    await user.click(box('Gerenciar pedidos'));
    await user.click(box('Ver pedidos'));
    expect(box('Gerenciar pedidos')).not.toBeChecked();
    expect(box('Gerenciar usuários')).toBeChecked();
  });

  it('is not changed without a word when the API refuses: no user dismisses the own account', async () => {
    const view = open({
      url: `${ALL}?aberto=u1`,
      answers: {
        getUser: () => ({ ...maria, ...admin }),
        updateUser: () => {
          throw refusal('FORBIDDEN');
        },
      },
    });
    expect(await screen.findByText(/Esta é a sua própria conta/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('checkbox', { name: 'Administração' }));
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ninguém altera a própria');
    expect(sentBy(view, 'updateUser')).toEqual([{ admin: false, seen: { admin: true, permissions: [] } }]);
  });

  it('stays revoked when another person revoked it meanwhile: what was ticked here is added to that', async () => {
    const theirs = { ...maria, permissions: ['representante'] };
    const view = open({
      answers: {
        updateUser: ({ body }) => {
          if (body.seen?.permissions.includes('orders.read')) throw refusal('STALE', {}, theirs);
          return { ...maria, permissions: body.permissions ?? [] };
        },
      },
    });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Editar cupons' }));
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    const dialog = await screen.findByRole('dialog', { name: /^Outra pessoa salvou/ });
    await view.user.click(within(dialog).getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() => expect(sentBy(view, 'updateUser')).toHaveLength(2));
    expect(sentBy(view, 'updateUser')[1]).toEqual({
      permissions: ['coupons.write', 'representante'],
      seen: { admin: false, permissions: ['representante'] },
    });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ver pedidos' })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Editar cupons' })).toBeChecked();
  });

  it('asks before a sheet with unsaved ticks is closed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, router } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Editar cupons' }));
    await user.click(within(await findSheet()).getByRole('button', { name: 'Fechar' }));
    expect(confirm).toHaveBeenCalled();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is only shown to who may not change it', async () => {
    open({ user: { ...admin, admin: false, permissions: ['users.read'] } });
    const sheet = await findSheet();
    expect(await within(sheet).findByText('Ver pedidos')).toBeInTheDocument();
    expect(within(sheet).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Encerrar representação' })).not.toBeInTheDocument();
    expect(within(sheet).queryByRole('link', { name: 'Ver os pedidos' })).not.toBeInTheDocument();
  });
});

describe('a representative', () => {
  it('begins and ends by a button', async () => {
    const plain = { ...maria, permissions: [], representativeCode: null };
    const view = open({ answers: { getUser: () => plain, setRepresentante: () => maria } });
    await view.user.click(await screen.findByRole('button', { name: 'Tornar representante' }));
    expect(await screen.findByLabelText('Código')).toHaveValue('TRIANGULO26');
    expect(sentBy(view, 'setRepresentante')).toEqual([{ userId: 'maria', representante: true }]);
  });
});

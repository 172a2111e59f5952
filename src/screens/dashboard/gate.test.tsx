import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { tellSignOut } from '@/client/sign-out';
import { readToken, removeToken } from '@/client/token';
import { closeModal } from '@/client/ui-store';
import type { User } from '@/contract/schemas/users';
import { selfQuery } from '@/features/auth/session';
import { ModalHost } from '@/shell/overlays/modal-host';
// Loaded with the first opening; here before a test waits for it.
import '@/features/auth/login-form';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardGate } from './gate';

const ANA: User = {
  id: 'u1',
  fullName: 'Ana Prado',
  email: 'ana@boalida.example',
  admin: false,
  permissions: ['coupons.write'],
};

describe('a page of the dashboard whose session ends', () => {
  let isOver = false;
  beforeEach(() => {
    isOver = false;
    Cookies.set(AUTH_COOKIE.name, 't'.repeat(43));
  });
  afterEach(() => {
    closeModal();
    removeToken();
  });

  async function write() {
    const view = renderScreen(
      <>
        <DashboardGate permission="coupons.write">{() => <input aria-label="Código" />}</DashboardGate>
        <ModalHost />
      </>,
      {
        url: '/dashboard/cupons',
        answers: {
          getSelf: () => (isOver ? Promise.reject(refusal('UNAUTHENTICATED')) : ANA),
          login({ body }) {
            if (body.password !== 'porteira azul 7') throw refusal('INVALID_CREDENTIALS');
            isOver = false;
            return 'n'.repeat(43);
          },
        },
      },
    );
    const field = await screen.findByLabelText('Código');
    await view.user.type(field, 'SAL10');
    return { ...view, field };
  }

  const signIn = async ({ user }: Awaited<ReturnType<typeof write>>, password: string) => {
    const dialog = await screen.findByRole('dialog');
    const email = await within(dialog).findByLabelText('E-mail');
    await user.clear(email);
    await user.type(email, ANA.email);
    await user.clear(within(dialog).getByLabelText('Senha'));
    await user.type(within(dialog).getByLabelText('Senha'), `${password}{Enter}`);
    return dialog;
  };

  it('is renewed over it: what was typed stays, after a wrong password too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const view = await write();
    isOver = true;
    await act(() => view.queryClient.refetchQueries({ queryKey: selfQuery.queryKey }));
    const dialog = await signIn(view, 'errada');
    await within(dialog).findByRole('alert');
    expect(view.field).toBeInTheDocument();
    await signIn(view, 'porteira azul 7');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readToken()).toBe('n'.repeat(43));
    expect(view.field).toHaveValue('SAL10');
    expect(view.router.replace).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the sign-in is closed, and offers it again', async () => {
    const view = await write();
    isOver = true;
    await act(() => view.queryClient.refetchQueries({ queryKey: selfQuery.queryKey }));
    const dialog = await screen.findByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.field).toHaveValue('SAL10');
    await view.user.click(screen.getByRole('button', { name: 'Entrar de novo' }));
    await signIn(view, 'porteira azul 7');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.field).toHaveValue('SAL10');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Entrar de novo' })).toBeNull());
  });

  it('is closed at a sign-out, and nothing is asked', async () => {
    const { field } = await write();
    act(() => {
      tellSignOut();
      removeToken();
    });
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

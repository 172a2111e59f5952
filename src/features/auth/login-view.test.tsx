import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeToken } from '@/client/token';
import { readTexts, renderScreen } from '@/testing/render-screen';
import { closeModal, openModal, useUi } from '@/client/ui-store';
import ForgetPasswordView from './forget-password-view';
import LoginView from './login-view';

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const answers = { login: () => 't'.repeat(43), getSelf: () => ANA };

beforeEach(() => {
  removeToken();
  closeModal();
});

describe('LOGIN_VIEW', () => {
  it('leads to the given target, and passes it on to the registration', async () => {
    openModal('LOGIN_VIEW', { next: '/finalizar_compra/' });
    const { user, router } = renderScreen(<LoginView />, { url: '/resumo-do-pedido', answers });
    expect(screen.getByRole('link', { name: 'Criar conta' })).toHaveAttribute(
      'href',
      '/cadastrar?next=%2Ffinalizar_compra%2F',
    );
    await user.type(screen.getByLabelText('E-mail'), 'ana@cliente.example');
    await user.type(screen.getByLabelText('Senha'), 'porteira azul 7{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/finalizar_compra/'));
  });

  it('opens the password recovery, which preserves the target', async () => {
    openModal('LOGIN_VIEW', { next: '/finalizar_compra/' });
    const View = () => <output>{JSON.stringify([useUi().modalView, useUi().modalData])}</output>;
    const { user } = renderScreen(
      <>
        <LoginView />
        <View />
      </>,
      { url: '/resumo-do-pedido' },
    );
    const link = screen.getByRole('link', { name: 'Esqueci minha senha' });
    expect(link).toHaveAttribute('href', '/forget-password?next=%2Ffinalizar_compra%2F');
    await user.click(link);
    expect(screen.getByText('["FORGET_PASSWORD",{"next":"/finalizar_compra/"}]')).toBeVisible();
  });

  it('loads its own texts over a page that does not have them', async () => {
    const { account, ...files } = readTexts('pt-BR')['pt-BR'] ?? {};
    const fetchTexts = vi.fn(async (_address: string) => Response.json(account));
    vi.stubGlobal('fetch', fetchTexts);
    openModal('LOGIN_VIEW');
    renderScreen(<LoginView />, { texts: { 'pt-BR': files } });
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(fetchTexts.mock.calls[0]?.[0]).toBe('/locales/pt-BR/account.json');
  });
});

describe('FORGET_PASSWORD', () => {
  it('requests the mail and leads back to signing in', async () => {
    openModal('FORGET_PASSWORD', { next: '/favoritos' });
    const View = () => <output>{JSON.stringify([useUi().modalView, useUi().modalData])}</output>;
    const { user, calls } = renderScreen(
      <>
        <ForgetPasswordView />
        <View />
      </>,
      { answers: { requestPasswordReset: () => null } },
    );
    await user.type(screen.getByLabelText('E-mail'), 'ana@cliente.example{Enter}');
    expect(await screen.findByText(/Se houver uma conta com ana@cliente.example/)).toBeVisible();
    expect(calls[0]?.input.body).toEqual({ email: 'ana@cliente.example', locale: 'pt-BR' });
    await user.click(screen.getByRole('button', { name: 'Voltar ao login' }));
    expect(screen.getByText('["LOGIN_VIEW",{"next":"/favoritos"}]')).toBeVisible();
  });
});

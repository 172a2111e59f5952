import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { readToken, removeToken } from '@/client/token';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { openModal, useUi } from '@/client/ui-store';
import errors from '../../../public/locales/pt-BR/errors.json';
import { LoginForm } from './login-form';

const TOKEN = 't'.repeat(43);
const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const happy = { login: () => TOKEN, getSelf: () => ANA };

beforeEach(() => {
  removeToken();
  delete window.dataLayer;
});

async function signIn(user: ReturnType<typeof renderScreen>['user'], password = 'porteira azul 7') {
  await user.type(screen.getByLabelText('E-mail'), ' Ana@Cliente.example');
  await user.type(screen.getByLabelText('Senha'), `${password}{Enter}`);
}

describe('signing in', () => {
  it('stores the token, refreshes the user, goes to the account and is tracked', async () => {
    const { user, router, calls } = renderScreen(<LoginForm />, { url: '/entrar', answers: happy });
    await signIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/minha-conta'));
    expect(readToken()).toBe(TOKEN);
    expect(calls.map(({ name }) => name)).toEqual(['login', 'getSelf']);
    expect(calls[0]?.input.body).toEqual({
      email: 'ana@cliente.example',
      password: 'porteira azul 7',
      locale: 'pt-BR',
    });
    expect(calls[1]?.headers.Authorization).toBe(`Bearer ${TOKEN}`);
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'login', method: 'password' }]));
  });

  it.each([
    ['/entrar?next=%2Ffinalizar_compra%2F', '/finalizar_compra/'],
    ['/entrar?next=//evil.example', '/minha-conta'],
    ['/entrar?next=javascript:alert(1)', '/minha-conta'],
    ['/entrar?next=/a&next=/b', '/minha-conta'],
  ])('from %s leads to %s', async (url, target) => {
    const { user, router } = renderScreen(<LoginForm />, { url, answers: happy });
    await signIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(target));
  });

  it('closes its modal', async () => {
    const Open = () => <output>{useUi().displayModal ? 'open' : 'closed'}</output>;
    openModal('LOGIN_VIEW');
    const { user } = renderScreen(
      <>
        <LoginForm />
        <Open />
      </>,
      { answers: happy },
    );
    expect(screen.getByRole('status')).toHaveTextContent('open');
    await signIn(user);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('closed'));
  });

  it('navigates also when the user cannot be fetched at once', async () => {
    const answers = { login: () => TOKEN, getSelf: () => Promise.reject(noAnswer()) };
    const { user, router, calls } = renderScreen(<LoginForm />, { url: '/entrar', answers });
    await signIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/minha-conta'));
    expect(calls.filter(({ name }) => name === 'getSelf')).toHaveLength(1);
    expect(readToken()).toBe(TOKEN);
  });

  it('navigates after three seconds when the shop does not say who the user is', async () => {
    const answers = { login: () => TOKEN, getSelf: () => new Promise<never>(() => undefined) };
    const { user, router } = renderScreen(<LoginForm />, { url: '/entrar', answers });
    await signIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/minha-conta'), { timeout: 10_000 });
  });

  it('removes the token and logs the error when it fails; typed text stays', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeToken('an old token'.padEnd(43, '-'));
    const answers = { login: () => Promise.reject(refusal('INVALID_CREDENTIALS')) };
    const { user, router } = renderScreen(<LoginForm />, { url: '/entrar', answers });
    await signIn(user, 'errada');
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.INVALID_CREDENTIALS);
    expect(readToken()).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('Login failed:', 'INVALID_CREDENTIALS');
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByLabelText('E-mail')).toHaveValue('Ana@Cliente.example');
    expect(screen.getByLabelText('Senha')).toHaveValue('errada');
    expect(screen.getByLabelText('Senha')).toHaveFocus();
  });

  it.each([
    [refusal('RATE_LIMITED'), errors.RATE_LIMITED],
    [noAnswer(), errors.NETWORK],
    [refusal('INTERNAL'), errors.INTERNAL],
  ])('says what happened: %s', async (error, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = renderScreen(<LoginForm />, { answers: { login: () => Promise.reject(error) } });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says how long to wait after too many tries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const login = () => Promise.reject(refusal('RATE_LIMITED', {}, null, 841));
    const { user } = renderScreen(<LoginForm />, { answers: { login } });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Tente de novo em 15 minutos.');
  });

  it('says when caps lock is on', async () => {
    const { user } = renderScreen(<LoginForm />);
    await user.click(screen.getByLabelText('Senha'));
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText(/Caps Lock está ativado/)).toBeVisible();
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText(/Caps Lock está ativado/)).toBeNull();
  });

  it('links to the recovery page and preserves `next`', () => {
    renderScreen(<LoginForm />, { url: '/entrar?next=%2Ffavoritos' });
    expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '/forget-password?next=%2Ffavoritos',
    );
  });

  it('names what is missing, focuses the first error and makes no call', async () => {
    const { user, calls } = renderScreen(<LoginForm />);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.fields.required));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(errors.fields.required);
    expect(calls).toEqual([]);
  });

  it('shows the password on request, and names the fields for password managers', async () => {
    const { user } = renderScreen(<LoginForm />);
    const password = screen.getByLabelText('Senha');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    const reveal = screen.getByRole('button', { name: 'Mostrar a senha' });
    await user.click(reveal);
    expect(password).toHaveAttribute('type', 'text');
    expect(reveal).toHaveAccessibleName('Ocultar a senha');
  });

  it('is sent once, however often Enter is pressed', async () => {
    let finish: (token: string) => void = () => undefined;
    const login = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    const { user, router } = renderScreen(<LoginForm />, { answers: { login, getSelf: () => ANA } });
    await signIn(user);
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
    await user.type(screen.getByLabelText('Senha'), '{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Entrando…' }));
    finish(TOKEN);
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('shows an error when the browser stores no cookies, and does not sign in', async () => {
    vi.spyOn(Cookies, 'set').mockReturnValue(undefined);
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { user, calls } = renderScreen(<LoginForm />, { url: '/entrar', answers: happy });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.COOKIES_BLOCKED);
    expect(calls).toEqual([]);
    expect(warn).toHaveBeenCalledWith('Login failed:', 'COOKIES_BLOCKED');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { readToken, removeToken } from '@/client/token';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../public/locales/pt-BR/errors.json';
import { ForgetPasswordScreen } from './forget-password-screen';
import { LoginScreen } from './login-screen';

const LINK = '/forget-password?token=abc-123';

beforeEach(() => removeToken());

describe('asking for a new password', () => {
  it('gives the same answer for every address, and sends once while the answer is slow', async () => {
    let answer: (value: null) => void = () => undefined;
    const requestPasswordReset = vi.fn(() => new Promise<null>((resolve) => (answer = resolve)));
    const { user } = renderScreen(<ForgetPasswordScreen />, {
      url: '/forget-password',
      answers: { requestPasswordReset },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ana@cliente.example{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Enviando…' }));
    answer(null);
    expect(await screen.findByText(/Se houver uma conta com ana@cliente.example/)).toBeVisible();
    expect(requestPasswordReset).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Enviar outra vez' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('ana@cliente.example');
  });

  it('preserves the e-mail when the server does not answer, and validates it before sending', async () => {
    const { user, calls } = renderScreen(<ForgetPasswordScreen />, {
      url: '/forget-password?next=%2Ffavoritos',
      answers: { requestPasswordReset: () => Promise.reject(noAnswer()) },
    });
    const email = await screen.findByLabelText('E-mail');
    await user.type(email, 'ana{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.fields.email));
    expect(calls).toEqual([]);
    await user.type(email, '@cliente.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    expect(email).toHaveValue('ana@cliente.example');
    expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute(
      'href',
      '/entrar?next=%2Ffavoritos',
    );
  });
});

describe('setting the new password', () => {
  it('takes the token out of the address, sets the password and leads to signing in', async () => {
    storeToken('t'.repeat(43));
    const { user, router, calls } = renderScreen(<ForgetPasswordScreen />, {
      url: LINK,
      answers: { resetPassword: () => null },
    });
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/forget-password', undefined, {
        shallow: true,
        scroll: false,
      }),
    );
    const password = await screen.findByLabelText('Nova senha');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await user.type(password, 'porteira azul');
    expect(screen.getByText('Razoável. Acrescente mais uma palavra para ficar forte.')).toBeVisible();
    await user.type(password, ' 7');
    expect(screen.getByText('Forte.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/entrar?aviso=senha-nova'));
    expect(calls.find(({ name }) => name === 'resetPassword')?.input.body).toEqual({
      token: 'abc-123',
      password: 'porteira azul 7',
      locale: 'pt-BR',
    });
    expect(readToken()).toBeUndefined();
  });

  it('offers another link when this one has expired', async () => {
    const resetPassword = () => Promise.reject(refusal('RESET_INVALID'));
    const { user } = renderScreen(<ForgetPasswordScreen />, { url: LINK, answers: { resetPassword } });
    await user.type(await screen.findByLabelText('Nova senha'), 'porteira azul 7{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      errors.RESET_INVALID.replace('{{resetTime}}', '30 minutos'),
    );
    await user.click(screen.getByRole('button', { name: 'Pedir outro link' }));
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
  });

  it('says next to the field that a password is weak, and the link is still valid', async () => {
    const resetPassword = () => Promise.reject(refusal('WEAK_PASSWORD', { password: 'passwordCommon' }));
    const { user } = renderScreen(<ForgetPasswordScreen />, { url: LINK, answers: { resetPassword } });
    const password = await screen.findByLabelText('Nova senha');
    await user.type(password, 'senha12345{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(errors.fields.passwordCommon)),
    );
    expect(password).toHaveFocus();
  });

  it('is confirmed on the sign-in page', async () => {
    renderScreen(<LoginScreen />, { url: '/entrar?aviso=senha-nova' });
    expect(await screen.findByText('Nova senha salva. Entre com ela.')).toBeVisible();
  });
});

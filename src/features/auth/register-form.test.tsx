import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REFERRAL_COOKIE } from '@config/commerce';
import { readToken, removeToken } from '@/client/token';
import type { RegisterBody } from '@/contract/schemas/users';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import texts from '../../../public/locales/pt-BR/account.json';
import errors from '../../../public/locales/pt-BR/errors.json';
import { RegisterForm } from './register-form';

const TOKEN = 't'.repeat(43);
const RITA = {
  id: 'rita',
  fullName: 'Rita Alves',
  email: 'rita@cliente.example',
  admin: false,
  permissions: [],
};
const happy = { register: () => TOKEN, getSelf: () => RITA };

const alert = vi.fn();
beforeEach(() => {
  removeToken();
  Cookies.remove(REFERRAL_COOKIE.name);
  delete window.dataLayer;
  alert.mockReset();
  vi.stubGlobal('alert', alert);
});

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(screen.getByLabelText('Nome completo'), 'Rita Alves');
  await user.type(screen.getByLabelText('E-mail'), 'rita@cliente.example');
  await user.type(screen.getByLabelText('Senha'), 'porteira azul 7{Enter}');
}

describe('creating an account', () => {
  it.each([
    ['/resumo-do-pedido', '/cadastrar?next=/shop', '/resumo-do-pedido'],
    [undefined, '/cadastrar?next=/shop', '/shop'],
    [undefined, '/cadastrar', '/'],
    ['//evil.example', '/cadastrar?next=/%5Cevil.example', '/'],
  ])('with next route %s at %s leads to %s', async (nextRoute, url, target) => {
    const { user, router, calls } = renderScreen(<RegisterForm nextRoute={nextRoute} />, {
      url,
      answers: happy,
    });
    await fillIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(target));
    expect(readToken()).toBe(TOKEN);
    expect(calls[0]?.input.body).toMatchObject({
      email: 'rita@cliente.example',
      nextRoute: nextRoute ?? null,
      marketingConsent: false,
    });
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'sign_up', method: 'password' }]));
    expect(alert).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', '', undefined, undefined],
    ['the code that was typed', 'lia-7 ', undefined, 'lia-7'],
    ['the code of the link', ' ', 'RUI-2', 'RUI-2'],
    ['the code that was typed before that of the link', 'lia-7', 'RUI-2', 'lia-7'],
  ])('sends %s as the representative’s code', async (_what, typed, ofLink, sent) => {
    if (ofLink) Cookies.set(REFERRAL_COOKIE.name, ofLink);
    const { user, calls } = renderScreen(<RegisterForm />, { url: '/cadastrar', answers: happy });
    const code = screen.getByLabelText('Código do representante (opcional)');
    expect(code).toHaveAccessibleDescription(texts.register.codeHint);
    if (typed) await user.type(code, typed);
    await fillIn(user);
    await waitFor(() => expect(calls[0]?.name).toBe('register'));
    expect((calls[0]?.input.body as RegisterBody | undefined)?.representativeCode).toBe(sent);
  });

  it('shows the errorCode in an alert when it fails, leaves the fields and marks the wrong one', async () => {
    const answers = { register: () => Promise.reject(refusal('EMAIL_TAKEN', { email: 'taken' })) };
    const { user, router } = renderScreen(<RegisterForm />, { url: '/cadastrar', answers });
    await fillIn(user);
    await waitFor(() => expect(alert).toHaveBeenCalledWith('EMAIL_TAKEN'));
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription(errors.fields.taken));
    expect(email).toHaveFocus();
    expect(email).toHaveValue('rita@cliente.example');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Rita Alves');
    expect(screen.getByLabelText('Senha')).toHaveValue('porteira azul 7');
    expect(readToken()).toBeUndefined();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('says next to the field that a password is weak', async () => {
    const answers = {
      register: () => Promise.reject(refusal('WEAK_PASSWORD', { password: 'passwordCommon' })),
    };
    const { user } = renderScreen(<RegisterForm />, { answers });
    await fillIn(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
        expect.stringContaining(errors.fields.passwordCommon),
      ),
    );
    expect(alert).toHaveBeenCalledWith('WEAK_PASSWORD');
  });

  it('says that there is no connection', async () => {
    const { user } = renderScreen(<RegisterForm />, {
      answers: { register: () => Promise.reject(noAnswer()) },
    });
    await fillIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    expect(alert).toHaveBeenCalledWith('NETWORK');
  });

  it('is checked before it is sent', async () => {
    const { user, calls } = renderScreen(<RegisterForm />);
    await user.type(screen.getByLabelText('E-mail'), 'rita');
    await user.type(screen.getByLabelText('Senha'), 'curta{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Nome completo')).toHaveFocus());
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(errors.fields.email);
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
      expect.stringContaining('A senha precisa ter pelo menos 8 caracteres.'),
    );
    expect(screen.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'new-password');
    expect(calls).toEqual([]);
  });
});

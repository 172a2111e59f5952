import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../public/locales/pt-BR/errors.json';
import { ConfirmEmailScreen } from './confirm-email-screen';

const LINK = '/confirmar-email?token=abc-123';
const ANA = { id: 'u', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const DETAILS = {
  ...{ id: 'u', fullName: 'Ana Prado', email: ANA.email },
  ...{ phone: null, document: null, stateRegistration: null },
};
const TOKEN = 't'.repeat(43);

beforeEach(() => removeToken());

describe('the page that the link in a mail leads to', () => {
  it('takes the token out of the address and confirms only when the button is pressed', async () => {
    storeToken(TOKEN);
    const confirmEmail = vi.fn(() => null);
    const { user, router, calls } = renderScreen(<ConfirmEmailScreen />, {
      url: LINK,
      answers: { getSelf: () => ANA, confirmEmail },
    });
    const button = await screen.findByRole('button', { name: 'Confirmar meu e‑mail' });
    expect(router.replace).toHaveBeenCalledWith('/confirmar-email', undefined, {
      shallow: true,
      scroll: false,
    });
    expect(confirmEmail).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByText('E-mail confirmado')).toBeVisible();
    expect(calls.find(({ name }) => name === 'confirmEmail')).toMatchObject({
      input: { body: { token: 'abc-123' } },
    });
  });

  it('asks a visitor to sign in first, with a return address', async () => {
    const { user } = renderScreen(<ConfirmEmailScreen />, {
      url: LINK,
      answers: { login: () => TOKEN, getSelf: () => ANA, confirmEmail: () => null },
    });
    await user.type(await screen.findByLabelText('E-mail'), ANA.email);
    await user.type(screen.getByLabelText('Senha'), 'porteira azul 7{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e‑mail' }));
    expect(await screen.findByText('E-mail confirmado')).toBeVisible();
  });

  it('shows an error for an expired link', async () => {
    storeToken(TOKEN);
    const { user } = renderScreen(<ConfirmEmailScreen />, {
      url: LINK,
      answers: {
        getSelf: () => ANA,
        confirmEmail: () => Promise.reject(refusal('CONFIRMATION_INVALID')),
        getOwnDetails: () => ({ ...DETAILS, emailConfirmed: false }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e‑mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      errors.CONFIRMATION_INVALID.replace('{{confirmationTime}}', '7 dias'),
    );
  });

  it('says that the e-mail is confirmed when the answer to the first press was lost', async () => {
    storeToken(TOKEN);
    const refusals = [noAnswer(), refusal('CONFIRMATION_INVALID')];
    const { user } = renderScreen(<ConfirmEmailScreen />, {
      url: LINK,
      answers: {
        getSelf: () => ANA,
        confirmEmail: () => Promise.reject(refusals.shift() ?? noAnswer()),
        getOwnDetails: () => ({ ...DETAILS, emailConfirmed: true }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e‑mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    await user.click(screen.getByRole('button', { name: 'Confirmar meu e‑mail' }));
    expect(await screen.findByRole('status')).toHaveTextContent('E-mail confirmado');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says without a token where the link is', async () => {
    renderScreen(<ConfirmEmailScreen />, { url: '/confirmar-email', answers: { getSelf: () => ANA } });
    await waitFor(() => expect(screen.getByText(/Abra o link do e‑mail/)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Confirmar meu e‑mail' })).toBeNull();
  });
});

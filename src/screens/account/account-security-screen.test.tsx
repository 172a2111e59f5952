import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeToken } from '@/client/store-token';
import { readToken } from '@/client/token';
import type { OwnSession } from '@/contract/schemas/users';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../public/locales/pt-BR/errors.json';
import { AccountSecurityScreen } from './account-security-screen';

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const at = '2026-11-20T12:00:00.000Z';
const session = (id: string, browser: string | null, current = false): OwnSession => ({
  id,
  device: { browser, system: browser && 'Android' },
  createdAt: at,
  lastSeenAt: at,
  current,
  addressPrefix: '203.0.113.7',
});

beforeEach(() => storeToken('t'.repeat(43)));

const show = (answers: ApiAnswers) =>
  renderScreen(<AccountSecurityScreen />, {
    url: '/minha-conta/mudar-senha',
    answers: { getSelf: () => ANA, listOwnSessions: () => [session('s1', 'Chrome', true)], ...answers },
  });

async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(await screen.findByLabelText('Senha atual'), 'porteira azul 7');
  await user.type(screen.getByLabelText('Nova senha'), 'cancela verde 9{Enter}');
}

describe('changing the password', () => {
  it('stores the new token and says that the other devices are signed out', async () => {
    const fresh = 'n'.repeat(43);
    const { user, calls } = show({ changePassword: () => fresh });
    await screen.findByLabelText('Senha atual');
    const regions = screen.getAllByRole('status');
    await fillIn(user);
    expect(await screen.findByText('Senha alterada')).toBeVisible();
    // There before its words, or they would not be spoken.
    expect(regions.map(({ textContent }) => textContent).join(' ')).toContain('Senha alterada');
    expect(readToken()).toBe(fresh);
    expect(calls.find(({ name }) => name === 'changePassword')?.input.body).toEqual({
      currentPassword: 'porteira azul 7',
      newPassword: 'cancela verde 9',
      locale: 'pt-BR',
    });
    expect(screen.getByLabelText('Senha atual')).toHaveValue('');
  });

  it('shows an error for a wrong password and for a weak one', async () => {
    const refusals = [refusal('PASSWORD_WRONG'), refusal('WEAK_PASSWORD', { newPassword: 'passwordCommon' })];
    const { user } = show({ changePassword: () => Promise.reject(refusals.shift() ?? noAnswer()) });
    await fillIn(user);
    expect(await screen.findByText(errors.PASSWORD_WRONG)).toBeVisible();
    expect(screen.getByLabelText('Senha atual')).toHaveFocus();
    await user.keyboard('{Enter}');
    const wanted = screen.getByLabelText('Nova senha');
    await waitFor(() =>
      expect(wanted).toHaveAccessibleDescription(expect.stringContaining(errors.fields.passwordCommon)),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByText(errors.NETWORK)).toBeVisible();
    expect(wanted).toHaveValue('cancela verde 9');
  });
});

describe('the sessions', () => {
  it('are listed with this one marked, and end one by one or all others at once', async () => {
    let list = [session('s1', 'Chrome', true), session('s2', 'Firefox'), session('s3', null)];
    const deleteOwnSession: ApiAnswers['deleteOwnSession'] = ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return null;
    };
    const { user, calls } = show({ listOwnSessions: () => [...list], deleteOwnSession });
    const own = (await screen.findByText('Chrome no Android')).closest('li') ?? document.body;
    expect(within(own).getByText('Este aparelho')).toBeVisible();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(screen.getByText('Aparelho desconhecido')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desconectar todos os outros' }));
    await waitFor(() => expect(screen.queryByText('Firefox no Android')).toBeNull());
    expect(screen.getByRole('list', { name: 'Aparelhos conectados à sua conta' })).toHaveFocus();
    const ended = calls.filter(({ name }) => name === 'deleteOwnSession').map(({ input }) => input.params.id);
    expect(ended).toEqual(['s2', 's3']);
  });

  it('show one that had ended already as ended', async () => {
    let list = [session('s1', 'Chrome', true), session('s2', 'Firefox')];
    const deleteOwnSession = () => {
      list = list.slice(0, 1);
      return Promise.reject(refusal('NOT_FOUND'));
    };
    const { user } = show({ listOwnSessions: () => list, deleteOwnSession });
    await user.click(await screen.findByRole('button', { name: /^Desconectar Firefox no Android/ }));
    await waitFor(() => expect(screen.queryByText('Firefox no Android')).toBeNull());
  });

  it('show an error when they do not load', async () => {
    show({ listOwnSessions: () => Promise.reject(noAnswer()) });
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

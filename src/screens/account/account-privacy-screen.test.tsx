import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { readToken } from '@/client/token';
import type { SelfExport } from '@/contract/schemas/people';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../public/locales/pt-BR/errors.json';
import { AccountPrivacyScreen } from './account-privacy-screen';

const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };

const DATA: SelfExport = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  user: {
    ...ANA,
    phone: null,
    document: null,
    stateRegistration: null,
    emailConfirmed: true,
    representativeCode: null,
    representedByCode: null,
    representedAt: null,
    region: null,
    createdAt: '2026-01-05T12:00:00.000Z',
  },
  consents: { marketing: false, marketingSince: null, cookies: [] },
  addresses: [],
  orders: [],
  reviews: [],
  favorites: [],
  stockNotices: [],
  messages: [],
  lessons: [],
  certificate: null,
  sessions: [],
  knownDevices: [],
};

beforeEach(() => storeToken('t'.repeat(43)));

const show = (answers: ApiAnswers) =>
  renderScreen(<AccountPrivacyScreen />, {
    url: '/minha-conta/privacidade',
    answers: {
      getSelf: () => ANA,
      getOwnConsents: () => ({ marketing: false, marketingSince: null }),
      ...answers,
    },
  });

const NEWS = 'Quero receber novidades e ofertas por e‑mail';

describe('consent to news', () => {
  it('is saved at once', async () => {
    const since = '2026-11-20T12:00:00.000Z';
    const { user, calls } = show({ updateOwnConsents: () => ({ marketing: true, marketingSince: since }) });
    await user.click(await screen.findByRole('checkbox', { name: NEWS }));
    expect(await screen.findByText('Você aceitou em 20 de novembro de 2026.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'updateOwnConsents')?.input.body).toEqual({ marketing: true });
  });

  it('shows the old value again when it cannot be saved', async () => {
    const { user } = show({ updateOwnConsents: () => Promise.reject(noAnswer()) });
    const box = await screen.findByRole('checkbox', { name: NEWS });
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  });
});

describe('a copy of the data', () => {
  it('is downloaded as a file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const { user } = show({ exportSelf: () => DATA });
    await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText('Arquivo baixado.')).toBeVisible();
    expect(click.mock.contexts[0]).toMatchObject({ download: 'meus-dados-2026-11-20.json' });
    expect(made[0]?.size).toBe(JSON.stringify(DATA, null, 2).length);
  });

  it('shows an error when it does not load', async () => {
    const { user } = show({ exportSelf: () => Promise.reject(refusal('INTERNAL')) });
    await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText(errors.INTERNAL)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const open = async (user: ReturnType<typeof renderScreen>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Quero excluir minha conta' }));
    expect(screen.getByLabelText('Senha atual')).toHaveFocus();
    await user.type(screen.getByLabelText('Senha atual'), 'porteira azul 7');
    await user.click(screen.getByRole('button', { name: 'Excluir definitivamente' }));
  };

  it('says what stays, asks for the password, and leaves the account', async () => {
    const { user, router, calls } = show({ deleteSelf: () => null });
    expect(await screen.findByText(/a legislação fiscal exige guardar a nota/)).toBeVisible();
    await open(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(calls.find(({ name }) => name === 'deleteSelf')?.input.body).toEqual({
      password: 'porteira azul 7',
    });
    await waitFor(() => expect(readToken()).toBeUndefined());
  });

  it.each(['PASSWORD_WRONG', 'ORDERS_OPEN', 'LAST_ADMIN'] as const)('tells %s and keeps it', async (code) => {
    const { user, router } = show({ deleteSelf: () => Promise.reject(refusal(code)) });
    await open(user);
    expect(await screen.findByText(errors[code])).toBeVisible();
    expect(readToken()).toBeDefined();
    expect(router.push).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Manter a conta' }));
    expect(screen.queryByLabelText('Senha atual')).toBeNull();
    expect(screen.getByRole('button', { name: 'Quero excluir minha conta' })).toHaveFocus();
  });
});

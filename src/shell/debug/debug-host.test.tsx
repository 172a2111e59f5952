import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/client/call';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { endpointQuery } from '@/client/query';
import { noAnswer } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DebugHost } from './debug-host';

const ADMIN = {
  id: 'adm',
  fullName: 'Ana Prado',
  email: 'ana@loja.example',
  admin: true,
  permissions: ['orders.read' as const],
};
const SHORTCUT = { ctrlKey: true, altKey: true, key: 'd', code: 'KeyD' };
const PANEL = { name: 'Modo de depuração' };

beforeEach(() => {
  storeToken('t'.repeat(43));
  vi.stubGlobal('fetch', async () => ({
    headers: new Headers({ 'x-nextjs-cache': 'STALE', age: '12', 'cache-control': 's-maxage=300' }),
  }));
});

const open = (person = ADMIN) =>
  renderScreen(<DebugHost />, {
    url: '/shop',
    answers: {
      getSelf: () => person,
      listCategories: () => [],
      listTestimonials: () => Promise.reject(noAnswer()),
    },
  });
const known = (view: ReturnType<typeof open>) =>
  waitFor(() => expect(view.queryClient.getQueryData(['getSelf', {}])).toBeDefined());

async function switchOn() {
  // The listener is loaded with the chunk of an admin.
  await waitFor(() => {
    fireEvent.keyDown(window, SHORTCUT);
    if (!sessionStorage.getItem('debug-mode')) throw new Error('not on yet');
  });
  return screen.findByRole('region', PANEL);
}

describe('debug mode', () => {
  it('stays as it is while the keys are held down, and where AltGr writes a character', async () => {
    const view = open();
    await known(view);
    await switchOn();
    fireEvent.keyDown(window, { ...SHORTCUT, repeat: true });
    fireEvent.keyDown(window, { ...SHORTCUT, modifierAltGraph: true });
    expect(screen.getByRole('region', PANEL)).toBeVisible();
    fireEvent.keyDown(window, SHORTCUT);
    await waitFor(() => expect(screen.queryByRole('region', PANEL)).toBeNull());
  });

  it('is switched on and off by an admin with Ctrl+Alt+D, for this tab', async () => {
    open();
    const panel = await switchOn();
    await waitFor(() => expect(panel).toHaveFocus());
    expect(sessionStorage.getItem('debug-mode')).toBe('on');
    fireEvent.keyDown(window, { ...SHORTCUT, key: '∂' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(sessionStorage.getItem('debug-mode')).toBeNull();
  });

  it.each([
    { ...SHORTCUT, ctrlKey: false },
    { ...SHORTCUT, altKey: false },
    { ...SHORTCUT, key: 'e', code: 'KeyE' },
  ])('leaves other keys alone (%#)', async (keys) => {
    open();
    await switchOn();
    fireEvent.keyDown(window, keys);
    expect(screen.getByRole('region', PANEL)).toBeVisible();
  });

  it('is not there for other users, whatever the storage holds and whatever their permissions', async () => {
    sessionStorage.setItem('debug-mode', 'on');
    const view = open({ ...ADMIN, admin: false });
    await known(view);
    fireEvent.keyDown(window, SHORTCUT);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not there for visitors', async () => {
    removeToken();
    sessionStorage.setItem('debug-mode', 'on');
    const { calls } = open();
    fireEvent.keyDown(window, SHORTCUT);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('comes back after a reload and goes when the admin signs out', async () => {
    sessionStorage.setItem('debug-mode', 'on');
    open();
    expect(await screen.findByRole('region', PANEL)).not.toHaveFocus();
    act(() => removeToken());
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('closes with Escape and with its button, and gives the focus back', async () => {
    const { user } = open();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await switchOn();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(button).toHaveFocus();
    await switchOn();
    await user.click(screen.getByRole('button', { name: 'Desativar o modo de depuração' }));
    expect(screen.queryByRole('region')).toBeNull();
    button.remove();
  });

  it('shows brand, language, page cache, person, permissions, cart and queries', async () => {
    const view = open();
    view.queryClient.setQueryData(endpointQuery('listCategories', { query: {} }).queryKey, []);
    const panel = await switchOn();
    await waitFor(() => expect(panel).toHaveTextContent('STALE · 12 s · s-maxage=300'));
    for (const text of [
      'Boa Lida (boa-lida)',
      'pt-BR',
      'Ana Prado · adm',
      'admin orders.read',
      '0 × · R$ 0,00',
    ])
      expect(panel).toHaveTextContent(text);
    expect(panel).toHaveTextContent(/"listCategories".*success/);
  });

  it('shows the calls made while it is on, also the failed ones, and no longer than that', async () => {
    const { user } = open();
    const panel = await switchOn();
    expect(panel).toHaveTextContent('Nenhuma chamada');
    await act(async () => {
      await call('listCategories', { query: {} });
      await call('listTestimonials', { query: {} }).catch(() => undefined);
    });
    const calls = within(panel).getByText('Chamadas à API (2)').closest('details');
    expect(calls).toHaveTextContent(/✕ GET \/testimonials\/ · \d+ ms/);
    expect(calls).toHaveTextContent(/200 GET \/category\/ · \d+ ms/);
    await user.keyboard('{Escape}');
    await act(async () => {
      await call('listCategories', { query: {} });
    });
    expect(await switchOn()).toHaveTextContent('Nenhuma chamada');
  });
});

import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { AuditEntry } from '@/contract/schemas/reports';
// Loaded by the page when it is needed; here before the clock runs.
import '@/components/ui/overlays/drawer-frame';
import type { ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { audit } from '@/features/dashboard/people/audit';
import { ResourceScreen } from './resource-screen';
import { DashboardSearchesScreen } from './searches-screen';

const AUDIT = '/dashboard/auditoria';
const reader = {
  id: 'u2',
  fullName: 'Iara Sales',
  email: 'iara@boalida.example',
  admin: false,
  permissions: ['reports.read'],
};
const entry: AuditEntry = {
  id: 7,
  at: '2026-11-20T12:00:00Z',
  actor: 'Helena Quaresma',
  actorId: 'helena',
  action: 'user.update',
  entity: 'user',
  entityId: 'maria',
  details: {
    before: { admin: false, permissions: ['orders.read'] },
    after: { admin: false, permissions: ['orders.read', 'users.read'] },
  },
};
const answers: ApiAnswers = {
  getSelf: () => reader,
  listAuditEntries: () => ({ items: [entry], total: 1, page: 1, pageCount: 1 }),
};
const open = (url: string) => renderScreen(<ResourceScreen resource={audit} />, { url, answers });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the audit log', () => {
  it('asks for what its address says, and nothing it cannot be', async () => {
    const { calls } = open(
      `${AUDIT}?quem=Helena&entidade=user&acao=user.&id=maria&autor=helena&de=2026-11-01&ate=ontem`,
    );
    await screen.findByRole('row', { name: /Helena Quaresma/ });
    expect(calls.find(({ name }) => name === 'listAuditEntries')?.input.query).toEqual({
      quem: 'Helena',
      entidade: 'user',
      acao: 'user.',
      id: 'maria',
      autor: 'helena',
      de: '2026-11-01',
      pagina: 1,
    });
  });

  it('takes off a filter that came with a link', async () => {
    const { user, router } = open(`${AUDIT}?entidade=user&id=maria`);
    await user.click(await screen.findByRole('button', { name: 'Remover o filtro maria' }));
    expect(router.push).toHaveBeenCalledWith(`${AUDIT}?entidade=user`, undefined, expect.anything());
  });

  it('sets what was beside what is, field by field, and leads on to the same thing', async () => {
    open(`${AUDIT}?aberto=7`);
    const sheet = await screen.findByRole('dialog', { name: 'Registro' });
    const rows = within(within(sheet).getByRole('table', { name: 'O que mudou' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CampoAntesDepois',
      'PermissõesVer pedidosVer pedidos, Ver usuários',
    ]);
    expect(within(sheet).getByRole('link', { name: 'Tudo sobre este item' })).toHaveAttribute(
      'href',
      expect.stringContaining('entidade=user&id=maria'),
    );
  });
});

describe('the failed searches', () => {
  it('run again on the shop', async () => {
    const items = [
      {
        typed: 'vermífugo xyz',
        searches: 7,
        firstAt: '2026-11-01T12:00:00Z',
        lastAt: '2026-11-20T12:00:00Z',
      },
    ];
    renderScreen(<DashboardSearchesScreen />, {
      url: '/dashboard/buscas',
      answers: { ...answers, listFailedSearches: () => ({ items, total: 1, page: 1, pageCount: 1 }) },
    });
    expect(await screen.findByRole('link', { name: 'vermífugo xyz' })).toHaveAttribute(
      'href',
      '/buscar?q=verm%C3%ADfugo+xyz',
    );
    expect(screen.getByRole('row', { name: /vermífugo xyz/ })).toHaveTextContent('7');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { AUTH_COOKIE } from '@config/commerce';
import { makeRedirect } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import type { ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { redirects } from '@/features/dashboard/content/redirects/redirects';
import { ResourceScreen } from '../resource-screen';

// The parts that the page fetches late are there when a test looks for them, however busy the machine is.
beforeAll(async () => {
  await Promise.all([
    import('@/features/dashboard/content/redirects/redirect-form'),
    import('@/features/dashboard/content/redirects/link-qr-code'),
  ]);
});
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const show = (query: string, answers: ApiAnswers = {}) =>
  renderScreen(<ResourceScreen resource={redirects} />, {
    url: `/dashboard/redirecionamentos${query}`,
    answers: {
      getSelf: () => makeStaff('content.write'),
      listRedirects: () => ({ items: [makeRedirect()], total: 1, page: 1, pageCount: 1 }),
      ...answers,
    },
  });
const form = () => screen.findByRole('form', { name: 'Link de campanha' });

describe('the campaign links of the back office', () => {
  it('give out the whole address, to copy and as a QR code to download', async () => {
    show('?aberto=feira-2026');
    const address = `${brand.canonicalUrl}/redirect/feira-2026`;
    expect(within(await form()).getByLabelText('Link completo')).toHaveValue(address);
    expect(await screen.findByRole('img', { name: `QR code de ${address}` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Baixar o QR code' })).toHaveAttribute(
      'download',
      'feira-2026.svg',
    );
  });

  it.each(['https://outra.example', '//outra.example', 'shop'])(
    'lead to no other site: %s is refused before it is sent',
    async (target) => {
      const { user, calls } = show('?aberto=_novo');
      const fields = within(await form());
      await user.type(fields.getByLabelText('Código'), 'feira');
      await user.clear(fields.getByLabelText('Destino'));
      await user.type(fields.getByLabelText('Destino'), target);
      await user.click(fields.getByRole('button', { name: 'Salvar' }));
      await waitFor(() =>
        expect(fields.getByLabelText('Destino')).toHaveAccessibleDescription(
          expect.stringContaining('Aceita só uma página desta loja'),
        ),
      );
      expect(calls.some(({ name }) => name === 'createRedirect')).toBe(false);
    },
  );

  it('warn that they lead to a page which does not exist', async () => {
    const ask = vi.fn<typeof fetch>((path) =>
      Promise.resolve(new Response(null, { status: path === '/shop' ? 200 : 404 })),
    );
    vi.stubGlobal('fetch', ask);
    const { user } = show('?aberto=_novo');
    const target = within(await form()).getByLabelText('Destino');
    await user.clear(target);
    await user.type(target, '/nao-existe');
    expect(await screen.findByText(/Essa página não existe na loja/)).toBeInTheDocument();
    await user.clear(target);
    await user.type(target, '/shop');
    await waitFor(() => expect(ask).toHaveBeenCalledWith('/shop', expect.anything()));
    expect(screen.queryByText(/Essa página não existe na loja/)).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('lead to the page whose address was copied out of the address bar', async () => {
    const { user, calls } = show('?aberto=_novo', { createRedirect: () => makeRedirect() });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'feira');
    await user.clear(fields.getByLabelText('Destino'));
    await user.type(fields.getByLabelText('Destino'), `${brand.canonicalUrl}/pt-BR/shop`);
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createRedirect')?.input.body).toMatchObject({
        target: '/shop',
      }),
    );
  });

  it('credit no one where no representative is named', async () => {
    const { user, calls } = show('?aberto=_novo', { createRedirect: () => makeRedirect() });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Código'), 'feira-2027');
    await user.type(fields.getByLabelText('Destino'), 'shop');
    await user.click(fields.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createRedirect')?.input.body).toEqual({
        code: 'feira-2027',
        target: '/shop',
        representativeCode: null,
        active: true,
      }),
    );
  });
});

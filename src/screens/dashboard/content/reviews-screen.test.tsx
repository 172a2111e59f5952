import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { makeManagedReview } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { reviews as resource } from '@/features/dashboard/content/reviews/reviews';
import { ResourceScreen } from '../resource-screen';

const pageOf = (items: ManagedReview[]) => ({ items, total: items.length, page: 1, pageCount: 1 });
const reviews = [
  makeManagedReview(),
  makeManagedReview({ id: 'rev-2', author: 'Dora Nunes', text: 'Chegou rasgado.', reviewScore: 1 }),
];

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

/** A shop that remembers what was decided. */
function show(url = '/dashboard/avaliacoes', fails = false) {
  let stored = reviews;
  return renderScreen(<ResourceScreen resource={resource} />, {
    url,
    answers: {
      getSelf: () => makeStaff('content.write'),
      listManagedReviews: ({ query }) =>
        pageOf(stored.filter(({ status }) => !query.situacao || status === query.situacao)),
      moderateReviews({ body }) {
        if (fails) throw refusal('INTERNAL');
        stored = stored.map((review) =>
          body.ids.includes(review.id) ? { ...review, status: body.status } : review,
        );
        return { changed: body.ids.length };
      },
    },
  });
}

describe('the reviews of the back office', () => {
  it('show what waits first, with stars, whole text and the way to the product', async () => {
    const { calls } = show();
    expect(await screen.findByText('Chegou rasgado.')).toBeInTheDocument();
    expect(screen.getByText('1 de 5 estrelas', { selector: '.sr-only' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Matriz 60' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/produtos/matriz-60'),
    );
    expect(calls.find(({ name }) => name === 'listManagedReviews')?.input.query).toEqual({
      situacao: 'pending',
      pagina: 1,
    });
  });

  it('leave the list at once when approved', async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('button', { name: 'Aprovar: Dora Nunes' }));
    await waitFor(() => expect(screen.queryByText('Chegou rasgado.')).toBeNull());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'moderateReviews')?.input.body).toEqual({
        ids: ['rev-2'],
        status: 'approved',
      }),
    );
  });

  it('come back when the shop does not take the decision', async () => {
    const { user } = show('/dashboard/avaliacoes', true);
    await user.click(await screen.findByRole('button', { name: 'Recusar: Dora Nunes' }));
    expect(await screen.findByText('Chegou rasgado.')).toBeInTheDocument();
  });

  it('are decided many at once', async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('checkbox', { name: /todas as avaliações/ }));
    const bar = await screen.findByRole('group', { name: 'Com os selecionados' });
    await user.click(within(bar).getByRole('button', { name: 'Recusar' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'moderateReviews')?.input.body).toEqual({
        ids: ['rev-1', 'rev-2'],
        status: 'rejected',
      }),
    );
    expect(await screen.findByText('Nenhuma avaliação pendente.')).toBeInTheDocument();
  });

  it('are none of them chosen any more after the selection was cleared', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: /todas as avaliações/ }));
    await user.click(await screen.findByRole('button', { name: 'Limpar seleção' }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('show their last page where the one of the address has none any more', async () => {
    const { router } = renderScreen(<ResourceScreen resource={resource} />, {
      url: '/dashboard/avaliacoes?pagina=3',
      answers: {
        getSelf: () => makeStaff('content.write'),
        listManagedReviews: () => ({ items: [], total: 25, page: 3, pageCount: 2 }),
      },
    });
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(
        '/dashboard/avaliacoes?pagina=2',
        undefined,
        expect.anything(),
      ),
    );
    expect(screen.queryByText(/Nada encontrado/)).not.toBeInTheDocument();
  });

  it('are not shown to a user who may not edit the texts of the shop', async () => {
    renderScreen(<ResourceScreen resource={resource} />, {
      url: '/dashboard/avaliacoes',
      answers: { getSelf: () => makeStaff('orders.read') },
    });
    expect(await screen.findByText('Sua conta não tem acesso a esta página')).toBeInTheDocument();
  });
});

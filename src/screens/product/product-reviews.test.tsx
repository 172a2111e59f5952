import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product, Review } from '@/contract/schemas/catalog';
import type { OwnReview } from '@/contract/schemas/reviews';
import type { User } from '@/contract/schemas/users';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { closeModal } from '@/client/ui-store';
import { ModalHost } from '@/shell/overlays/modal-host';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { makeFullProduct } from '@/testing/make-full-product';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ProductReviews } from './product-reviews';

const JOAO: User = { id: 'u1', fullName: 'João', email: 'j@cliente.example', admin: false, permissions: [] };
const makeReview = (id: number): Review => ({
  id: `r${String(id)}`,
  author: `Pessoa ${String(id)}`,
  reviewScore: 4,
  title: null,
  text: `Texto ${String(id)}`,
  date: '2026-08-19',
  verified: true,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => makeReview(from + index));
const REVIEWED = makeFullProduct({
  id: 'p1',
  slug: 'matriz-60',
  rating: { totalReviews: 14, averageRating: 4.3 },
  ratingDistribution: [8, 4, 1, 1, 0],
  reviews: range(1, 10),
  hardcodedReviews: [{ author: 'Adelmo', stars: 5, text: 'Bom.', source: 'Visita de representante' }],
  hardcodedReviewsScore: {
    totalReviewsCount: 2,
    totalReviewsStars: 10,
    fiveStars: 2,
    fourStars: 0,
    threeStars: 0,
    twoStars: 0,
    oneStar: 0,
  },
});
const MAY: OwnReview = { canReview: true, reason: null, review: null };
const WAITS: OwnReview = {
  canReview: false,
  reason: 'ALREADY_REVIEWED',
  review: { ...makeReview(99), text: 'O gado gostou.', status: 'pending' },
};

function renderReviews(answers: ApiAnswers = {}, product: Product = REVIEWED) {
  return renderScreen(
    <>
      <ProductReviews product={product} />
      <ModalHost />
    </>,
    { url: '/produtos/matriz-60', answers: { getSelf: () => JOAO, ...answers } },
  );
}

beforeEach(intersectAtOnce);
afterEach(() => {
  vi.unstubAllGlobals();
  removeToken();
  closeModal();
});

describe('the reviews of a product', () => {
  it('show the distribution of stars, own reviews with their date, and imported ones with their source', () => {
    renderReviews();
    const rows = within(screen.getByRole('list', { name: 'Avaliações por nota' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('5 estrelas:8'),
        expect.stringContaining('1 estrela:0'),
      ]),
    );
    expect(screen.getAllByText('19 de agosto de 2026')).toHaveLength(10);
    const imported = screen.getByRole('region', { name: 'Avaliações de outras fontes' });
    expect(imported).toHaveTextContent('Adelmo· Visita de representante');
  });

  it('load the next page on request, none twice, with the focus on the first new one', async () => {
    const { user, calls } = renderReviews({
      // A review was added since the page was rendered: the tenth is now the eleventh.
      listReviews: () => ({ items: range(10, 12), total: 13, page: 2, pageCount: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mais avaliações' }));
    expect(await screen.findByText('Texto 12')).toBeVisible();
    expect(screen.getAllByText('Texto 10')).toHaveLength(1);
    expect(screen.getByText('Texto 11').closest('li')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mais avaliações' })).toBeNull();
    expect(calls.find(({ name }) => name === 'listReviews')?.input.query).toEqual({
      productId: 'p1',
      pagina: 2,
    });
  });

  it('show an error when the next page does not load, with a retry', async () => {
    let isDown = true;
    const { user } = renderReviews({
      listReviews: () => {
        if (isDown) throw noAnswer();
        return { items: range(11, 12), total: 12, page: 2, pageCount: 2 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mais avaliações' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tente de novo');
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Mais avaliações' }));
    expect(await screen.findByText('Texto 11')).toBeVisible();
  });

  it('ask a visitor to sign in, with a return address', async () => {
    const { user, calls } = renderReviews();
    await user.click(screen.getByRole('button', { name: 'Entre para avaliar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
    const register = await within(dialog).findByRole('link', { name: 'Criar conta' });
    expect(register.getAttribute('href')).toContain(encodeURIComponent('/produtos/matriz-60'));
    expect(calls.some(({ name }) => name === 'getOwnReview')).toBe(false);
  });
});

describe('the own review', () => {
  beforeEach(() => storeToken('t'.repeat(43)));

  it('is not offered before the product was delivered', async () => {
    renderReviews({ getOwnReview: () => ({ canReview: false, reason: 'NOT_RECEIVED', review: null }) });
    expect(await screen.findByText(/depois de recebê-lo/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('is shown to its author with its state', async () => {
    renderReviews({ getOwnReview: () => WAITS });
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('depois de aprovada');
    expect(said.parentElement).not.toHaveFocus();
    expect(screen.getByText('O gado gostou.')).toBeVisible();
  });

  it('is written by keyboard and sent, and the message that it waits for approval gets the focus', async () => {
    const { user, calls } = renderReviews({ getOwnReview: () => MAY, createReview: () => WAITS });
    const stars = await screen.findByRole('radiogroup', { name: 'Nota' });
    within(stars).getByRole('radio', { name: '1 estrela' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(stars).getByRole('radio', { name: '4 estrelas' })).toBeChecked();
    const text = screen.getByLabelText('Como foi com os seus animais?');
    await user.type(text, 'O gado gostou.');
    expect(text).toHaveAccessibleDescription('De 10 a 2.000 caracteres: 14 até agora.');
    await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('depois de aprovada');
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    expect(calls.find(({ name }) => name === 'createReview')?.input.body).toEqual({
      productId: 'p1',
      reviewScore: 4,
      title: null,
      text: 'O gado gostou.',
    });
  });

  it('is there again after the page was left, for its product alone, until it is sent', async () => {
    const answers = { getOwnReview: () => MAY, createReview: () => WAITS };
    const first = renderReviews(answers);
    await first.user.click(await screen.findByRole('radio', { name: '4 estrelas' }));
    await first.user.type(screen.getByLabelText(/^Título/), 'Recomendo');
    await first.user.type(screen.getByLabelText('Como foi com os seus animais?'), 'O gado gostou.');
    first.unmount();

    const other = renderReviews(answers, { ...REVIEWED, id: 'p2' });
    expect(await screen.findByLabelText('Como foi com os seus animais?')).toHaveValue('');
    other.unmount();

    const again = renderReviews(answers);
    expect(await screen.findByLabelText('Como foi com os seus animais?')).toHaveValue('O gado gostou.');
    expect(screen.getByLabelText(/^Título/)).toHaveValue('Recomendo');
    expect(screen.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    await screen.findByRole('status');
    again.unmount();

    renderReviews(answers);
    expect(await screen.findByLabelText('Como foi com os seus animais?')).toHaveValue('');
  });

  it('says next to the fields what is missing, with the focus on the first', async () => {
    const { user, calls } = renderReviews({ getOwnReview: () => MAY });
    await user.type(await screen.findByLabelText('Como foi com os seus animais?'), 'Bom.');
    await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    const stars = screen.getByRole('radiogroup', { name: 'Nota' });
    await waitFor(() => expect(stars).toHaveAccessibleDescription('Preencha este campo.'));
    expect(within(stars).getByRole('radio', { name: '1 estrela' })).toHaveFocus();
    expect(screen.getByLabelText('Como foi com os seus animais?')).toHaveAccessibleDescription(
      /Texto curto demais/,
    );
    expect(calls.some(({ name }) => name === 'createReview')).toBe(false);
  });

  it.each([
    ['the server does not answer', noAnswer, /Sem conexão/],
    ['the shop refuses it', () => refusal('REVIEW_EXISTS'), /já avaliou/],
  ])('preserves the text when %s', async (_, failure, said) => {
    const { user } = renderReviews({
      getOwnReview: () => MAY,
      createReview: () => {
        throw failure();
      },
    });
    await user.click(await screen.findByRole('radio', { name: '5 estrelas' }));
    await user.type(screen.getByLabelText('Como foi com os seus animais?'), 'O gado gostou.');
    await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText('Como foi com os seus animais?')).toHaveValue('O gado gostou.');
    expect(screen.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
  });
});

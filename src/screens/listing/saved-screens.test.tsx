import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiAnswers } from '@/testing/mock-api';
import { makeFullProduct, makePack } from '@/testing/make-full-product';

const soldOut = makePack({ presentation: 'Saco 60 kg', stock: 0 });
const one = makeFullProduct({ slug: 'nucleo-gado', variations: [soldOut, makePack()] });
const other = makeFullProduct({ slug: 'nucleo-aves' });
const answers = {
  listProductCards: ({ query }: { query: { id?: unknown } }) =>
    [one, other].filter(({ id }) => (query.id as string[]).includes(id)),
  getProduct: ({ params }: { params: { slug: string } }) => (params.slug === one.slug ? one : other),
};

// The stored lists are read once per page, so each test resets the modules.
async function open(url: string, others: ApiAnswers = {}) {
  vi.resetModules();
  const { CompareScreen } = await import('./compare-screen');
  const { FavoritesScreen } = await import('./favorites-screen');
  const { renderScreen } = await import('@/testing/render-screen');
  return renderScreen(url.startsWith('/comparar') ? <CompareScreen /> : <FavoritesScreen />, {
    url,
    answers: { ...answers, ...others },
  });
}

beforeEach(() => localStorage.clear());

describe('/comparar', () => {
  it('shows the products of the address', async () => {
    await open('/comparar?produto=nucleo-gado&produto=nucleo-aves');
    expect(await screen.findByRole('link', { name: one.displayInfo.title })).toBeVisible();
    expect(screen.getByRole('link', { name: other.displayInfo.title })).toBeVisible();
  });

  it('opens with a pack that can be bought, and its price as on its card', async () => {
    await open('/comparar?produto=nucleo-gado');
    const offer = within(await screen.findByRole('row', { name: /^Preço/ }));
    expect(offer.getByText('Saco 30 kg')).toBeVisible();
    expect(offer.queryByText('Saco 60 kg')).toBeNull();
    expect(offer.getByText(/no Pix/)).toBeVisible();
    expect(offer.getByText(/\/kg$/)).toBeVisible();
  });

  it('completes an address without products with the ones chosen on this device', async () => {
    localStorage.setItem('store-compare', JSON.stringify([one.id, other.id]));
    const { router } = await open('/comparar');
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith(
        '/comparar?produto=nucleo-gado&produto=nucleo-aves',
        undefined,
        { shallow: true },
      );
    });
  });

  it('moves the focus to the next column when one is removed', async () => {
    const { user, router, rerender } = await open('/comparar?produto=nucleo-gado&produto=nucleo-aves');
    const { CompareScreen } = await import('./compare-screen');
    const remove = (name: string) => screen.findByRole('button', { name: `Remover ${name} da comparação` });
    await user.click(await remove(one.displayInfo.title));
    router.query.produto = 'nucleo-aves';
    rerender(<CompareScreen />);
    expect(await remove(other.displayInfo.title)).toHaveFocus();
    await user.click(await remove(other.displayInfo.title));
    delete router.query.produto;
    rerender(<CompareScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('removes a product that the address names by a former slug, and shows it once', async () => {
    const url = '/comparar?produto=nucleo-de-antes&produto=nucleo-gado&produto=nucleo-aves';
    const { user, router } = await open(url, {
      getProduct: ({ params }) => (params.slug === other.slug ? other : one),
    });
    const name = `Remover ${one.displayInfo.title} da comparação`;
    expect(await screen.findAllByRole('button', { name })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name }));
    expect(router.replace).toHaveBeenLastCalledWith('/comparar?produto=nucleo-aves', undefined, {
      shallow: true,
    });
  });

  it.each(['/comparar', '/comparar?produto=..%2F&produto=%00'])('says how to begin at %s', async (url) => {
    await open(url);
    expect(await screen.findByText('Escolha o que comparar')).toBeVisible();
  });
});

describe('/favoritos', () => {
  it('shows the favourites of this device, and removes one', async () => {
    localStorage.setItem('store-favorites', JSON.stringify([other.id, 'gone', one.id]));
    await open('/favoritos');
    const links = await screen.findAllByRole('link', { name: /^Produto/ });
    expect(links.map((link) => link.textContent)).toEqual(
      [other, one].map((product) => product.displayInfo.title),
    );
  });

  it('can all be reached, in calls of 48', async () => {
    const many = Array.from({ length: 60 }, (_, index) => makeFullProduct({ slug: `produto-${index}` }));
    localStorage.setItem('store-favorites', JSON.stringify(many.map(({ id }) => id)));
    const asked: number[] = [];
    const { user } = await open('/favoritos', {
      listProductCards({ query: { id } }) {
        asked.push((id as string[]).length);
        return many.filter((product) => (id as string[]).includes(product.id));
      },
    });
    expect(await screen.findByText('Mostrando 48 de 60')).toBeVisible();
    // By text: sixty cards are slow to search by role.
    await user.click(screen.getByText('Carregar mais'));
    expect(await screen.findByText('Mostrando 60 de 60')).toBeVisible();
    const links = screen.getAllByText(/^Produto \d+$/);
    expect(links.map((link) => link.textContent)).toEqual(many.map((product) => product.displayInfo.title));
    expect(links[48]).toHaveFocus();
    expect(screen.queryByText('Carregar mais')).toBeNull();
    expect(asked).toEqual([48, 12]);
  });

  it('moves the focus to the card that takes the place of a removed one, at last to the heading', async () => {
    localStorage.setItem('store-favorites', JSON.stringify([other.id, one.id]));
    const { user } = await open('/favoritos');
    const heart = (name: string) => screen.findByRole('button', { name: `Adicionar ${name} aos favoritos` });
    await user.click(await heart(other.displayInfo.title));
    expect(screen.getByRole('link', { name: one.displayInfo.title })).toHaveFocus();
    await user.click(await heart(one.displayInfo.title));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('explains favourites when there are none', async () => {
    await open('/favoritos');
    expect(await screen.findByText('Você ainda não tem favoritos')).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Output } from '@/contract/contract';
import { makeFullProduct } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { HomeScreen } from './home-screen';

const makeCard = (id: string) => {
  const product = makeFullProduct({ id, slug: id });
  return { ...product, displayInfo: { ...product.displayInfo, title: `Produto ${id}` } };
};
const hero: Output<'getHomeHero'> = {
  title: 'O cocho certo',
  subtitle: 'Para cada época.',
  ctaLabel: 'Ver a loja',
  ctaHref: '/shop',
  lang: 'pt-BR',
  picture: null,
};
const answers: ApiAnswers = {
  getHomeHero: () => hero,
  listFeaturedCategories: () => [],
  getFlashSale: () => ({ endsAt: '2099-01-01T00:00:00.000Z', items: [makeCard('relampago')] }),
  listBestSellers: () => [makeCard('vendido')],
  listNewArrivals: () => [makeCard('novo')],
  listFeaturedProducts: () => [makeCard('escolhido')],
  listOnSelling: () => [],
  listTopCollections: () => [],
  listTestimonials: () => [],
};

describe('HomeScreen', () => {
  it('shows each list under its own heading, and says to each what the shelves before it have', async () => {
    const { calls } = renderScreen(<HomeScreen description="Sal mineral." />, { answers });
    expect(await screen.findByRole('heading', { level: 1, name: hero.title })).toBeInTheDocument();
    await screen.findByRole('heading', { level: 2, name: 'Acabaram de chegar' });
    const shown = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Para qual criação?',
      'Destaques da loja',
      'Produto escolhido',
      'Mais vendidos no balcão',
      'Produto vendido',
      'Oferta da semana',
      'Produto relampago',
      'Acabaram de chegar',
      'Produto novo',
      'Novidades do curral no seu e-mail',
    ]);
    const except = Object.fromEntries(
      calls.flatMap(({ name, input }) => {
        const query = input.query as { except?: string[] };
        return query.except ? [[name, query.except]] : [];
      }),
    );
    expect(except).toEqual({
      getFlashSale: [],
      listBestSellers: ['relampago'],
      listNewArrivals: ['relampago', 'vendido'],
      listFeaturedProducts: ['relampago', 'vendido', 'novo'],
      listOnSelling: ['relampago', 'vendido', 'novo', 'escolhido'],
    });
  });

  it('has no shelf for an empty list', async () => {
    renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: { ...answers, getFlashSale: () => ({ endsAt: null, items: [] }), listBestSellers: () => [] },
    });
    expect(await screen.findByRole('heading', { name: 'Acabaram de chegar' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Oferta da semana' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Mais vendidos no balcão' })).toBeNull();
  });

  it('offers to try again when one of its lists does not answer', async () => {
    let isDown = true;
    const { user } = renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: {
        ...answers,
        listNewArrivals: () => {
          if (isDown) throw noAnswer();
          return [makeCard('novo')];
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Produto novo' })).toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '@/contract/contract';
import { makePostCard } from '@/testing/make-post';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { makeFullProduct } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
// A chunk of its own: loaded before anything waits for it.
import './home-end';
import { HomeScreen } from './home-screen';

const makeCard = (id: string) => {
  const product = makeFullProduct({ id, slug: id });
  return { ...product, displayInfo: { ...product.displayInfo, title: `Produto ${id}` } };
};
const makePicturedPost = (name: string) =>
  makePostCard({
    id: name,
    slug: `post-${name}`,
    title: `Artigo ${name}`,
    picture: {
      srcUrl: '/media/campo-480.jpg',
      alt: '',
      width: 480,
      height: 240,
      widths: [480],
      color: '#cccccc',
    },
  });
const hero: Output<'getHomeHero'> = {
  title: 'O cocho certo',
  subtitle: 'Para cada época.',
  ctaLabel: 'Ver a loja',
  ctaHref: '/shop',
  lang: 'pt-BR',
  picture: null,
  calculator: null,
};
const answers: ApiAnswers = {
  getHomeHero: () => hero,
  listFeaturedCategories: () => [],
  getFlashSale: () => ({ endsAt: '2099-01-01T00:00:00.000Z', items: [makeCard('relampago')] }),
  listBestSellers: () => [makeCard('vendido')],
  listNewArrivals: () => [makeCard('novo'), makeCard('recente')],
  listFeaturedProducts: () => [makeCard('escolhido')],
  listOnSelling: () => [],
  listTopCollections: () => [],
  listTestimonials: () => [],
  listPosts: () => [],
};

beforeEach(intersectAtOnce);

describe('HomeScreen', () => {
  it('shows each list under its own heading, and loads each without the products of the shelves before it', async () => {
    const { calls } = renderScreen(<HomeScreen description="Sal mineral." />, { answers });
    expect(await screen.findByRole('heading', { level: 1, name: hero.title })).toBeInTheDocument();
    await screen.findByRole('heading', { level: 2, name: 'Acabaram de chegar' });
    await act(() => vi.dynamicImportSettled());
    await screen.findByRole('heading', { level: 2, name: 'Novidades do curral no seu e‑mail' });
    await waitFor(() => expect(screen.queryByText('Últimos artigos')).toBeNull());
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
      'Produto recente',
      'Novidades do curral no seu e‑mail',
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
      listFeaturedProducts: ['relampago', 'vendido', 'novo', 'recente'],
      listOnSelling: ['relampago', 'vendido', 'novo', 'recente', 'escolhido'],
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

  it('takes the flash sale away when it has ended, and asks for the prices of the other shelves again', async () => {
    const { calls } = renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: {
        ...answers,
        getFlashSale: () => ({ endsAt: '2020-01-01T00:00:00.000Z', items: [makeCard('relampago')] }),
      },
    });
    await screen.findByRole('heading', { name: 'Acabaram de chegar' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Oferta da semana' })).toBeNull());
    await waitFor(() => expect(calls.filter(({ name }) => name === 'listBestSellers')).toHaveLength(2));
  });

  it('has no shelf for a single new product, and leaves it to a later one', async () => {
    const { calls } = renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: { ...answers, listNewArrivals: () => [makeCard('novo')] },
    });
    expect(await screen.findByRole('heading', { name: 'Oferta da semana' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Acabaram de chegar' })).toBeNull();
    const featured = calls.find(({ name }) => name === 'listFeaturedProducts');
    expect(featured?.input.query).toMatchObject({ except: ['relampago', 'vendido'] });
  });

  it('shows the three latest articles, each with picture, title and date, and a link to all', async () => {
    const listPosts: ApiAnswers['listPosts'] = ({ query }) =>
      ['um', 'dois', 'três', 'quatro'].slice(0, Number(query.limit)).map(makePicturedPost);
    renderScreen(<HomeScreen description="Sal mineral." />, { answers: { ...answers, listPosts } });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Últimos artigos' });
    const section = within(heading.closest('section') ?? document.body);
    const titles = await section.findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Artigo um', 'Artigo dois', 'Artigo três']);
    expect(section.getByRole('link', { name: 'Artigo um' })).toHaveAttribute('href', '/informativos/post-um');
    expect(section.getAllByText('10 de fevereiro de 2026')).toHaveLength(3);
    expect(section.getAllByRole('presentation')).toHaveLength(3);
    expect(section.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/informativos\/?$/),
    );
  });

  it.each([
    ['there is no article', () => []],
    [
      'the articles do not load',
      () => {
        throw noAnswer();
      },
    ],
  ])('shows nothing about articles when %s', async (_, listPosts: ApiAnswers['listPosts']) => {
    const { calls } = renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: { ...answers, listPosts },
    });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('listPosts'));
    await waitFor(() => expect(screen.queryByText('Últimos artigos')).toBeNull());
  });

  it('offers a retry when one of its lists does not load', async () => {
    let isDown = true;
    const { user } = renderScreen(<HomeScreen description="Sal mineral." />, {
      answers: {
        ...answers,
        listNewArrivals: () => {
          if (isDown) throw noAnswer();
          return [makeCard('novo'), makeCard('recente')];
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Produto novo' })).toBeInTheDocument();
  });
});

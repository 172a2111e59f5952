import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductList as List } from '@/contract/schemas/catalog';
import { makeFullProduct } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { SearchScreen } from './search-screen';
import { ShopScreen } from './shop-screen';

const named = (title: string) => {
  const product = makeFullProduct();
  return { ...product, displayInfo: { ...product.displayInfo, title } };
};
const FACETS: List['facets'] = {
  categoria: [{ value: 'aves', label: 'Aves', count: 4 }],
  peso: [{ value: '15-a-30kg', label: '15-a-30kg', count: 9 }],
  emEstoque: 40,
  emOferta: 0,
};
/** Three pages of 24, told apart by the name of their one product. */
const page = (number: number): List => ({
  items: [named(`Produto da página ${String(number)}`)],
  total: 60,
  page: number,
  pageCount: 3,
  facets: FACETS,
  suggestion: null,
});
const EMPTY: List = {
  ...page(1),
  items: [],
  total: 0,
  pageCount: 0,
  facets: { ...FACETS, categoria: [], peso: [] },
};

const listProducts: ApiAnswers['listProducts'] = ({ query }) => page(Number(query.pagina ?? 1));
const openShop = (url = '/shop', answers: ApiAnswers = {}) =>
  renderScreen(<ShopScreen />, { url, answers: { listProducts, ...answers } });
const product = (number: number) =>
  screen.findByRole('link', { name: `Produto da página ${String(number)}` });
const LIST = { scroll: false, shallow: true };

describe('a list of products', () => {
  it('adds the next page below, in the address too, beside links to every page', async () => {
    const { user, router } = openShop();
    await product(1);
    expect(screen.getByText('Mostrando 24 de 60')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/shop?pagina=3');
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(router.replace).toHaveBeenCalledWith('/shop?pagina=2&desde=1', undefined, LIST);
  });

  it('shows every page that its address names, and nothing more to load after the last', async () => {
    openShop('/shop?pagina=3&desde=1');
    await product(1);
    await product(2);
    await product(3);
    expect(screen.getByText('Mostrando 60 de 60')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('asks again for a page that did not come, and keeps the others', async () => {
    let fails = true;
    const { user } = openShop('/shop?pagina=2&desde=1', {
      listProducts: (input) => {
        if (fails && input.query.pagina === 2) throw noAnswer();
        return listProducts(input);
      },
    });
    await product(1);
    const alert = await screen.findByRole('alert');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    await product(2);
  });

  it('goes to the first page when a filter changes and leaves the focus on it', async () => {
    const { user, router } = openShop('/shop?pagina=3&desde=1');
    const box = within(await screen.findByRole('group', { name: 'Peso' })).getByRole('checkbox');
    await user.click(box);
    expect(router.push).toHaveBeenCalledWith('/shop?peso=15-a-30kg', undefined, LIST);
    expect(box).toHaveFocus();
  });

  it('offers no filter that would leave nothing', async () => {
    openShop();
    expect(await screen.findByRole('checkbox', { name: /Em oferta/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Em estoque/ })).toBeEnabled();
  });

  it('reads prices as people write them, swaps a range that is upside down and refuses what is no price', async () => {
    const { user, router } = openShop();
    const from = await screen.findByLabelText('Preço mínimo em reais');
    const to = screen.getByLabelText('Preço máximo em reais');
    await user.type(from, 'R$ 1.200,50');
    await user.type(to, '80{Enter}');
    expect(router.push).toHaveBeenCalledWith('/shop?precoMin=80&precoMax=1200.5', undefined, LIST);
    expect(screen.getByText(/invertemos os dois/)).toBeInTheDocument();
    expect(to).toHaveFocus();
    await user.clear(to);
    await user.type(to, 'barato{Enter}');
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription('Digite um valor em reais, como 120 ou 120,50.');
  });

  it('calls a count that was estimated an estimate', async () => {
    openShop('/shop', { listProducts: () => ({ ...page(1), total: 42_000, isEstimate: true }) });
    expect(await screen.findByText('Cerca de 42.000 produtos')).toBeInTheDocument();
  });

  it('says so when the address asks for a page it does not have', async () => {
    openShop('/shop?pagina=9999', { listProducts: () => ({ ...page(3), items: [], page: 9999 }) });
    await screen.findByText('Esta lista não tem a página 9999');
    expect(screen.getByRole('link', { name: 'Ir para a primeira página' })).toHaveAttribute('href', '/shop');
  });
});

describe('a search that finds nothing', () => {
  const answers: ApiAnswers = {
    searchProducts: () => ({ ...EMPTY, suggestion: 'ureia' }),
    listCategories: () => [
      {
        id: 'aves',
        slug: 'aves',
        name: 'Aves',
        species: 'aves',
        intro: '',
        introLang: 'pt-BR',
        seoDescription: '',
        picture: null,
        productCount: 4,
      },
    ],
    listTopSellers: () => page(1).items,
  };
  const openSearch = (url: string) => renderScreen(<SearchScreen />, { url, answers });

  it('names what was searched and offers the likely word, the categories, what sells and a person', async () => {
    const { calls } = openSearch('/buscar?q=ureya');
    expect(await screen.findByRole('heading', { name: 'Não encontramos “ureya”' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ureia' })).toHaveAttribute('href', '/buscar?q=ureia');
    expect(await screen.findByRole('link', { name: /^Aves/ })).toHaveAttribute('href', '/categoria/aves');
    await product(1);
    expect(calls.filter(({ name }) => name === 'listTopSellers').map(({ input }) => input.query)).toEqual([
      { locale: 'pt-BR', limit: 6 },
    ]);
    const ask = screen.getByRole('link', { name: 'Perguntar no WhatsApp' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Procuro “ureya”');
  });

  it('takes its filters away one at a time', async () => {
    const { user, router } = openSearch('/buscar?q=sal&emOferta=true&peso=40kg');
    await user.click(await screen.findByRole('button', { name: 'Sem 40 kg' }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/buscar?q=sal&emOferta=true', undefined, LIST),
    );
  });
});

describe('a search with a slip', () => {
  it('says whose results these are', async () => {
    renderScreen(<SearchScreen />, {
      url: '/buscar?q=ureya',
      answers: { searchProducts: () => ({ ...page(1), searchedFor: 'ureia' }) },
    });
    expect(
      await screen.findByText('Mostrando resultados para “ureia” no lugar de “ureya”.'),
    ).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
  especie: [
    { value: 'bovinos', label: 'bovinos', count: 30 },
    { value: 'equinos', label: 'equinos', count: 10 },
  ],
  fase: [],
  epoca: [{ value: 'seca', label: 'seca', count: 6 }],
  necessidade: [],
  emEstoque: 40,
  emOferta: 0,
};
/** Three pages of 24, distinguished by the name of their one product. */
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
/** A stored page that was just taken over: the router has not read the query of its address. */
const openUnread = (url: string) =>
  renderScreen(<ShopScreen />, { url, pathname: '/shop', isReady: false, answers: { listProducts } });
const product = (number: number) =>
  screen.findByRole('link', { name: `Produto da página ${String(number)}` });
const LIST = { scroll: false, shallow: true };

describe('a list of products', () => {
  it('goes on from the filters of its address when it is pressed before they are read', async () => {
    const { user, router } = openUnread('/shop?emEstoque=true&categoria=aves#main');
    await product(1);
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(router.replace).toHaveBeenCalledWith(
      '/shop?categoria=aves&emEstoque=true&pagina=2&desde=1',
      undefined,
      LIST,
    );
  });

  it('adds what is chosen before its address is read to what the address has', async () => {
    const { user, router } = openUnread('/shop?peso=15-a-30kg&especie=equinos');
    await product(1);
    await user.selectOptions(screen.getByRole('combobox', { name: /Ordenar/ }), 'Menor preço');
    expect(router.push).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/shop\?peso=15-a-30kg&especie=equinos&ordem=/),
      undefined,
      LIST,
    );
  });

  it('adds the next page below and in the address, and links to every page', async () => {
    const { user, router } = openShop();
    await product(1);
    expect(screen.getByText('Mostrando 24 de 60')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/shop?pagina=3');
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(router.replace).toHaveBeenCalledWith('/shop?pagina=2&desde=1', undefined, LIST);
  });

  it('shows every page of its address, and no button after the last one', async () => {
    openShop('/shop?pagina=3&desde=1');
    await product(1);
    await product(2);
    await product(3);
    expect(screen.getByText('Mostrando 60 de 60')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('leads on by the links where no more pages fit below each other, so that nothing shown is lost', async () => {
    const long: ApiAnswers = {
      listProducts: ({ query }) => ({ ...page(Number(query.pagina ?? 1)), total: 1_000, pageCount: 42 }),
    };
    const almost = openShop('/shop?pagina=20&desde=2', long);
    await product(20);
    expect(screen.getByRole('button', { name: 'Carregar mais' })).toBeVisible();
    almost.unmount();
    openShop('/shop?pagina=20&desde=1', long);
    await product(20);
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    expect(screen.queryByText(/A lista vai até aqui/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Próxima' })).toHaveAttribute('href', '/shop?pagina=21');
  });

  it('offers a retry for a page that did not load, beside the others', async () => {
    let fails = true;
    const { user } = openShop('/shop?pagina=2&desde=1', {
      listProducts: (input) => {
        if (fails && input.query.pagina === 2) throw noAnswer();
        return listProducts(input);
      },
    });
    await product(1);
    const alert = await screen.findByRole('alert');
    expect(screen.getByText('Mostrando 24 de 60')).toBeInTheDocument();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    await product(2);
  });

  it('goes to the first page when a filter changes, with the focus still on the filter', async () => {
    const { user, router } = openShop('/shop?pagina=3&desde=1');
    const box = within(await screen.findByRole('group', { name: 'Peso' })).getByRole('checkbox');
    await user.click(box);
    expect(router.push).toHaveBeenCalledWith('/shop?peso=15-a-30kg', undefined, LIST);
    expect(box).toHaveFocus();
  });

  it('filters by species, season and what an animal needs, and offers nothing that would change nothing', async () => {
    const { user, router } = openShop('/shop?especie=equinos');
    // The page of the first filter is still on its way when the second changes.
    vi.mocked(router.push).mockReturnValue(new Promise(() => undefined));
    const species = within(await screen.findByRole('group', { name: 'Espécie' }));
    await user.click(species.getByRole('checkbox', { name: /Bovinos/ }));
    expect(router.push).toHaveBeenCalledWith('/shop?especie=bovinos&especie=equinos', undefined, LIST);
    expect(screen.queryByRole('group', { name: 'Época' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Fase' })).toBeNull();
  });

  it('shows the filters of its address again when the navigation to others was cancelled', async () => {
    const { user, router } = openShop('/shop?especie=equinos');
    let cancel = (_isDone: boolean) => {};
    vi.mocked(router.push).mockReturnValue(new Promise((resolve) => (cancel = resolve)));
    const box = within(await screen.findByRole('group', { name: 'Espécie' })).getByRole('checkbox', {
      name: /Equinos/,
    });
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    cancel(false);
    await waitFor(() => expect(box).toBeChecked());
  });

  it('removes one of two species and leaves the other', async () => {
    const { user, router } = openShop('/shop?especie=bovinos&especie=equinos');
    await user.click(await screen.findByRole('link', { name: 'Remover o filtro Equinos' }));
    expect(router.push).toHaveBeenLastCalledWith('/shop?especie=bovinos', undefined, LIST);
  });

  it('is sorted by the price per kilogram', async () => {
    const { user, router } = openShop();
    await product(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Menor preço por kg');
    expect(router.push).toHaveBeenCalledWith('/shop?ordem=menor-preco-por-kg', undefined, LIST);
  });

  it('offers no filter without results', async () => {
    openShop();
    expect(await screen.findByRole('checkbox', { name: /Em oferta/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Em estoque/ })).toBeEnabled();
  });

  it('shows neither sort nor filters of an empty list, but keeps the filters that made it empty', async () => {
    const empty = { listProducts: () => EMPTY };
    const { unmount } = openShop('/shop', empty);
    await screen.findByText('Nenhum produto');
    expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Filtros' })).toBeNull();
    unmount();
    openShop('/shop?emOferta=true', empty);
    expect(await screen.findByRole('button', { name: /^Filtros/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remover o filtro Em oferta' })).toBeVisible();
  });

  it('reads prices in usual notations, swaps a reversed range and refuses an invalid price', async () => {
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

  it('has the button of the prices as the one that Enter presses', async () => {
    openShop();
    const from = await screen.findByLabelText('Preço mínimo em reais');
    const controls = from instanceof HTMLInputElement ? [...(from.form?.elements ?? [])] : [];
    const buttons = controls.filter((one) => one instanceof HTMLButtonElement && one.type === 'submit');
    expect(buttons[0]).toHaveAccessibleName('Aplicar preço');
  });

  it('marks an estimated count as an estimate', async () => {
    openShop('/shop', { listProducts: () => ({ ...page(1), total: 42_000, isEstimate: true }) });
    expect(await screen.findByText('Cerca de 42.000 produtos')).toBeInTheDocument();
  });

  it('has a message for a page number after the last page', async () => {
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

  it('names the search text and offers the likely word, categories, best sellers and a contact', async () => {
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

  it('removes its filters one at a time', async () => {
    const { user, router } = openSearch('/buscar?q=sal&emOferta=true&peso=40kg');
    await user.click(await screen.findByRole('link', { name: 'Sem 40 kg' }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/buscar?q=sal&emOferta=true', undefined, LIST),
    );
  });
});

describe('a misspelled search', () => {
  it('says which spelling the results are of', async () => {
    renderScreen(<SearchScreen />, {
      url: '/buscar?q=ureya',
      answers: { searchProducts: () => ({ ...page(1), searchedFor: 'ureia' }) },
    });
    expect(
      await screen.findByText('Mostrando resultados para “ureia” no lugar de “ureya”.'),
    ).toBeInTheDocument();
  });
});

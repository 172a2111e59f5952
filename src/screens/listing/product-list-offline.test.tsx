import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductList as List } from '@/contract/schemas/catalog';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { SearchScreen } from './search-screen';
import { ShopScreen } from './shop-screen';

const NO_FACETS = { categoria: [], especie: [], fase: [], epoca: [], necessidade: [] };
/** Three pages of 24, distinguished by the name of their one product. */
const page = (number: number): List => {
  const product = makeFullProduct();
  const displayInfo = { ...product.displayInfo, title: `Produto da página ${String(number)}` };
  return {
    items: [{ ...product, displayInfo }],
    total: 60,
    page: number,
    pageCount: 3,
    facets: {
      ...NO_FACETS,
      peso: [{ value: '15-a-30kg', label: '15-a-30kg', count: 9 }],
      emEstoque: 40,
      emOferta: 0,
    },
    suggestion: null,
  };
};
const openShop = () =>
  renderScreen(<ShopScreen />, {
    url: '/shop',
    answers: { listProducts: ({ query }) => page(Number(query.pagina ?? 1)) },
  });
const product = (number: number) =>
  screen.findByRole('link', { name: `Produto da página ${String(number)}` });
const OFFLINE = 'Sem conexão. Confira o sinal e tente de novo.';

afterEach(() => onlineManager.setOnline(true));

describe('a list without a network', () => {
  it('says so where nothing was loaded yet, and loads by itself when the network is back', async () => {
    onlineManager.setOnline(false);
    openShop();
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    act(() => onlineManager.setOnline(true));
    await product(1);
    expect(screen.queryByText(OFFLINE)).toBeNull();
  });

  it('leaves the last list to read while a filter waits for the network', async () => {
    const { rerender, router } = openShop();
    await product(1);
    onlineManager.setOnline(false);
    router.query = { peso: '15-a-30kg' };
    router.asPath = '/shop?peso=15-a-30kg';
    rerender(<ShopScreen />);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect((await product(1)).closest('[inert]')).toBeNull();
  });

  it('says so in place of the next page, counts what is shown, and adds no further page', async () => {
    const { rerender, router, user } = openShop();
    await product(1);
    onlineManager.setOnline(false);
    router.query = { pagina: '2', desde: '1' };
    router.asPath = '/shop?pagina=2&desde=1';
    rerender(<ShopScreen />);
    expect(await screen.findByText(OFFLINE)).toBeVisible();
    expect(screen.getByText('Mostrando 24 de 60')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(router.replace).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    await product(2);
    expect(await screen.findByText('Mostrando 48 de 60')).toBeInTheDocument();
  });

  it('shows no place for best sellers that cannot come without a network', async () => {
    const searchProducts = () => {
      onlineManager.setOnline(false);
      return { ...page(1), items: [], total: 0, pageCount: 0 };
    };
    renderScreen(<SearchScreen />, {
      url: '/buscar?q=ureya',
      answers: { searchProducts, listCategories: () => [], listTopSellers: () => [] },
    });
    await screen.findByRole('heading', { name: 'Não encontramos “ureya”' });
    expect(screen.queryByRole('heading', { name: 'Mais vendidos no balcão' })).toBeNull();
  });
});

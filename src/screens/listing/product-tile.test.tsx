import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { makeFullProduct } from '@/testing/make-full-product';
// Loaded with the first quote; here before the clock runs.
import '@/features/quotes/ask-quote';
import { getQuote } from '@/features/quotes/quote-store';
import { renderScreen } from '@/testing/render-screen';
import { ProductTile } from './product-tile';

const SALT = makeFullProduct({ id: 'p1', slug: 'matriz-60' });
const TITLE = SALT.displayInfo.title;

afterEach(() => vi.restoreAllMocks());

describe('a product card', () => {
  it('has one link to the page, and buttons named after the product', () => {
    renderScreen(<ProductTile product={SALT} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/produtos/matriz-60',
    ]);
    expect(screen.getByRole('button', { name: `Visualização rápida: ${TITLE}` })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    expect(
      screen.getByRole('button', { name: new RegExp(`^Adicionar ${TITLE}.* ao carrinho$`) }),
    ).toBeEnabled();
  });

  it('opens with the pack on offer in a list of offers, and with the first pack elsewhere', () => {
    const [pack] = SALT.variations;
    if (!pack) throw new Error('a product has a pack');
    const plain = { ...pack, id: 'plain', size: '30 kg', price: 100, salePrice: null };
    const soldOut = { ...pack, id: 'gone', size: '5 kg', price: 30, salePrice: 20, stock: 0 };
    const offer = { ...pack, id: 'offer', size: '10 kg', price: 50, salePrice: 40 };
    const product = { ...SALT, variations: [plain, soldOut, offer] };
    const { unmount } = renderScreen(<ProductTile product={product} wanted={{ isOnSale: true }} />);
    expect(screen.getByRole('button', { name: '10 kg', pressed: true })).toBeInTheDocument();
    expect(screen.getByText(/R\$\s*40,00/)).toBeInTheDocument();
    expect(screen.getByText('−20%')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: TITLE })).toHaveAttribute(
      'href',
      `/produtos/matriz-60?pacote=${offer.sku}`,
    );
    unmount();
    renderScreen(<ProductTile product={product} />);
    expect(screen.getByRole('button', { name: '30 kg', pressed: true })).toBeInTheDocument();
  });

  it('puts the pack on the list to quote when the brand has no cart', async () => {
    vi.spyOn(brand, 'cartEnabled', 'get').mockReturnValue(false);
    const { user } = renderScreen(<ProductTile product={SALT} />);
    await user.click(screen.getByRole('button', { name: `Cotar ${TITLE}` }));
    await waitFor(() =>
      expect(getQuote().lines).toMatchObject([{ title: TITLE, presentation: 'Saco 30 kg', units: 1 }]),
    );
    expect(screen.queryByRole('button', { name: /ao carrinho$/ })).toBeNull();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });
});

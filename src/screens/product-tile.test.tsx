import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { makeFullProduct } from '@/testing/make-full-product';
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
    expect(screen.getByRole('button', { name: `Ver rápido: ${TITLE}` })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    expect(screen.getByRole('button', { name: new RegExp(`^Adicionar ${TITLE}`) })).toBeEnabled();
  });

  it('asks for a quote by WhatsApp where the brand has no cart', () => {
    vi.spyOn(brand, 'cartEnabled', 'get').mockReturnValue(false);
    renderScreen(<ProductTile product={SALT} />);
    const quote = screen.getByRole('link', { name: `Pedir cotação: ${TITLE}` });
    expect(new URL(quote.getAttribute('href') ?? '').searchParams.get('text')).toContain(
      `${TITLE} (Saco 30 kg)`,
    );
    expect(screen.queryByRole('button', { name: /^Adicionar/ })).toBeNull();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });
});

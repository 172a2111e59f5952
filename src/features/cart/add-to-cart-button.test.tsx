import { renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { useToastQueue } from '@/client/toast';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { renderScreen } from '@/testing/render-screen';
import { AddToCartButton } from './add-to-cart-button';
import { toCartLine } from './cart-item';
import { cartActions, forgetCart, getCart } from './cart-store';

const variation: Variation = {
  id: 'v1',
  type: 'base',
  sku: 'SKU-1',
  presentation: 'Saco 30 kg',
  size: '30 kg',
  price: 129.9,
  salePrice: 117.9,
  netWeightGrams: 30_000,
  netVolumeMl: null,
  weightGrams: 30_000,
  pricePerUnit: 3.93,
  unit: 'kg',
  stock: 2_000,
  visibility: { buyOnlyLinhaBranca: false },
};
const product: ProductCard = {
  id: 'p1',
  slug: 'seca-brava-40',
  displayInfo: {
    title: 'Seca Brava 40',
    titleLang: 'pt-BR',
    line: 'Bovinos · Seca Brava',
    species: ['bovinos'],
  },
  categories: [],
  collectionId: null,
  picture: null,
  rating: { totalReviews: 0, averageRating: 0 },
  saleClass: 'livre',
  variations: [variation],
  flashSaleEndsAt: null,
};

beforeEach(forgetCart);

describe('AddToCartButton', () => {
  it('on a card becomes the stepper, which gets the focus, and back', async () => {
    const { user } = renderScreen(<AddToCartButton product={product} variation={variation} variant="card" />);
    await user.click(screen.getByRole('button', { name: /Adicionar Seca Brava 40/ }));
    const more = screen.getByRole('button', { name: /Aumentar a quantidade de Seca Brava 40/ });
    expect(more).toHaveFocus();
    await user.click(more);
    expect(getCart().totalItems).toBe(2);
    await user.click(screen.getByRole('button', { name: /Diminuir/ }));
    await user.click(screen.getByRole('button', { name: /Remover/ }));
    expect(screen.getByRole('button', { name: /Adicionar Seca Brava 40/ })).toHaveFocus();
  });

  it('on the product page adds the quantity, shows its price and announces it', async () => {
    const { user } = renderScreen(
      <AddToCartButton product={product} variation={variation} variant="page" quantity={4} />,
    );
    const add = screen.getByRole('button', { name: /Adicionar ao carrinho/ });
    expect(add.textContent.replace(/\u00a0/g, ' ')).toContain('R$ 471,60');
    await user.click(add);
    expect(getCart().items[0]).toMatchObject({ id: 'v1', quantity: 4, price: 129.9, sale_price: 117.9 });
    expect(screen.getByRole('status')).toHaveTextContent(
      '4 unidades de Seca Brava 40, Saco 30 kg no carrinho.',
    );
  });

  const toasts = () => renderHook(() => useToastQueue()).result.current;

  it('announces how many are in the cart when not all of them fit into the line', async () => {
    cartActions.addItemWithQuantity(toCartLine(product, variation), 997);
    const { user } = renderScreen(
      <AddToCartButton product={product} variation={variation} variant="page" quantity={4} />,
    );
    await user.click(screen.getByRole('button', { name: /Adicionar ao carrinho/ }));
    expect(getCart().totalItems).toBe(999);
    expect(screen.getByRole('status')).toHaveTextContent(
      '999 unidades de Seca Brava 40, Saco 30 kg no carrinho.',
    );
  });

  it.each(['page', 'line'] as const)(
    'on a %s says the limit when nothing could be added',
    async (variant) => {
      cartActions.addItemWithQuantity(toCartLine(product, variation), 999);
      const onAdded = vi.fn();
      const { user } = renderScreen(
        <AddToCartButton product={product} variation={variation} variant={variant} onAdded={onAdded} />,
      );
      await user.click(screen.getByRole('button', { name: /Adicionar/ }));
      expect(toasts()).toMatchObject([{ tone: 'error', text: 'No máximo 999 por pedido.' }]);
      expect(screen.queryByText(/no carrinho\.$/)).toBeNull();
      expect(onAdded).not.toHaveBeenCalled();
      expect(getCart().totalItems).toBe(999);
    },
  );

  it('on the product page adds no more than the shop has beside what the cart holds', async () => {
    const { user } = renderScreen(
      <AddToCartButton
        product={product}
        variation={{ ...variation, stock: 6 }}
        variant="page"
        quantity={4}
      />,
    );
    const add = screen.getByRole('button', { name: /Adicionar ao carrinho/ });
    await user.click(add);
    await user.click(add);
    expect(getCart().totalItems).toBe(6);
    expect(screen.getByRole('status')).toHaveTextContent('6 unidades de Seca Brava 40');
    expect(toasts()).toEqual([]);
    await user.click(add);
    expect(getCart().totalItems).toBe(6);
    expect(toasts()).toMatchObject([{ tone: 'error', text: 'Só temos 6 em estoque.' }]);
  });

  it('does not add more than the shop has from a card', async () => {
    const { user } = renderScreen(
      <AddToCartButton product={product} variation={{ ...variation, stock: 1 }} variant="card" />,
    );
    await user.click(screen.getByRole('button', { name: /Adicionar/ }));
    expect(screen.getByRole('button', { name: /Aumentar/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Esgotado', { variation: { ...variation, stock: 0 } }],
    ['Não vendido pela internet', { product: { ...product, saleClass: 'restrito' as const } }],
  ])('is disabled and says “%s”', (text, change) => {
    renderScreen(<AddToCartButton product={product} variation={variation} variant="card" {...change} />);
    expect(screen.getByRole('button', { name: text })).toBeDisabled();
  });

  const locked = { ...variation, visibility: { buyOnlyLinhaBranca: true } };

  it('leads to the chat of the product where only customers of the linha branca may buy', () => {
    renderScreen(<AddToCartButton product={product} variation={locked} variant="card" />);
    expect(screen.getByRole('link', { name: 'Linha Branca: fale com a gente' })).toHaveAttribute(
      'href',
      `/produtos/${product.slug}`,
    );
  });

  it('sells the linha branca to who may buy it', () => {
    renderScreen(<AddToCartButton product={product} variation={locked} variant="card" canBuyLinhaBranca />);
    expect(screen.getByRole('button', { name: /Adicionar/ })).toBeEnabled();
  });

  it('is not there where the brand does not sell', () => {
    vi.spyOn(brand, 'cartEnabled', 'get').mockReturnValue(false);
    const { container } = renderScreen(
      <AddToCartButton product={product} variation={variation} variant="card" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

import { renderHook, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@config/commerce';
import { forgetToasts, useToastQueue } from '@/client/toast';
import { closeDrawer, useUi } from '@/client/ui-store';
import { toCartLine } from '@/features/cart/cart-item';
import { cartActions, getCart } from '@/features/cart/cart-store';
import { makeVariation } from '@/features/catalog/calculator/make-variation';
import { rememberHerd } from '@/lib/stored-herd';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { renderScreen } from '@/testing/render-screen';
import ProductCalculator from './product-calculator';

/** The parts of a product that the calculator and the cart read. */
const PRODUCT: ComponentProps<typeof ProductCalculator>['product'] = {
  id: 'p1',
  slug: 'seca-brava-40',
  untranslated: [],
  displayInfo: { title: 'Seca Brava 40', titleLang: 'pt-BR', line: 'Bovinos', species: ['bovinos'] },
  categories: [],
  collectionId: null,
  picture: null,
  saleClass: 'livre',
  rating: { totalReviews: 0, averageRating: 0 },
  flashSaleEndsAt: null,
  variations: [makeVariation('v1', 30, 117.9)],
  dose: {
    basis: 'per_100kg_body_weight',
    unit: 'g',
    options: [{ label: 'Manter na seca', gramsPerKgPerDay: 1, minDays: 30 }],
  },
};

async function open(product = PRODUCT) {
  intersectAtOnce();
  const shop = renderScreen(<ProductCalculator product={product} />);
  await screen.findByRole('region');
  return shop;
}

describe('the packs of the calculator', () => {
  beforeEach(() => {
    localStorage.clear();
    cartActions.resetCart();
    forgetToasts();
    closeDrawer();
    rememberHerd({ heads: 80, weightKg: 300, days: 60 });
  });

  const sack = makeVariation('v1', 30, 117.9, { stock: 30 });
  const lot = makeVariation('v2', 600, 2_279, { stock: 1 });
  const two = { ...PRODUCT, variations: [sack, lot] };
  const addAll = () => screen.getByRole('button', { name: 'Adicionar tudo ao carrinho' });
  const toasts = () => renderHook(useToastQueue).result.current;
  const drawer = () => renderHook(useUi).result.current.drawerView;
  const inCart = () => getCart().items.map(({ id, quantity }) => `${String(quantity)} × ${id}`);

  it('are all added or none: a cart with room for one line takes no part of a plan of two', async () => {
    for (let n = 1; n < MAX_CART_LINES; n += 1)
      cartActions.addItemWithQuantity(toCartLine(PRODUCT, makeVariation(`other${String(n)}`, 1, 1)), 1);
    const { user } = await open(two);
    await user.click(addAll());
    expect(getCart().totalUniqueItems).toBe(MAX_CART_LINES - 1);
    expect(toasts()).toMatchObject([
      { tone: 'error', text: expect.stringContaining('O carrinho está cheio') as string },
    ]);
    expect(drawer()).toBeNull();

    cartActions.removeItem('other1');
    await user.click(addAll());
    expect(inCart().slice(-2)).toEqual(['28 × v1', '1 × v2']);
    expect(drawer()).toBe('CART_VIEW');
  });

  it('are added at the price that the product has by then', async () => {
    function Shop() {
      const [price, setPrice] = useState(117.9);
      const variations = [makeVariation('v1', 30, price)];
      return (
        <>
          <ProductCalculator product={{ ...PRODUCT, variations }} />
          <button onClick={() => setPrice(124.9)}>New price</button>
        </>
      );
    }
    const { user } = renderScreen(<Shop />);
    await user.click(screen.getByText('New price'));
    await user.click(addAll());
    expect(getCart().items).toMatchObject([{ id: 'v1', quantity: 48, price: 124.9 }]);
  });

  it.each([
    [5_000, MAX_LINE_QUANTITY, 'No máximo 999 por pedido.'],
    [30, 30, 'Só temos 30 em estoque.'],
  ])(
    'that a line at its maximum does not take are told, and the others are added (stock %i)',
    async (stock, held, text) => {
      cartActions.addItemWithQuantity(toCartLine(PRODUCT, sack), held);
      const { user } = await open({ ...two, variations: [{ ...sack, stock }, lot] });
      await user.click(addAll());
      expect(inCart()).toEqual([`${String(held)} × v1`, '1 × v2']);
      expect(toasts()).toMatchObject([{ tone: 'error', text }]);
      expect(drawer()).toBe('CART_VIEW');
    },
  );

  it('are added as far as the stock goes beside what the cart holds', async () => {
    cartActions.addItemWithQuantity(toCartLine(PRODUCT, sack), 10);
    const { user } = await open(two);
    expect(screen.getByRole('spinbutton', { name: 'Unidades de Saco 30 kg' })).toHaveValue('20');
    await user.click(addAll());
    expect(inCart()).toEqual(['30 × v1', '1 × v2']);
  });

  it('open no cart where none of them was added', async () => {
    cartActions.addItemWithQuantity(toCartLine(PRODUCT, sack), MAX_LINE_QUANTITY);
    const { user } = await open();
    await user.click(addAll());
    expect(toasts()).toMatchObject([{ tone: 'error', text: 'Só temos 60 em estoque.' }]);
    expect(drawer()).toBeNull();
  });
});

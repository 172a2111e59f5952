import { renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useToastQueue } from '@/client/toast';
import { getCart } from '@/features/cart/cart-store';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductLines } from './product-lines';

const makeProduct = (id: string, variations = [makePack({ id: `${id}-pack` })]) => {
  const product = makeFullProduct({ id, slug: id, variations });
  return { ...product, displayInfo: { ...product.displayInfo, title: `Produto ${id}` } };
};

describe('ProductLines', () => {
  it('is a numbered list where the order is a rank, each line with a link to its product', () => {
    renderScreen(<ProductLines isRanked products={[makeProduct('um'), makeProduct('dois')]} />);
    const lines = screen.getAllByRole('listitem');
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/produtos\/um\/?$/),
      expect.stringMatching(/^\/produtos\/dois\/?$/),
    ]);
  });

  it('adds one more unit with each press, and says how many are in the cart', async () => {
    const { user } = renderScreen(<ProductLines products={[makeProduct('um')]} />);
    const add = screen.getByRole('button', { name: /^Adicionar .* ao carrinho$/ });
    await user.click(add);
    await user.click(add);
    expect(getCart().items).toMatchObject([{ id: 'um-pack', quantity: 2 }]);
    expect(within(add).getByText('2')).toBeVisible();
    const said = renderHook(() => useToastQueue()).result.current;
    expect(said.map(({ text }) => text.slice(0, 11))).toEqual(['1 unidade d', '2 unidades ']);
    expect(new Set(said.map(({ about }) => about)).size).toBe(1);
  });

  it('is of the pack on offer where offers are listed', () => {
    const packs = [
      makePack({ id: 'whole', size: '30 kg', price: 100, salePrice: null }),
      makePack({ id: 'offer', size: '10 kg', price: 50, salePrice: 40 }),
    ];
    renderScreen(<ProductLines wanted={{ isOnSale: true }} products={[makeProduct('um', packs)]} />);
    expect(screen.getByText('10 kg')).toBeVisible();
    expect(screen.getByText('−20%')).toBeVisible();
    expect(screen.queryByText('30 kg')).toBeNull();
  });

  it('cannot add what has no stock', () => {
    renderScreen(<ProductLines products={[makeProduct('um', [makePack({ id: 'gone', stock: 0 })])]} />);
    expect(screen.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductTile } from './product-tile';

const product = makeFullProduct();
const show = (q?: string) =>
  renderScreen(<ProductTile product={product} q={q} />, { answers: { countSearchChoice: () => null } });
const counted = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ name }) => name === 'countSearchChoice').map(({ input }) => input.body);

describe('a product found by a search', () => {
  it('is counted when it is opened and when it is added to the cart, without data of the visitor', async () => {
    const { user, calls } = show('casco');
    await user.click(screen.getByRole('link', { name: product.displayInfo.title }));
    await user.click(screen.getByRole('button', { name: /ao carrinho$/ }));
    await waitFor(() =>
      expect(counted(calls)).toEqual([
        { q: 'casco', productId: product.id, kind: 'click' },
        { q: 'casco', productId: product.id, kind: 'addition' },
      ]),
    );
  });

  it('is not counted without a search', async () => {
    const { user, calls } = renderScreen(<ProductTile product={{ ...product, id: 'other' }} />, {});
    await user.click(screen.getByRole('link', { name: product.displayInfo.title }));
    expect(counted(calls)).toEqual([]);
  });
});

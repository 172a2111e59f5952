import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { renderScreen } from '@/testing/render-screen';
import { BottomBar } from './bottom-bar';

beforeEach(forgetCart);

describe('the bottom bar', () => {
  it.each([
    ['pt-BR', 1, 'Carrinho1 item'],
    ['pt-BR', 2, 'Carrinho2 itens'],
    ['en', 1, 'Cart1 item'],
    ['ar', 3, 'السلة3 منتجات'],
    ['ar', 11, 'السلة11 منتجًا'],
  ] as const)('counts what lies in the cart as %s counts %i', (locale, quantity, name) => {
    cartActions.addItemWithQuantity(makeCartLine(), quantity);
    renderScreen(<BottomBar />, { locale });
    expect(screen.getByRole('button')).toHaveTextContent(name);
  });
});

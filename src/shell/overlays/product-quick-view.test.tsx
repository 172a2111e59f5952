import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { forgetCart, getCart } from '@/features/cart/cart-store';
import { ProductCard } from '@/features/catalog/card/product-card';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ModalHost } from './modal-host';
import { closeModal } from '@/client/ui-store';

const SALT = makeFullProduct({
  id: 'p1',
  slug: 'matriz-60',
  variations: [
    makePack({ id: 'v1', presentation: 'Saco 30 kg' }),
    makePack({ id: 'v2', presentation: 'Saco 5 kg', stock: 0 }),
    makePack({ id: 'v3', presentation: 'Palete', visibility: { buyOnlyLinhaBranca: true } }),
  ],
});
const TITLE = SALT.displayInfo.title;
const NAME = `Visualização rápida: ${TITLE}`;

async function openView(answers: ApiAnswers = {}) {
  const shop = renderScreen(
    <>
      <ProductCard product={SALT} />
      <ModalHost />
    </>,
    { answers: { getProduct: () => SALT, ...answers } },
  );
  await shop.user.click(screen.getByRole('button', { name: NAME }));
  const dialog = await screen.findByRole('dialog', { name: 'Visualização rápida' });
  // Nothing in it is visible until it has faded in.
  await waitFor(() => expect(dialog).toBeVisible());
  return { ...shop, view: within(dialog) };
}

beforeEach(forgetCart);
afterEach(closeModal);

describe('the quick view', () => {
  it('shows the product of the card and leads to its page', async () => {
    const { view, calls } = await openView();
    expect(await view.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(view.getByRole('link', { name: 'Ver a página completa' })).toHaveAttribute(
      'href',
      '/produtos/matriz-60',
    );
    expect(calls.find(({ name }) => name === 'getProduct')?.input.params).toEqual({ slug: 'matriz-60' });
  });

  it('adds the chosen pack to the cart, and then one more', async () => {
    const { view, user } = await openView();
    await user.click(await view.findByRole('button', { name: /^Adicionar .*Saco 30 kg/ }));
    await user.click(view.getByRole('button', { name: /^Aumentar/ }));
    expect(getCart().items).toMatchObject([{ id: 'v1', quantity: 2 }]);
  });

  it('says why a pack cannot be bought', async () => {
    const { view, user } = await openView();
    await user.click(await view.findByRole('radio', { name: /Saco 5 kg/ }));
    expect(view.getByRole('button', { name: 'Esgotado' })).toBeDisabled();
    await user.click(view.getByRole('radio', { name: /Palete/ }));
    expect(view.getByRole('link', { name: 'Linha Branca: fale com a gente' })).toBeVisible();
  });

  it('asks for a quote when the brand has no cart', async () => {
    vi.spyOn(brand, 'cartEnabled', 'get').mockReturnValue(false);
    const { view } = await openView();
    expect(await view.findByRole('button', { name: /^Cotar 1 / })).toBeVisible();
    expect(view.queryByRole('button', { name: /^Adicionar/ })).toBeNull();
  });

  it('shows an error when the product does not load, with a retry', async () => {
    let isDown = true;
    const { view, user } = await openView({
      getProduct: () => {
        if (isDown) throw noAnswer();
        return SALT;
      },
    });
    expect(await view.findByRole('alert')).toBeVisible();
    isDown = false;
    await user.click(view.getByRole('button', { name: 'Tentar de novo' }));
    expect(await view.findByRole('heading', { name: TITLE })).toBeVisible();
  });

  it('returns the focus to the button that opened it', async () => {
    const { view, user } = await openView();
    await user.click(view.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: NAME })).toHaveFocus());
  });
});

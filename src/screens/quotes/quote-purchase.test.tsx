import { renderHook, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUOTE_STORAGE_KEY } from '@config/quotes';
import { ROUTES } from '@config/routes';
import { openModal, useUi } from '@/client/ui-store';
import { readStoredQuote } from '@/features/quotes/quote-line';
import { forgetQuote } from '@/features/quotes/quote-store';
import { ProductBuyBox } from '@/screens/product/product-buy-box';
import ProductCalculator from '@/screens/product/product-calculator';
import { ProductReviews } from '@/screens/product/product-reviews';
import { ProductTile } from '@/screens/listing/product-tile';
import { QuoteButton } from '@/shell/contact/quote-button';
import { BottomBar } from '@/shell/header/bottom-bar';
import { ToastHost } from '@/shell/overlays/toast-host';
import '@/features/quotes/ask-quote';
import '@/shell/overlays/toast-container';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const bag = makePack({ id: 'bag', presentation: 'Saco 30 kg', weightGrams: 30_000 });
const pallet = makePack({
  id: 'pallet',
  type: 'variation',
  presentation: 'Palete 40 sacos de 30 kg',
  weightGrams: 1_226_000,
  visibility: { buyOnlyLinhaBranca: true },
});
const product = makeFullProduct({ variations: [bag, pallet] });
const stored = () =>
  readStoredQuote(localStorage.getItem(QUOTE_STORAGE_KEY)).map(({ id, units }) => [id, units]);

beforeEach(() => {
  localStorage.clear();
  forgetQuote();
});

const open = () =>
  renderScreen(
    <>
      <QuoteButton />
      <BottomBar />
      <ProductBuyBox product={product} onSaleEnd={() => undefined} />
      <ToastHost />
    </>,
  );

describe('the product page of a brand that quotes', () => {
  it('shows its reviews, and asks no visitor for one that takes an order here', () => {
    renderScreen(<ProductReviews product={product} />);
    expect(screen.getByText('Este produto ainda não tem avaliações.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Entre para avaliar' })).toBeNull();
    expect(screen.queryByText(/^Recebeu este produto/)).toBeNull();
  });

  it('names the number of packs on its button, and their weight', async () => {
    const { user } = open();
    expect(screen.getByRole('button', { name: 'Cotar 1 saco' })).toBeVisible();
    const field = screen.getByRole('spinbutton', { name: 'Número de unidades' });
    await user.clear(field);
    await user.type(field, '14{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cotar 14 sacos' }));
    await waitFor(() => expect(stored()).toEqual([['bag', 14]]));
    expect(screen.getByRole('region', { name: 'Orçamento por volume' })).toHaveTextContent(
      'Peso total420 kg',
    );
    expect(screen.getByRole('region', { name: 'Orçamento por volume' })).toHaveTextContent(
      'No seu orçamento: 14 × Saco 30 kg',
    );
  });

  it('counts the packs of the list in the header and in the bottom bar', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cotar 1 saco' }));
    const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }));
    const header = screen.getAllByRole('link', { name: /Pedir orçamento/ })[0];
    expect(header).toHaveTextContent('Pedir orçamento1 item');
    const entry = bar.getByRole('link', { name: /^Orçamento/ });
    expect(entry).toHaveTextContent('Orçamento1 item');
    expect(entry).toHaveAttribute('href', ROUTES.quotes);
  });

  it('tells that it is on the list, with a way there', async () => {
    const { user, router } = renderScreen(
      <>
        <ProductTile product={product} />
        <ToastHost />
      </>,
    );
    await user.click(screen.getByRole('button', { name: /^Cotar/ }));
    await user.click(await screen.findByRole('button', { name: 'Ver o orçamento' }));
    expect(router.push).toHaveBeenCalledWith(ROUTES.quotes);
  });

  it('tells it once: in its own line, or in a toast where the line is out of view', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cotar 1 saco' }));
    expect(await screen.findByRole('link', { name: 'Ver o orçamento' })).toHaveAttribute(
      'href',
      ROUTES.quotes,
    );
    await user.click(screen.getByRole('button', { name: 'Cotar 1 saco' }));
    await waitFor(() => expect(stored()).toEqual([['bag', 2]]));
    expect(screen.queryByRole('button', { name: 'Ver o orçamento' })).toBeNull();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 300, 40));
    await user.click(screen.getByRole('button', { name: 'Cotar 1 saco' }));
    expect(await screen.findByRole('button', { name: 'Ver o orçamento' })).toBeVisible();
  });

  it('says how many are on the list now, and closes the quick view on the way there', async () => {
    const { user } = renderScreen(
      <>
        <ProductTile product={product} />
        <ToastHost />
      </>,
    );
    openModal('PRODUCT_VIEW', product.slug);
    await user.click(screen.getByRole('button', { name: /^Cotar/ }));
    await user.click(screen.getByRole('button', { name: /^Cotar/ }));
    expect(await screen.findByText(/^No seu orçamento: 2 × .*, Saco 30 kg\.$/)).toBeVisible();
    const [see] = screen.getAllByRole('button', { name: 'Ver o orçamento' });
    if (see) await user.click(see);
    expect(renderHook(() => useUi()).result.current.displayModal).toBe(false);
  });

  it('writes thousands as the language does', async () => {
    const { user } = open();
    const field = screen.getByRole('spinbutton', { name: 'Número de unidades' });
    await user.clear(field);
    await user.type(field, '99999{Enter}');
    expect(screen.getByText('No máximo 9.999 por linha.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cotar 9.999 sacos' }));
    expect(screen.getByRole('region', { name: 'Orçamento por volume' })).toHaveTextContent(
      'No seu orçamento: 9.999 × Saco 30 kg',
    );
  });

  it('quotes a pallet to everybody, and shows neither stock nor price', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: /Palete/ }));
    await user.click(screen.getByRole('button', { name: 'Cotar 1 palete' }));
    expect(stored()).toEqual([['pallet', 1]]);
    expect(document.body).not.toHaveTextContent(/R\$|estoque|Esgotado|fale com a gente/);
  });

  it('takes the number of packs from the calculator', async () => {
    const dose = {
      basis: 'per_head' as const,
      unit: 'g' as const,
      options: [{ label: 'Adulto', gramsPerDay: 83, minDays: 1 }],
    };
    const { user } = renderScreen(
      <ProductCalculator product={{ ...product, dose, variations: [{ ...bag, stock: 0 }] }} />,
    );
    const heads = screen.getByRole('textbox', { name: /cabeças/i });
    await user.clear(heads);
    await user.type(heads, '80');
    const days = screen.getByRole('textbox', { name: /Dias/ });
    await user.clear(days);
    await user.type(days, '60');
    await user.click(await screen.findByRole('button', { name: 'Cotar 14 sacos' }));
    await waitFor(() => expect(stored()).toEqual([['bag', 14]]));
    await user.clear(heads);
    await user.type(heads, '80000');
    expect(await screen.findByText(/^Uma linha do orçamento vai até 9\.999 unidades\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cotar/ })).toBeNull();
  });

  it('puts a pack on the list from a card', async () => {
    const { user } = renderScreen(<ProductTile product={product} />);
    await user.click(screen.getByRole('button', { name: /^Cotar/ }));
    expect(stored()).toEqual([['bag', 1]]);
  });

  it('leads to a talk about a product under special control, from a card too', async () => {
    renderScreen(<ProductTile product={{ ...product, saleClass: 'restrito' }} />);
    expect(screen.queryByRole('button', { name: /orçamento/ })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Falar com a equipe técnica' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
  });

  it('has no such button for a product under special control', () => {
    renderScreen(
      <ProductBuyBox product={{ ...product, saleClass: 'restrito' }} onSaleEnd={() => undefined} />,
    );
    expect(screen.queryByRole('button', { name: /Cotar/ })).toBeNull();
  });
});

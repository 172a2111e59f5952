import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { NO_TRAITS } from '@/contract/list-options';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { ListFiltersPanel } from '@/features/catalog/list/list-filters-panel';
import { readListFilters } from '@/features/catalog/list/product-list-url';
import { ProductBuyBox } from '@/screens/product/product-buy-box';
import { ProductListHead } from '@/screens/listing/product-list-head';
import { ProductTile } from '@/screens/listing/product-tile';
import { sellingPage } from '@/server/page-props/selling-page';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { DrawerHost } from '@/shell/overlays/drawer-host';
import { Footer } from './footer';
import { ShopLayout } from './shop-layout';
import { openDrawer } from '@/client/ui-store';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const SELLING = [ROUTES.orderSummary, ROUTES.setDelivery, ROUTES.checkout, ROUTES.checkoutDone];
const product = makeFullProduct({ variations: [makePack()] });

// A cart that another brand stored on the same origin.
beforeEach(() => {
  forgetCart();
  cartActions.addItem(makeCartLine());
});

describe('a brand that only shows its catalogue', () => {
  it('is the one under test', () => {
    expect(brand).toMatchObject({ id: 'linha-matriz', cartEnabled: false });
  });

  it('has no cart in header, menu, bottom bar and footer, and no way to the checkout', () => {
    renderScreen(<ShopLayout>{null}</ShopLayout>);
    expect(screen.queryByRole('button', { name: /carrinho/i })).toBeNull();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(10);
    expect(
      hrefs.filter((href) => SELLING.some((route) => href.startsWith(route.replace(/\/$/, '')))),
    ).toEqual([]);
  });

  it('promises neither payment nor delivery in its footer, and links to the calculator and to contact', () => {
    renderScreen(<Footer />);
    expect(screen.queryByRole('link', { name: /pix|cartão|boleto|frete|devoluç|pedido/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Calculadora de consumo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contato' })).toHaveAttribute('href', ROUTES.contact);
  });

  it('asks for a quote where others have their cart', () => {
    renderScreen(<ShopLayout>{null}</ShopLayout>);
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Pedir orçamento' })).toHaveAttribute('href', ROUTES.quotes);
  });

  it.each(['card', 'page'] as const)('has no button that adds to a cart (%s)', (variant) => {
    const { container } = renderScreen(
      <AddToCartButton product={product} variation={product.variations[0] ?? makePack()} variant={variant} />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('asks for a quote on the product page, and neither sells nor quotes freight', async () => {
    const { calls } = renderScreen(<ProductBuyBox product={product} onSaleEnd={() => undefined} />);
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('button', { name: 'Cotar 1 saco' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Cotar pelo WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/5534900000003'),
    );
    expect(screen.queryByRole('textbox', { name: /CEP/ })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('shows no price: on a card, on the product page and in a list’s filters', () => {
    const onSale = makeFullProduct({ variations: [makePack({ price: 150, salePrice: 120 })] });
    const list = { total: 1, facets: { categoria: [], peso: [], ...NO_TRAITS, emEstoque: 1, emOferta: 1 } };
    renderScreen(
      <>
        <ProductTile product={onSale} />
        <ProductBuyBox product={onSale} onSaleEnd={() => undefined} />
        <ListFiltersPanel filters={readListFilters({})} facets={list.facets} onChange={() => undefined} />
        <ProductListHead
          heading={null}
          total={1}
          sort={undefined}
          filterButton={null}
          onChange={() => undefined}
        />
      </>,
    );
    expect(document.body).not.toHaveTextContent(/R\$|%|preço(?! de fábrica)|oferta/i);
  });

  it('does not filter a list by stock, which it does not show', () => {
    const facets = { categoria: [], peso: [], ...NO_TRAITS, emEstoque: 1, emOferta: 1 };
    renderScreen(
      <ListFiltersPanel filters={readListFilters({})} facets={facets} onChange={() => undefined} />,
    );
    expect(screen.queryByRole('checkbox', { name: /Em estoque/ })).toBeNull();
  });

  it('opens no cart drawer, even when the store asks for it', async () => {
    const { calls } = renderScreen(<DrawerHost />);
    act(() => openDrawer('CART_VIEW'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('answers 404 for the pages of the checkout', async () => {
    expect(await sellingPage(['checkout'])({})).toEqual({ notFound: true });
  });
});

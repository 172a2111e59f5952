import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import { endpointQuery } from '@/client/query';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeFullProduct } from '@/testing/make-full-product';
import type { ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { useTrackLists } from './use-track-lists';
import { useTrackVisit } from './use-track-visit';

const product = makeFullProduct();

function Visit() {
  useTrackVisit();
  return null;
}

/** Fills the cache like the data of the page, before anything is shown. */
function ProductVisit() {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(
      endpointQuery('getProduct', { params: { slug: product.slug }, query: { locale: 'pt-BR' } }).queryKey,
      product,
    ),
  );
  return <Visit />;
}

type Entry = { event?: string; ecommerce?: { items: object[] } | null };
const entries = () => (window.dataLayer ?? []) as Entry[];
const names = () => entries().flatMap(({ event }) => event ?? []);
const find = (name: string) => entries().find(({ event }) => event === name);

beforeEach(() => {
  forgetCart();
  delete window.dataLayer;
});

describe('a visit', () => {
  it('tracks the page, its language and its brand, without the query', () => {
    renderScreen(<Visit />, { url: '/order?pedido=BL-1&email=ana@cliente.example', locale: 'es' });
    expect(entries()).toEqual([{ event: 'page_view', page_path: '/order', locale: 'es', brand: 'boa-lida' }]);
  });

  it('tracks the viewed product once', () => {
    renderScreen(<ProductVisit />, {
      url: `/produtos/${product.slug}?ref=x`,
      pathname: '/produtos/[slug]',
      params: { slug: product.slug },
    });
    expect(names()).toEqual(['page_view', 'view_item']);
    expect(find('view_item')?.ecommerce?.items).toEqual([
      expect.objectContaining({ item_id: product.id, quantity: 1 }),
    ]);
  });

  it('tracks the words of a search', () => {
    renderScreen(<Visit />, { url: '/buscar?q=sal%20mineral' });
    expect(find('search')).toEqual({ event: 'search', search_term: 'sal mineral' });
  });

  it.each([
    ['/resumo-do-pedido', 'view_cart'],
    ['/definir-entrega', 'begin_checkout'],
    ['/finalizar_compra', 'begin_checkout'],
  ])('at %s with a cart is %s, once, however the cart changes there', async (url, event) => {
    cartActions.addItemWithQuantity(makeCartLine(), 2);
    renderScreen(<Visit />, { url });
    await waitFor(() =>
      expect(find(event)?.ecommerce?.items).toMatchObject([{ item_id: 'p1', quantity: 2 }]),
    );
    act(() => cartActions.addItem(makeCartLine()));
    expect(names().filter((name) => name === event)).toHaveLength(1);
  });

  it('tracks the chosen delivery at the payment', async () => {
    cartActions.addItem(makeCartLine());
    renderScreen(<Visit />, { url: '/finalizar_compra' });
    expect(find('add_shipping_info')).toBeUndefined();
    act(() =>
      cartActions.setSelectedFrete({
        service: 'economica',
        name: 'Econômica',
        carrier: null,
        price: 20,
        free: false,
        businessDays: { min: 2, max: 4 },
        estimate: { from: '2026-11-30', to: '2026-12-04' },
      }),
    );
    await waitFor(() =>
      expect(find('add_shipping_info')?.ecommerce).toMatchObject({ shipping_tier: 'economica' }),
    );
  });

  it('tracks one beginning of a checkout that leads from the delivery to the payment', async () => {
    cartActions.addItem(makeCartLine());
    const { router, rerender } = renderScreen(<Visit />, { url: '/definir-entrega' });
    await waitFor(() => expect(find('begin_checkout')).toBeDefined());
    Object.assign(router, { pathname: '/finalizar_compra', asPath: '/finalizar_compra' });
    rerender(<Visit />);
    await waitFor(() => expect(names().filter((name) => name === 'page_view')).toHaveLength(2));
    expect(names().filter((name) => name === 'begin_checkout')).toHaveLength(1);
  });

  it('tracks no checkout step when the cart is empty', () => {
    renderScreen(<Visit />, { url: '/definir-entrega' });
    expect(names()).toEqual(['page_view']);
  });
});

describe('a list', () => {
  const page = (number: number, id: string) => ({
    items: [makeFullProduct({ id })],
    total: 25,
    page: number,
    pageCount: 2,
    facets: { categoria: [], peso: [], ...NO_TRAITS, emEstoque: 0, emOferta: 0 },
    suggestion: null,
  });
  const List = ({ pagina }: { pagina: number }) => {
    useTrackLists();
    useQuery(endpointQuery('listProducts', { query: { pagina, categoria: [], peso: [], ...NO_TRAITS } }));
    return null;
  };
  const listProducts: ApiAnswers['listProducts'] = ({ query }) =>
    query.pagina === 2 ? page(2, 'second') : page(1, 'first');
  const lists = () =>
    entries().flatMap(({ event, ecommerce }) => (event === 'view_item_list' ? ecommerce : []));

  it('is tracked with the position of its products, each page once', async () => {
    const { rerender } = renderScreen(<List pagina={1} />, {
      url: '/categoria/aves?pagina=2',
      pathname: '/categoria/[slug]',
      answers: { listProducts },
    });
    await waitFor(() => expect(lists()).toHaveLength(1));
    rerender(<List pagina={2} />);
    await waitFor(() => expect(lists()).toHaveLength(2));
    rerender(<List pagina={1} />);
    expect(lists()).toMatchObject([
      { item_list_id: '/categoria/aves', items: [{ item_id: 'first', index: 0 }] },
      { item_list_id: '/categoria/aves', items: [{ item_id: 'second', index: 24 }] },
    ]);
  });

  it('is not tracked when staff look products up', async () => {
    const { queryClient } = renderScreen(<List pagina={1} />, {
      url: '/minha-conta/dashboard/produtos',
      answers: { listProducts },
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(lists()).toEqual([]);
  });
});

describe('the cart', () => {
  it('is tracked when items are added or removed, and not when an order empties it', () => {
    cartActions.addItemWithQuantity(makeCartLine(), 3);
    cartActions.removeOneUnit('v1');
    cartActions.updateItem('v1', { quantity: 5 });
    cartActions.removeItem('v1');
    cartActions.removeItem('v1');
    cartActions.addItem(makeCartLine());
    cartActions.resetCart();
    const told = entries()
      .filter(({ event }) => event)
      .map(({ event, ecommerce }) => [
        event,
        (ecommerce?.items[0] as { quantity: number } | undefined)?.quantity,
      ]);
    expect(told).toEqual([
      ['add_to_cart', 3],
      ['remove_from_cart', 1],
      ['add_to_cart', 3],
      ['remove_from_cart', 5],
      ['add_to_cart', 1],
    ]);
  });
});

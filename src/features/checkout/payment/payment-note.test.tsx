import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpointQuery } from '@/client/query';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote } from '@/features/cart/make-quote';
import { makeOrder } from '@/testing/make-checkout-order';
import { renderScreen } from '@/testing/render-screen';
import { CheckoutLayout } from '@/features/checkout/checkout-layout';

const SIMULATED = /simulado/i;
const quoteOf = (simulated: boolean) => makeQuote([{ ...makeCartLine(), quantity: 1 }], { simulated });
const quoteKey = endpointQuery('quoteCheckout', { body: { items: [] } }).queryKey;

function open() {
  const { queryClient } = renderScreen(<CheckoutLayout>…</CheckoutLayout>, { url: '/resumo-do-pedido' });
  const answer = (queryKey: readonly unknown[], data: unknown, updatedAt = Date.now()) =>
    act(() => void queryClient.setQueryData(queryKey, data, { updatedAt }));
  return { answer };
}

describe('the line above the checkout', () => {
  it('says nothing of a simulation until the shop told of one', async () => {
    const { answer } = open();
    expect(screen.queryByText(SIMULATED)).toBeNull();
    expect(screen.getByText('Compra segura')).toBeVisible();
    answer(quoteKey, quoteOf(true));
    expect(await screen.findByText(SIMULATED)).toBeVisible();
  });

  it('takes it back where money is real', async () => {
    const { answer } = open();
    answer(quoteKey, quoteOf(true), 1_000);
    expect(await screen.findByText(SIMULATED)).toBeVisible();
    answer(quoteKey, quoteOf(false), 2_000);
    await waitFor(() => expect(screen.queryByText(SIMULATED)).toBeNull());
    expect(screen.getByText('Compra segura')).toBeVisible();
  });

  it('knows it from an order too, and believes the newest answer', async () => {
    const { answer } = open();
    const order = makeOrder();
    const key = endpointQuery('getOwnOrder', { query: { number: order.number } }).queryKey;
    answer(key, order, 1_000);
    expect(await screen.findByText(SIMULATED)).toBeVisible();
    answer(quoteKey, quoteOf(false), 2_000);
    await waitFor(() => expect(screen.queryByText(SIMULATED)).toBeNull());
  });
});

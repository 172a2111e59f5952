import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeToken } from '@/client/token';
import { closeModal, useUi } from '@/client/ui-store';
import type { CreateOrderInput, QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { makeOrder } from '@/testing/make-checkout-order';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { OrderSummaryScreen } from './order-summary-screen';
import {
  findPayButton,
  openCheckout,
  startCheckout,
  typeCard,
  whenBuyerIsKnown,
} from '@/testing/open-checkout';

beforeEach(() => startCheckout());
afterEach(() => {
  vi.useRealTimers();
  removeToken();
  onlineManager.setOnline(true);
});

const typeNote = async ({ user }: ReturnType<typeof openCheckout>) => {
  await user.click(screen.getByText('Deixar um recado para a entrega'));
  await user.type(screen.getByRole('textbox', { name: /Recado para a loja/ }), 'Portão azul');
};
const expectTyped = () => {
  expect(screen.getByLabelText('Nome impresso no cartão')).toHaveValue('ADELMO COUTO');
  expect(screen.getByRole('textbox', { name: /Recado para a loja/ })).toHaveValue('Portão azul');
};

describe('/resumo-do-pedido, without a network', () => {
  it('says that the coupon could not be checked, instead of waiting for the network', async () => {
    const { user } = renderScreen(<OrderSummaryScreen />, {
      url: '/resumo-do-pedido',
      answers: {
        quoteCheckout: ({ body }: { body: QuoteCheckoutBody }) => {
          if (body.couponCode) throw refusal('RATE_LIMITED');
          return makeQuote(getCart().items);
        },
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Cupom de desconto' });
    onlineManager.setOnline(false);
    await user.type(field, 'seca10{Enter}');
    expect(await screen.findByText('Não conseguimos conferir o cupom. Tente de novo.')).toBeVisible();
  });
});

describe('/finalizar_compra, not answered', () => {
  it('keeps the typed card and the note when no price comes for another way to pay', async () => {
    let isDown = false;
    const view = openCheckout({
      quoteCheckout: ({ body }: { body: QuoteCheckoutBody }) => {
        if (isDown) throw refusal('RATE_LIMITED');
        return makeQuote(getCart().items, { selectedFrete: PICK_UP, byPix: body.paymentMethod === 'pix' });
      },
    });
    await whenBuyerIsKnown();
    await screen.findByRole('radio', { name: /Cartão de crédito/ });
    isDown = true;
    await typeCard(view);
    await typeNote(view);
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expectTyped();
    expect(screen.queryByRole('button', { name: /^Pagar R\$\s\d/ })).toBeNull();
    isDown = false;
    await view.user.click(retry);
    expect(await screen.findByRole('button', { name: /^Pagar R\$.*\d.*no cartão/ })).toBeVisible();
    expectTyped();
  });

  it('keeps the typed card while what was answered before is corrected', async () => {
    const view = openCheckout();
    await typeCard(view);
    await typeNote(view);
    await view.user.click(await whenBuyerIsKnown());
    const document = await screen.findByLabelText('CPF ou CNPJ');
    await view.user.clear(document);
    await view.user.type(document, '529.982.247-25');
    await view.user.click(screen.getByRole('button', { name: 'Confirmar meus dados' }));
    await whenBuyerIsKnown();
    expectTyped();
  });

  it('sends with “confirm” what is filled in by then: the amount on the button is that of the new parts', async () => {
    const fresh = makeQuote([{ ...makeCartLine({ sale_price: 125.5 }), quantity: 1 }], {
      selectedFrete: PICK_UP,
    });
    let isOld = true;
    const { user, sent } = openCheckout({
      createOrder: () => {
        if (!isOld) return makeOrder();
        isOld = false;
        throw refusal('CART_CHANGED', {}, fresh);
      },
      quoteCheckout: () => (isOld ? makeQuote(getCart().items, { selectedFrete: PICK_UP }) : fresh),
    });
    await typeCard({ user });
    await user.click(await screen.findByRole('button', { name: /^Pagar R\$.*no cartão/ }));
    const confirm = await screen.findByRole('button', { name: /^Confirmar e pagar R\$/ });
    await user.selectOptions(screen.getByLabelText('Parcelas'), '3');
    await user.click(confirm);
    await waitFor(() => expect(sent('createOrder')).toHaveLength(2));
    const cards = sent('createOrder').map(({ input }) => (input.body as CreateOrderInput).card?.installments);
    expect(cards).toEqual([1, 3]);
  });

  it('names no payment on its button while the answer to another one is still missing', async () => {
    const { user } = openCheckout({
      createOrder: () => {
        throw noAnswer();
      },
    });
    await whenBuyerIsKnown();
    const pay = await findPayButton();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(pay);
    // It asks again by itself for half a minute.
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText(/Ainda sem resposta/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar R\$/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Verificar de novo' })).toHaveLength(2);
  });

  it('asks after a reload for the order that was not answered, although it holds the last of the stock', async () => {
    const lost = openCheckout({
      createOrder: () => {
        throw noAnswer();
      },
    });
    await whenBuyerIsKnown();
    const pay = await findPayButton();
    await lost.user.click(pay);
    await screen.findByText('Verificando seu pagamento');
    lost.unmount();

    const view = openCheckout({
      quoteCheckout: () => ({
        ...makeQuote(getCart().items, { selectedFrete: PICK_UP }),
        warnings: [{ variationId: getCart().items[0]?.id ?? '', code: 'OUT_OF_STOCK', available: 0 }],
        hash: 'without-it',
      }),
      createOrder: () => makeOrder({ number: 'BL-LOST' }),
    });
    const [again] = await screen.findAllByRole('button', { name: 'Verificar de novo' });
    await whenBuyerIsKnown();
    expect(screen.queryByText(/Um item do carrinho/)).toBeNull();
    expect(view.sent('createOrder')).toHaveLength(0);
    await view.user.click(again ?? document.body);
    await waitFor(() => expect(view.router.push).toHaveBeenCalledWith('/compra_realizada?pedido=BL-LOST'));
    expect(view.sent('createOrder')[0]?.input).toEqual(lost.sent('createOrder')[0]?.input);
    expect(view.keysOf('createOrder')).toEqual(lost.keysOf('createOrder').slice(0, 1));
    view.unmount();
    openCheckout();
    expect(await screen.findByText(/carrinho está vazio/i)).toBeVisible();
  });

  it('asks for a card again after such a reload, and for the parts of the order', async () => {
    const lost = openCheckout({
      createOrder: () => {
        throw noAnswer();
      },
    });
    await typeCard(lost);
    await lost.user.selectOptions(screen.getByLabelText('Parcelas'), '3');
    await lost.user.click(await screen.findByRole('button', { name: /^Pagar.*no cartão/ }));
    await screen.findByText('Verificando seu pagamento');
    lost.unmount();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/4012001037141112|987/);

    const view = openCheckout({ createOrder: () => makeOrder({ number: 'BL-LOST' }) });
    await typeCard(view);
    const [again] = await screen.findAllByRole('button', { name: 'Verificar de novo' });
    await view.user.click(again ?? document.body);
    await waitFor(() => expect(view.router.push).toHaveBeenCalledWith('/compra_realizada?pedido=BL-LOST'));
    expect(view.sent('createOrder')[0]?.input).toEqual(lost.sent('createOrder')[0]?.input);
  });

  it('asks to sign in over the page when the session has ended, and takes no one for a guest', async () => {
    const view = openCheckout({
      createOrder: () => {
        throw refusal('UNAUTHENTICATED');
      },
    });
    const { result: ui } = renderHook(() => useUi());
    await typeCard(view);
    await typeNote(view);
    await view.user.click(await screen.findByRole('button', { name: /^Pagar R\$.*no cartão/ }));
    await waitFor(() =>
      expect(ui.current).toMatchObject({
        displayModal: true,
        modalView: 'LOGIN_VIEW',
        modalData: { next: '/finalizar_compra', isOver: true },
      }),
    );
    // A wrong password takes the token away.
    act(() => removeToken());
    expectTyped();
    expect(view.sent('createOrder')).toHaveLength(1);
    act(() => closeModal());
  });
});

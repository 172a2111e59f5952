import { screen } from '@testing-library/react';
import { storeToken } from '@/client/store-token';
import type { FreightOption, Installment, QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeQuote, PICK_UP } from '@/features/cart/make-quote';
// Chunks of their own: loaded before anything waits for them.
import '@/features/checkout/contact/contact-form';
import '@/features/checkout/contact/contact.schema';
import '@/features/checkout/delivery/address-form';
import '@/features/checkout/delivery/address.schema';
import '@/features/checkout/order/order-terms';
import '@/features/checkout/payment/card-form';
import '@/features/checkout/payment/card.schema';
import { CheckoutScreen } from '@/screens/checkout/checkout-screen';
import type { ApiAnswers } from './mock-api';
import { renderScreen } from './render-screen';

/** The buyer, as the shop knows them. */
export const BUYER = {
  id: 'u1',
  fullName: 'Adelmo Ferreira Couto',
  email: 'adelmo@exemplo.com.br',
  document: '52998224725',
};

type Delivery = Parameters<typeof cartActions.setDeliveryAddress>[0];

/** Before every test: a signed-in customer has one sack in the cart and has chosen the delivery. */
export function startCheckout(
  freight: FreightOption = PICK_UP,
  delivery: Delivery = { postalCode: '38500000' },
) {
  forgetCart();
  sessionStorage.clear();
  localStorage.removeItem('guest-orders');
  storeToken('t'.repeat(43));
  cartActions.addItem(makeCartLine());
  cartActions.setDeliveryAddress(delivery);
  cartActions.setSelectedFrete(freight);
  delete window.dataLayer;
}

/** `/finalizar_compra` over a shop that knows the buyer and prices the cart; `answers` override the defaults. */
export function openCheckout(
  answers: ApiAnswers = {},
  { freight = PICK_UP, installments }: { freight?: FreightOption; installments?: Installment[] } = {},
) {
  const { document, ...person } = BUYER;
  const view = renderScreen(<CheckoutScreen />, {
    url: '/finalizar_compra',
    answers: {
      quoteCheckout: ({ body }: { body: QuoteCheckoutBody }) =>
        makeQuote(getCart().items, {
          selectedFrete: freight,
          byPix: body.paymentMethod === 'pix',
          ...(installments && { installments }),
        }),
      getSelf: () => ({ ...person, admin: false, permissions: [] }),
      getOwnDetails: () => ({
        ...person,
        ...{ phone: null, document, stateRegistration: null, emailConfirmed: true },
      }),
      ...answers,
    },
  });
  const sent = (name: 'createOrder' | 'payOrder') => view.calls.filter((call) => call.name === name);
  const keysOf = (name: 'createOrder' | 'payOrder') =>
    sent(name).map(({ headers }) => headers['Idempotency-Key']);
  return { ...view, sent, keysOf };
}
export type CheckoutView = ReturnType<typeof openCheckout>;

/** The button with the amount to pay. */
export const findPayButton = () => screen.findByRole('button', { name: /^Pagar R\$/ });

/** Waits until the form shows the payer. */
export const whenBuyerIsKnown = () =>
  screen.findByRole('button', { name: 'Alterar os dados da nota fiscal' });

/** Chooses the card and types one that the simulated acquirer approves. */
export async function typeCard({ user }: Pick<CheckoutView, 'user'>) {
  await whenBuyerIsKnown();
  await user.click(screen.getByRole('radio', { name: /Cartão de crédito/ }));
  const values = {
    'Número do cartão': '4012001037141112',
    'Nome impresso no cartão': 'ADELMO COUTO',
    Validade: '1229',
    'Código de segurança': '987',
  };
  for (const [name, text] of Object.entries(values)) {
    await user.click(screen.getByLabelText(name));
    await user.paste(text);
  }
}

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { makeCartLine } from '@/features/cart/make-cart-line';
import type { CheckoutSnapshot, CreateOrderInput } from '@/contract/schemas/checkout';
import type { PaymentBody } from '@/features/checkout/payment/payment';
import { makeOrder } from '@/testing/make-checkout-order';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { forgetGuestPass, storeGuestPass } from './guest-pass';
import { planAttempt, useCheckoutFlow, type ShownCart } from './use-checkout-flow';

const PAYMENT: PaymentBody = {
  paymentMethod: 'pix',
  card: null,
  customerNote: null,
};
const PAYER = { fullName: 'Adelmo Couto', document: '52998224725' };
const snapshot = makeQuote([{ ...makeCartLine(), quantity: 1 }], { selectedFrete: PICK_UP, byPix: true });
const orderOf = (payment: PaymentBody, shown: CheckoutSnapshot, payer = PAYER): CreateOrderInput => ({
  payer,
  items: [{ variationId: 'v1', quantity: 1 }],
  freightService: 'retirada',
  hash: shown.hash,
  ...payment,
});
const onPlaced = vi.fn();
const showFaults = vi.fn();

function Flow(cart: Partial<ShownCart>) {
  const flow = useCheckoutFlow({
    cart: { snapshot, quotedAt: 1, isUpdating: false, isBlocked: false, freight: PICK_UP, ...cart },
    charge: undefined,
    showFaults,
    userId: null,
    guestEmail: null,
    planOrder: (payment, shown) => orderOf(payment, shown),
    onPlaced,
  });
  return (
    <>
      <button type="button" onClick={() => flow.submit(PAYMENT)}>
        pay
      </button>
      <output>{`${flow.state.step} ${flow.total ?? 'no total'}`}</output>
    </>
  );
}

function open(createOrder: ApiAnswers['createOrder'], cart: Partial<ShownCart> = {}) {
  const view = renderScreen(<Flow {...cart} />, { answers: { createOrder } });
  const pay = () => view.user.click(screen.getByRole('button', { name: 'pay' }));
  const orders = () => view.calls.filter(({ name }) => name === 'createOrder');
  return { ...view, pay, orders };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('from the pay button to the order', () => {
  it('sends the order that is shown, and hands over the one that was placed', async () => {
    const { pay, orders } = open(() => makeOrder());
    await pay();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith(makeOrder()));
    expect(orders()).toMatchObject([{ input: { body: { hash: snapshot.hash, paymentMethod: 'pix' } } }]);
  });

  it.each([
    ['the shop has not priced the cart', { snapshot: undefined }],
    ['a newer price is on its way', { isUpdating: true }],
    ['a line cannot be sold', { isBlocked: true }],
    ['no delivery is chosen', { freight: null }],
  ])('sends nothing while %s', async (_, cart) => {
    const { pay, orders } = open(() => makeOrder(), cart);
    await pay();
    expect(screen.getByRole('status')).toHaveTextContent(/^idle/);
    expect(orders()).toHaveLength(0);
  });

  it('names the wrong fields, and offers no total after a changed price until there is a newer one', async () => {
    const { pay, orders, rerender } = open(() => {
      throw refusal('CART_CHANGED', { 'payer.document': 'document' });
    });
    await pay();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('refused no total'));
    expect(showFaults).toHaveBeenCalledWith({ 'payer.document': 'document' });
    await pay();
    expect(orders()).toHaveLength(1);
    rerender(<Flow quotedAt={2} />);
    await pay();
    await waitFor(() => expect(orders()).toHaveLength(2));
  });

  it('repeats the same request while it is not known what came of it', async () => {
    const { pay, orders } = open(() => {
      throw noAnswer();
    });
    await pay();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^verifying/));
    await pay();
    const [first, ...others] = orders();
    for (const other of others)
      expect(other.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(onPlaced).not.toHaveBeenCalled();
  });
});

describe('what is sent where an order waits', () => {
  const sold = { ...snapshot.totals, pixDiscount: 0, subtotal: snapshot.totals.subtotal };
  const waiting = makeOrder({ totals: { ...makeOrder().totals, subtotal: sold.subtotal } });

  it('is another payment of it where it is the same order', () => {
    expect(planAttempt(waiting, orderOf(PAYMENT, snapshot), PAYMENT, snapshot, null)).toMatchObject({
      kind: 'payment',
      number: waiting.number,
    });
  });

  it('is another payment of a guest’s order while the e-mail is the one it was placed with', () => {
    const attempt = (email: string) =>
      planAttempt(waiting, orderOf(PAYMENT, snapshot), PAYMENT, snapshot, email);
    expect(attempt(waiting.payer.email.toUpperCase())).toMatchObject({ kind: 'payment' });
    expect(attempt('corrigido@exemplo.com.br')).toMatchObject({
      kind: 'order',
      guestEmail: 'corrigido@exemplo.com.br',
    });
  });

  it('is a new order where a guest has signed in: the one that waits belongs to no account', () => {
    storeGuestPass(waiting.number, 'the pass');
    const attempt = planAttempt(waiting, orderOf(PAYMENT, snapshot), PAYMENT, snapshot, null);
    forgetGuestPass(waiting.number);
    expect(attempt).toMatchObject({ kind: 'order', guestEmail: null });
  });

  it('is a new order where another person pays', () => {
    const order = orderOf(PAYMENT, snapshot, { ...PAYER, document: '11144477735' });
    expect(planAttempt(waiting, order, PAYMENT, snapshot, 'ana@exemplo.com.br')).toMatchObject({
      kind: 'order',
      guestEmail: 'ana@exemplo.com.br',
    });
  });
});

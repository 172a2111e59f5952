import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order, PayOrderInput } from '@/contract/schemas/orders';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { makeOrder } from '@/testing/make-checkout-order';
import { PayAgain } from './pay-again';
// Chunks of their own: loaded before anything waits for them.
import './card-form';
import './card.schema';
import './pay-again-form';

const NUMBER = 'BL-2026-000123';
const PAYABLE = { pay: true, cancel: true, withdraw: false };
const denied = (): Order =>
  makeOrder({
    paymentMethod: 'credit_card',
    actions: PAYABLE,
    totals: { subtotal: 800, discount: 100, pixDiscount: 0, freight: 50, total: 750 },
    payment: { method: 'credit_card', status: 'denied', pix: null },
  });

function open(order: Order, answers: ApiAnswers = {}) {
  const view = renderScreen(<PayAgain order={order} />, {
    answers: { getOwnOrder: () => order, ...answers },
  });
  return { ...view, payments: () => view.calls.filter(({ name }) => name === 'payOrder') };
}

describe('PayAgain', () => {
  it('shows nothing for an order that cannot be paid', () => {
    open(makeOrder());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('does not ask for a second payment at once while staff look at the first', () => {
    open(makeOrder({ actions: PAYABLE, payment: { status: 'review', pix: null } }));
    expect(screen.getByRole('button', { name: 'Pagar de outra forma' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('prices every way to pay from the order: PIX off the goods alone, interest in the parts', async () => {
    const { user } = open(denied());
    // 5% of R$ 700,00 of goods; the freight has no discount.
    expect(await screen.findByRole('radio', { name: /^Pix.*R\$\s715,00/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Boleto.*R\$\s750,00/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Cartão de crédito.*R\$\s750,00/ })).toBeChecked();
    await user.selectOptions(
      await screen.findByLabelText('Parcelas'),
      screen.getByRole('option', { name: /^12x de .* total R\$\s850,5/ }),
    );
    expect(screen.getByRole('button', { name: /^Pagar R\$\s850,5\d no cartão/ })).toBeInTheDocument();
  });

  it.each([true, false])(
    'tells the cards of the simulation only where there is one (%s)',
    async (simulated) => {
      const order = makeOrder({
        paymentMethod: 'credit_card',
        actions: PAYABLE,
        payment: { method: 'credit_card', status: 'denied', pix: null, simulated },
      });
      open(order);
      expect(await screen.findByLabelText('Número do cartão')).toBeVisible();
      expect(screen.queryAllByText(/Cartões de teste/)).toHaveLength(simulated ? 1 : 0);
    },
  );

  it('pays with PIX under one key, and hands the answer to what shows the order', async () => {
    const paid = makeOrder({ payment: { id: 'pay-2', method: 'pix', status: 'pending' } });
    const { user, payments, queryClient } = open(denied(), { payOrder: () => paid });
    await user.click(await screen.findByRole('radio', { name: /^Pix/ }));
    await user.click(screen.getByRole('button', { name: /no Pix$/ }));
    await waitFor(() =>
      expect(queryClient.getQueryData(['getOwnOrder', { query: { number: NUMBER } }])).toEqual(paid),
    );
    expect(payments()).toHaveLength(1);
    expect(payments()[0]?.input).toMatchObject({
      params: { number: NUMBER },
      body: { paymentMethod: 'pix', card: null },
    });
    expect(payments()[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('judges a card before it is sent, next to its fields, with the focus on the first', async () => {
    const { user, payments } = open(denied());
    await user.click(await screen.findByRole('button', { name: /no cartão$/ }));
    const number = screen.getByLabelText('Número do cartão');
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toBeInvalid();
    expect(payments()).toHaveLength(0);
  });

  it('says beside the card why it was denied, and keeps it for another try', async () => {
    const { user, payments } = open(denied(), {
      payOrder: () => {
        throw refusal('PAYMENT_DENIED', {}, { reason: 'Cartão vencido', orderNumber: NUMBER });
      },
    });
    const values = {
      'Número do cartão': '5155901222270002',
      'Nome impresso no cartão': 'ADELMO COUTO',
      Validade: '1230',
      'Código de segurança': '123',
    };
    for (const [name, text] of Object.entries(values)) {
      await user.click(await screen.findByLabelText(name));
      await user.paste(text);
    }
    const pay = screen.getByRole('button', { name: /no cartão$/ });
    await user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cartão vencido');
    expect(screen.getByLabelText('Nome impresso no cartão')).toHaveValue('ADELMO COUTO');
    await user.click(pay);
    await waitFor(() => expect(payments()).toHaveLength(2));
    expect((payments()[1]?.input.body as PayOrderInput | undefined)?.card?.holder).toBe('ADELMO COUTO');
    expect(new Set(payments().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
  });

  it('hands a real acquirer the card first, and pays with what it answers', async () => {
    const order = denied();
    const real = { ...order, payment: order.payment && { ...order.payment, simulated: false } };
    const { user, calls, payments } = open(real, {
      prepareGetnetCard: () => ({ brand: 'Mastercard', last4: '0001', ready: true, reference: 'ref-1' }),
      payOrder: () => makeOrder({ payment: { method: 'credit_card', status: 'approved', pix: null } }),
    });
    const values = {
      'Número do cartão': '5155901222280001',
      'Nome impresso no cartão': 'ADELMO COUTO',
      Validade: '1230',
      'Código de segurança': '123',
    };
    for (const [name, text] of Object.entries(values)) {
      await user.click(await screen.findByLabelText(name));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: /no cartão$/ }));
    await waitFor(() => expect(payments()).toHaveLength(1));
    const prepared = calls.filter(({ name }) => name === 'prepareGetnetCard');
    expect(prepared.map(({ input }) => input.body)).toEqual([{ number: '5155901222280001' }]);
    expect((payments()[0]?.input.body as PayOrderInput | undefined)?.card).toEqual({
      holder: 'ADELMO COUTO',
      expiry: '12/30',
      cvv: '123',
      installments: 1,
      prepared: 'ref-1',
    });
  });

  it.each([
    ['pix', /^Cartão de crédito/],
    ['boleto', /^Pix/],
    ['credit_card', /^Pix/],
  ] as const)(
    'keeps another way than %s behind a button while a payment is under way',
    async (method, other) => {
      const { user } = open(makeOrder({ actions: PAYABLE, paymentMethod: method }));
      const button = screen.getByRole('button', { name: 'Pagar de outra forma' });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.click(button);
      expect(await screen.findByRole('radio', { name: other })).toBeChecked();
      expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  );

  it('says that a product was sold meanwhile, and that the order still waits', async () => {
    const { user } = open(denied(), {
      payOrder: () => {
        throw refusal(
          'OUT_OF_STOCK',
          {},
          { items: [{ variationId: 'v1', title: 'Seca Brava 40', requested: 1, available: 0 }] },
        );
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^Pix/ }));
    await user.click(screen.getByRole('button', { name: /no Pix$/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Seca Brava 40: esgotado');
    expect(alert).toHaveTextContent('você ainda pode pagar este pedido');
  });
});

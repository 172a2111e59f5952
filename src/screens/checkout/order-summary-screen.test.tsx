import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine, makeCoupon } from '@/features/cart/make-cart-line';
import { makeFreightOption, makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { renderScreen } from '@/testing/render-screen';
import { OrderSummaryScreen } from './order-summary-screen';

/** The shop: knows one coupon, and delivers to one place. */
function shop({ body }: { body: QuoteCheckoutBody }) {
  const freight = body.cep
    ? {
        cep: body.cep,
        state: 'MG',
        options: [makeFreightOption(), PICK_UP],
        reason: null,
        weightGrams: 60_000,
        missingForFree: 381.1,
      }
    : null;
  const selectedFrete = freight?.options.find(({ service }) => service === body.freightService) ?? null;
  const isKnown = body.couponCode === 'SECA10';
  return makeQuote(getCart().items, {
    freight,
    selectedFrete,
    coupon: isKnown ? makeCoupon() : null,
    couponReason: body.couponCode && !isKnown ? 'COUPON_EXPIRED' : null,
  });
}

beforeEach(() => {
  forgetCart();
  cartActions.addItemWithQuantity(makeCartLine(), 2);
});

const open = () =>
  renderScreen(<OrderSummaryScreen />, { url: '/resumo-do-pedido', answers: { quoteCheckout: shop } });

describe('/resumo-do-pedido', () => {
  it('says why a coupon does not count, and keeps what was typed', async () => {
    const { user } = open();
    const field = screen.getByRole('textbox', { name: 'Cupom de desconto' });
    await user.type(field, 'aguas25');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Este cupom venceu.')).toBeInTheDocument();
    expect(field).toHaveValue('aguas25');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Este cupom venceu.');
    expect(getCart().coupon).toBeNull();
  });

  it('keeps a coupon that counts, says so, and lets it be taken away, with the focus on what comes next', async () => {
    const { user } = open();
    const said = screen.getAllByRole('status');
    await user.type(screen.getByRole('textbox', { name: 'Cupom de desconto' }), 'seca10');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(getCart().coupon?.code).toBe('SECA10'));
    const remove = await screen.findByRole('button', { name: 'Remover o cupom SECA10' });
    expect(remove).toHaveFocus();
    expect(said.map(({ textContent }) => textContent)).toContain('Cupom SECA10');
    await user.click(remove);
    expect(getCart().coupon).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Cupom de desconto' })).toHaveFocus();
    expect(said.map(({ textContent }) => textContent)).not.toContain('Cupom SECA10');
  });

  it('leaves the focus where it is when a coupon comes from elsewhere, or was waited for elsewhere', async () => {
    cartActions.defineCoupon(makeCoupon());
    let answer: () => void = () => undefined;
    const { user } = renderScreen(<OrderSummaryScreen />, {
      url: '/resumo-do-pedido',
      answers: {
        quoteCheckout: async (input) => {
          if (input.body.couponCode === 'SECA20') await new Promise<void>((resolve) => (answer = resolve));
          return { ...shop(input), coupon: input.body.couponCode ? makeCoupon() : null, couponReason: null };
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Remover o cupom SECA10' })).not.toHaveFocus();
    act(() => cartActions.defineCoupon(null));
    const field = screen.getByRole('textbox', { name: 'Cupom de desconto' });
    expect(document.body).toHaveFocus();
    await user.type(field, 'seca20{Enter}');
    await user.click(screen.getByRole('textbox', { name: 'CEP' }));
    act(answer);
    expect(await screen.findByRole('button', { name: 'Remover o cupom SECA10' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
  });

  it('puts the focus on what stands there once the last line is removed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /^Remover / }));
    expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toHaveFocus();
  });

  it('says how much is missing for a coupon, less with each unit, and counts it by itself once there is enough', async () => {
    const minimum = { code: 'SECA15', discount: 0.15, minimumTotal: 300 };
    const { user } = renderScreen(<OrderSummaryScreen />, {
      url: '/resumo-do-pedido',
      answers: {
        quoteCheckout: ({ body }) => {
          const missing = 300 - getCart().total;
          const isShort = !!body.couponCode && missing > 0;
          return makeQuote(getCart().items, {
            coupon: body.couponCode ? makeCoupon(minimum) : null,
            couponReason: isShort ? 'COUPON_MINIMUM_NOT_REACHED' : null,
            couponMissing: isShort ? missing : null,
          });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Cupom de desconto' }), 'seca15{Enter}');
    expect(
      await screen.findByText(/^Faltam R\$\s64,20 em produtos para usar este cupom\.$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Aumentar a quantidade/ }));
    expect(screen.queryByText(/em produtos para usar este cupom/)).not.toBeInTheDocument();
    expect(getCart().discount).toBe(53.06);
    await user.click(screen.getByRole('button', { name: /Diminuir a quantidade/ }));
    expect(screen.getByText(/^Faltam R\$\s64,20/)).toBeInTheDocument();
  });

  it('shows the total by Pix beside the total, and the coupon field outside of what a phone folds', async () => {
    open();
    const summary = screen.getByRole('region', { name: /Seu pedido/ });
    await waitFor(() =>
      expect(summary).toHaveTextContent(
        /Total no Pix \(5% de desconto\)R\$\s224,01Total \(sem o frete\)R\$\s235,80$/,
      ),
    );
    const field = screen.getByRole('textbox', { name: 'Cupom de desconto' });
    expect(summary).not.toContainElement(field);
  });

  it('quotes a CEP and takes the chosen service into the total', async () => {
    const { user, router } = open();
    await user.type(screen.getByRole('textbox', { name: 'CEP' }), '38500000{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Transportadora/ }));
    expect(getCart().selectedFrete?.service).toBe('transportadora');
    expect(screen.getByRole('radio', { name: /Retirar na loja.*Curral Velho/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continuar para a entrega' }));
    expect(router.push).toHaveBeenCalledWith('/finalizar_compra/');
  });

  it('refuses a CEP without eight digits next to the field, which gets the focus', async () => {
    const { user } = open();
    const field = screen.getByRole('textbox', { name: 'CEP' });
    await user.type(field, '385');
    await user.click(screen.getByRole('button', { name: 'Calcular' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Confira o CEP: são 8 números.');
    expect(field).toBeInvalid();
  });

  it('shows how far free freight is, in reais and kilograms', async () => {
    open();
    expect(await screen.findByText(/Faltam R\$\s263,20 para o frete grátis/)).toBeVisible();
    expect(await screen.findByText('Frete grátis nos primeiros 200 kg: 30 kg de 200 kg')).toBeVisible();
  });

  it('stops where a line cannot be sold', async () => {
    renderScreen(<OrderSummaryScreen />, {
      answers: {
        quoteCheckout: (input) => ({
          ...shop(input),
          warnings: [{ variationId: 'v1', code: 'OUT_OF_STOCK', available: 0 }],
        }),
      },
    });
    expect(await screen.findByText(/Esgotado no momento/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar para a entrega' })).toBeDisabled();
  });

  it('leads to the shelves when the cart is empty', () => {
    cartActions.resetCart();
    open();
    expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '@config/brands';
import { removeToken } from '@/client/token';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import { makeFreightOption } from '@/features/cart/make-quote';
import { makeOrder } from '@/testing/make-checkout-order';
import type { ApiAnswers } from '@/testing/mock-api';
import { openCheckout, startCheckout } from '@/testing/open-checkout';

const BROKER = makeFreightOption({
  service: 'me-3',
  name: 'Jadlog .Package',
  carrier: 'Jadlog',
  price: 32.1,
  businessDays: { min: 4, max: 8 },
});
const CHOICES = [
  { count: 1, value: 150, total: 150, monthlyRate: 0, annualRate: 0 },
  { count: 2, value: 75, total: 150, monthlyRate: 0, annualRate: 0 },
  { count: 3, value: 52.01, total: 156.03, monthlyRate: 0.0199, annualRate: 0.2668 },
];

const open = (answers: ApiAnswers = {}) => openCheckout(answers, { freight: BROKER, installments: CHOICES });

beforeEach(() =>
  startCheckout(BROKER, {
    postalCode: '38500000',
    recipient: 'Adelmo',
    state: 'MG',
    city: 'Monte Carmelo',
    street: 'Rua das Selas',
    number: '10',
  }),
);
afterEach(() => removeToken());

const terms = async () => {
  const heading = await screen.findByRole('heading', { name: 'Antes de confirmar' });
  return heading.parentElement ?? heading;
};

describe('/finalizar_compra, before the button', () => {
  it('says who sells, what it costs with freight, when it comes, and how to step back', async () => {
    open();
    const box = await terms();
    expect(box).toHaveTextContent(brand.company.legalName);
    expect(box).toHaveTextContent('AG.R0V.ET1/0001-75');
    expect(box).toHaveTextContent(brand.company.address);
    expect(box).toHaveTextContent(/frete incluído: R\$\s32,10/);
    expect(box).toHaveTextContent('Jadlog .Package: Chega entre 30 nov e 4 dez');
    expect(box).toHaveTextContent(/até 7 dias após receber/);
    expect(within(box).getByRole('link', { name: 'Ler os termos de uso e de venda' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByRole('region', { name: /Seu pedido/ })).toHaveTextContent(/R\$\s3,93\/kg/);
  });

  it('tells of the chosen instalments number, value, total and both rates, and charges what it shows', async () => {
    const { user, calls } = open({ createOrder: () => makeOrder() });
    const box = await terms();
    await user.click(await screen.findByRole('radio', { name: /Cartão de crédito/ }));
    const parts = screen.getByLabelText('Parcelas');
    expect(within(parts).getByRole('option', { name: /^2x de R\$\s75,00 sem juros/ })).toBeInTheDocument();
    await user.selectOptions(
      parts,
      within(parts).getByRole('option', {
        name: /^3x de R\$\s52,01, total R\$\s156,03 \(juros de 1,99% a\.m\., 26,68% a\.a\.\)/,
      }),
    );
    expect(parts).toHaveAccessibleDescription(
      /Total R\$\s156,03, com juros de 1,99% ao mês \(26,68% ao ano\)/,
    );
    expect(box).toHaveTextContent(
      /3x de R\$\s52,01, total de R\$\s156,03, com juros de 1,99% ao mês \(26,68% ao ano\)\./,
    );
    expect(screen.getByRole('region', { name: /Seu pedido/ })).toHaveTextContent(
      /Juros do cartão \(1,99% a\.m\.\)/,
    );
    expect(await screen.findByRole('button', { name: /^Pagar R\$\s156,03 no cartão/ })).toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'createOrder')).toBe(false);
  });

  it('sends the note and the language with the order, and keeps both the note and the way through a reload', async () => {
    const first = open();
    const note = await screen.findByLabelText(/Recado para a loja/);
    await first.user.type(note, 'Porteira azul');
    await first.user.click(screen.getByRole('radio', { name: /Boleto/ }));
    first.unmount();
    const { user, calls } = open({ createOrder: () => makeOrder() });
    expect(await screen.findByLabelText(/Recado para a loja/)).toHaveValue('Porteira azul');
    await user.click(await screen.findByRole('button', { name: /no boleto$/ }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'createOrder')).toBe(true));
    const body = calls.find(({ name }) => name === 'createOrder')?.input.body as CreateOrderInput;
    expect(body).toMatchObject({
      customerNote: 'Porteira azul',
      locale: 'pt-BR',
      freightService: 'me-3',
      paymentMethod: 'boleto',
    });
  });

  it('shows no one what another person typed in this tab', async () => {
    sessionStorage.setItem(
      'checkout-payment',
      JSON.stringify({ userId: 'other', payer: { document: '11144477735' }, customerNote: 'Segredo' }),
    );
    open();
    expect(await screen.findByLabelText(/Recado para a loja/)).toHaveValue('');
    expect(screen.getByText('CPF 529.982.247-25')).toBeInTheDocument();
    expect(screen.queryByText(/111\.444/)).not.toBeInTheDocument();
  });
});

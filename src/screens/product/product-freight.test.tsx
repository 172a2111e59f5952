import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { noAnswer } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ProductFreight } from './product-freight';

const QUOTE: FreightQuote = {
  cep: '38700000',
  state: 'MG',
  reason: null,
  weightGrams: 60_000,
  missingForFree: null,
  options: [
    {
      service: 'transportadora',
      name: 'Transportadora',
      carrier: 'Carreta',
      price: 64.9,
      free: false,
      businessDays: { min: 3, max: 5 },
      estimate: { from: '2026-11-30', to: '2026-12-04' },
    },
    {
      service: 'retirada',
      name: 'Retirar',
      carrier: null,
      price: 0,
      free: false,
      businessDays: { min: 1, max: 2 },
      estimate: { from: '2026-11-30', to: '2026-12-04' },
    },
  ],
};

async function ask(answer: () => FreightQuote) {
  const shop = renderScreen(<ProductFreight variationId="v1" quantity={2} />, {
    answers: { calculateFreight: answer },
  });
  await shop.user.click(screen.getByRole('button', { name: 'Calcular pelo CEP' }));
  await shop.user.type(await screen.findByLabelText('CEP'), '38700000');
  await shop.user.click(screen.getByRole('button', { name: 'Calcular' }));
  return shop;
}

describe('the freight question of a product page', () => {
  it('shows service, days and price for the pack and quantity asked about', async () => {
    const { calls } = await ask(() => QUOTE);
    expect(await screen.findByText(/Transportadora/)).toBeVisible();
    expect(screen.getByText(/3 a 5 dias úteis/)).toBeVisible();
    expect(screen.getByText('R$ 64,90')).toBeVisible();
    expect(screen.getByText('Grátis')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      name: 'calculateFreight',
      input: { body: { cep: '38700000', items: [{ variationId: 'v1', quantity: 2 }] } },
    });
  });

  it('promises reais and kilograms before a CEP is asked for', () => {
    renderScreen(<ProductFreight variationId="v1" quantity={2} />);
    expect(
      screen.getByText(/Frete grátis a partir de R\$\s499 em MG, SP e GO, nos primeiros 200 kg/),
    ).toBeVisible();
  });

  it('says why a load above the limit pays, and what is missing below the minimum', async () => {
    await ask(() => ({ ...QUOTE, weightGrams: 210_000, missingForFree: 0 }));
    expect(await screen.findByText(/Você paga só o frete do que passa disso: 10 kg/)).toBeVisible();
  });

  it('says next to the field that a CEP is unknown, and never invents a price', async () => {
    await ask(() => ({ ...QUOTE, state: null, reason: 'CEP_UNKNOWN', options: [] }));
    expect(await screen.findByText(/Não encontramos este CEP/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says what happened when nobody answers', async () => {
    await ask(() => {
      throw noAnswer();
    });
    expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  });
});

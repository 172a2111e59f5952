import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeFreightOption, PICK_UP } from '@/features/cart/make-quote';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { noAnswer, type ApiAnswers } from '@/testing/mock-api';
import { makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductFreight } from './product-freight';

beforeEach(() => {
  forgetCart();
  intersectAtOnce();
});

const PACK = makePack({ id: 'v1', price: 117.9 });
const QUOTE: FreightQuote = {
  cep: '38700000',
  state: 'MG',
  reason: null,
  weightGrams: 60_000,
  missingForFree: null,
  options: [makeFreightOption({ businessDays: { min: 3, max: 5 } }), PICK_UP],
};

async function ask(answer: NonNullable<ApiAnswers['calculateFreight']>) {
  const shop = renderScreen(<ProductFreight variation={PACK} quantity={2} />, {
    answers: { calculateFreight: answer },
  });
  await shop.user.type(await screen.findByLabelText('CEP'), '38700000');
  return shop;
}

describe('the freight calculator of a product page', () => {
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

  it('shows no price of the former place while the one of the new place is on its way', async () => {
    const { user } = await ask(({ body }) =>
      body.cep === '38700000' ? QUOTE : new Promise<never>(() => undefined),
    );
    expect(await screen.findByText('R$ 64,90')).toBeVisible();
    const field = screen.getByLabelText('CEP');
    await user.clear(field);
    await user.type(field, '69900000');
    await waitFor(() => expect(screen.queryByText('R$ 64,90')).toBeNull());
  });

  it('shows services of the same price and dates once, and pick-up beside them', async () => {
    const [carrier, counter] = QUOTE.options;
    if (!carrier || !counter) throw new Error('The quote has two options.');
    await ask(() => ({
      ...QUOTE,
      options: [{ ...carrier, service: 'economica', name: 'Econômica' }, carrier, counter],
    }));
    expect(await screen.findByText('Econômica')).toBeVisible();
    expect(screen.getAllByText('R$ 64,90')).toHaveLength(1);
    expect(screen.getByText('Grátis')).toBeVisible();
  });

  it('asks by itself after the eighth digit, and the cart and the delivery have that CEP', async () => {
    const { user } = await ask(() => QUOTE);
    expect(await screen.findByText(/Transportadora/)).toBeVisible();
    expect(getCart().deliveryAddress).toMatchObject({ postalCode: '38700000' });
    cartActions.setDeliveryAddress({ street: 'Rua 7', postalCode: '38740000', state: 'MG' });
    expect(await screen.findByDisplayValue('38740-000')).toBeVisible();
    await user.clear(screen.getByLabelText('CEP'));
    await user.type(screen.getByLabelText('CEP'), '3870000');
    expect(getCart().deliveryAddress?.postalCode).toBe('38740000');
    await user.type(screen.getByLabelText('CEP'), '0');
    expect(getCart().deliveryAddress?.postalCode).toBe('38700000');
  });

  it('keeps of the address of another CEP who receives, and neither street nor town', async () => {
    cartActions.setDeliveryAddress({
      recipient: 'Joana Prates',
      phone: '34 99999-0000',
      postalCode: '38740000',
      state: 'MG',
      city: 'Patrocínio',
      district: 'Centro',
      street: 'Rua 7',
      number: '120',
      complement: 'fundos',
      rural: true,
      propertyName: 'Fazenda Boa Vista',
      road: 'MG-188',
      km: '9',
      landmark: 'depois da ponte',
    });
    const { user } = renderScreen(<ProductFreight variation={PACK} quantity={2} />, {
      answers: { calculateFreight: () => QUOTE },
    });
    const field = await screen.findByDisplayValue('38740-000');
    await user.clear(field);
    await user.type(field, '38700000');
    expect(getCart().deliveryAddress).toEqual({
      recipient: 'Joana Prates',
      phone: '34 99999-0000',
      rural: true,
      postalCode: '38700000',
    });
  });

  it('shows before a CEP is entered how far the cart with this pack is, in reais and kilograms', async () => {
    cartActions.addItem(makeCartLine({ id: 'other' }));
    renderScreen(<ProductFreight variation={PACK} quantity={2} />);
    expect(await screen.findByText(/Faltam R\$\s145,30 para o frete grátis em MG, SP e GO/)).toBeVisible();
    expect(screen.getByText('Frete grátis nos primeiros 200 kg: 90 kg de 200 kg')).toBeVisible();
  });

  it('warns before the sack that begins to cost, and says above the limit what is paid', async () => {
    const { rerender } = renderScreen(<ProductFreight variation={PACK} quantity={6} />);
    expect(
      await screen.findByText(/Mais 1 × Saco 30 kg passa do limite: você paga só o frete de 10 kg/),
    ).toBeVisible();
    rerender(<ProductFreight variation={PACK} quantity={7} />);
    expect(screen.getByText(/Você paga só o frete do que passa de 200 kg: 10 kg/)).toBeVisible();
    expect(screen.queryByText(/passa do limite/)).toBeNull();
  });

  it('says next to the field that a CEP is unknown, and shows no price', async () => {
    await ask(() => ({ ...QUOTE, state: null, reason: 'CEP_UNKNOWN', options: [] }));
    expect(await screen.findByText(/Não encontramos este CEP/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows an error when the server does not answer', async () => {
    await ask(() => {
      throw noAnswer();
    });
    expect(await screen.findByText(/Sem conexão/)).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartActions, useCart } from '@/features/cart/cart-store';
import { makeVariation } from '@/features/catalog/calculator/make-variation';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { renderScreen } from '@/testing/render-screen';
import ProductCalculator from './product-calculator';

/** The parts of a product that the calculator and the cart read. */
const PRODUCT: ComponentProps<typeof ProductCalculator>['product'] = {
  id: 'p1',
  slug: 'seca-brava-40',
  untranslated: [],
  displayInfo: { title: 'Seca Brava 40', titleLang: 'pt-BR', line: 'Bovinos', species: ['bovinos'] },
  categories: [],
  collectionId: null,
  picture: null,
  saleClass: 'livre',
  rating: { totalReviews: 0, averageRating: 0 },
  flashSaleEndsAt: null,
  variations: [makeVariation('v1', 30, 117.9)],
  dose: {
    basis: 'per_100kg_body_weight',
    unit: 'g',
    options: [{ label: 'Manter na seca', gramsPerKgPerDay: 1, minDays: 30 }],
  },
};

function Units() {
  return <p>{useCart().totalItems} units in the cart</p>;
}

async function open() {
  intersectAtOnce();
  const shop = renderScreen(
    <>
      <ProductCalculator product={PRODUCT} />
      <Units />
    </>,
  );
  const region = await screen.findByRole('region', { name: 'Quanto o seu lote consome' });
  const fill = async (label: string, text: string) => {
    const input = within(region).getByLabelText(label);
    await shop.user.clear(input);
    await shop.user.type(input, text);
  };
  return { ...shop, region, fill };
}

describe('the consumption calculator', () => {
  beforeEach(() => {
    localStorage.clear();
    cartActions.resetCart();
  });

  it('turns the herd into kilograms, packs and cost, and adds the packs to the cart', async () => {
    const { fill, region, user } = await open();
    await fill('Número de cabeças', '80');
    await fill('Peso médio por cabeça (kg)', '300');
    await fill('Dias', '60');
    expect(within(region).getByText('1.440 kg')).toBeVisible();
    expect(within(region).getByText('48 ×')).toBeVisible();
    expect(within(region).getByText('300 g')).toBeVisible();
    expect(within(region).getByText('R$ 1,18')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' }));
    expect(screen.getByText('48 units in the cart')).toBeInTheDocument();
  });

  it('takes another number of packs than the one it found', async () => {
    const { fill, region, user } = await open();
    await fill('Número de cabeças', '80');
    await fill('Peso médio por cabeça (kg)', '300');
    await fill('Dias', '60');
    const units = within(region).getByRole('spinbutton', { name: 'Unidades de Saco 30 kg' });
    expect(units).toHaveValue('48');
    await user.click(units);
    await user.keyboard('50{Enter}');
    await user.click(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' }));
    expect(screen.getByText('50 units in the cart')).toBeInTheDocument();
  });

  it('remembers the herd on the device', async () => {
    const first = await open();
    await first.fill('Número de cabeças', '12');
    first.unmount();
    await open();
    expect(screen.getByLabelText('Número de cabeças')).toHaveValue('12');
  });

  it('asks for what is missing, and sends a herd larger than the stock to people', async () => {
    const { fill, region } = await open();
    await fill('Número de cabeças', '0');
    expect(within(region).getByText('Preencha os campos para ver o cálculo.')).toBeVisible();
    await fill('Número de cabeças', '5000');
    expect(within(region).getByText(/mais do que temos em estoque/)).toBeVisible();
    expect(within(region).queryByRole('button')).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartActions, useCart } from '@/features/cart/cart-store';
import type { Dose } from '@/features/catalog/calculator/daily-amount';
import { readHerd, rememberHerd } from '@/lib/stored-herd';
import type { Locale } from '@config/locales';
import { makeVariation } from '@/features/catalog/calculator/make-variation';
import { intersectAtOnce } from '@/testing/dom/intersect-at-once';
import { renderScreen } from '@/testing/render-screen';
import ProductCalculator from './product-calculator';

const DOSE: Dose = {
  basis: 'per_100kg_body_weight',
  unit: 'g',
  options: [{ label: 'Manter na seca', gramsPerKgPerDay: 1, minDays: 30 }],
};
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
  dose: DOSE,
};

function Units() {
  return <p>{useCart().totalItems} units in the cart</p>;
}

async function open(product = PRODUCT, locale: Locale = 'pt-BR') {
  intersectAtOnce();
  const shop = renderScreen(
    <>
      <ProductCalculator product={product} />
      <Units />
    </>,
    { locale },
  );
  const region = await screen.findByRole('region');
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
    await fill('Cabeças', '80');
    await fill('Peso (kg)', '300');
    await fill('Dias', '60');
    expect(within(region).getAllByText('1.440 kg')).toHaveLength(2);
    expect(within(region).getByText('48 × Saco 30 kg')).toBeVisible();
    expect(within(region).getByText('300 g')).toBeVisible();
    expect(within(region).getByText('R$ 1,18')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' }));
    expect(screen.getByText('48 units in the cart')).toBeInTheDocument();
  });

  it('reads a thousand heads as a thousand, and plans with the packs that are there', async () => {
    const variations = [
      makeVariation('v1', 30, 117.9, { stock: 300 }),
      makeVariation('v2', 1_200, 4_499, { stock: 14 }),
    ];
    const { fill, region } = await open({ ...PRODUCT, variations });
    await fill('Cabeças', '1.000');
    await fill('Peso (kg)', '300,5');
    await fill('Dias', '60');
    expect(readHerd()).toEqual({ heads: 1_000, weightKg: 300.5, days: 60 });
    expect(within(region).getAllByText('18.030 kg').length).toBeGreaterThan(0);
    expect(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' })).toBeVisible();
  });

  it('shows decimals as the language writes them, and reads them back when one is changed', async () => {
    rememberHerd({ heads: 1_000, weightKg: 1.125 });
    const { region, user } = await open();
    expect(within(region).getByLabelText('Cabeças')).toHaveValue('1000');
    const weight = within(region).getByLabelText('Peso (kg)');
    expect(weight).toHaveValue('1,125');
    await user.type(weight, '{Backspace}{Backspace}30');
    expect(readHerd()?.weightKg).toBe(1.13);
  });

  const goals = [
    { label: 'Manter na seca', gramsPerKgPerDay: 1, minDays: 60 },
    { label: 'Ganhar peso', gramsPerKgPerDay: 2, minDays: 90 },
  ];
  const twoGoals = { ...PRODUCT, dose: { ...DOSE, options: goals } };

  it('begins with the days that the product takes, and follows the goal until days are typed', async () => {
    const { fill, user } = await open(twoGoals);
    const days = screen.getByLabelText('Dias');
    expect(days).toHaveValue('60');
    await user.selectOptions(screen.getByRole('combobox'), 'Ganhar peso');
    expect(days).toHaveValue('90');
    await fill('Dias', '120');
    await user.selectOptions(screen.getByRole('combobox'), 'Manter na seca');
    expect(days).toHaveValue('120');
  });

  it('begins with the days of another product only where they are enough for this one', async () => {
    const first = await open();
    await first.fill('Dias', '45');
    first.unmount();
    const second = await open();
    expect(screen.getByLabelText('Dias')).toHaveValue('45');
    second.unmount();
    await open(twoGoals);
    expect(screen.getByLabelText('Dias')).toHaveValue('60');
  });

  it.each([
    ['pt-BR', '48 × Saco 30 kg', 'Peso total'],
    ['ar', '48 × كيس 30 كجم', 'الوزن الإجمالي'],
    ['he', '48 × שק 30 ק״ג', 'משקל כולל'],
  ] as const)(
    'names number and pack in the order of reading, and their weight (%s)',
    async (locale, line, weight) => {
      rememberHerd({ heads: 80, weightKg: 300, days: 60 });
      const { region } = await open(PRODUCT, locale);
      const plain = region.textContent.replace(/[\u2066-\u2069]/g, '');
      expect(plain).toContain(line);
      expect(plain).toContain(weight);
    },
  );

  it('says whether the stock is enough', async () => {
    const { fill, region } = await open();
    await fill('Cabeças', '80');
    await fill('Peso (kg)', '300');
    await fill('Dias', '60');
    expect(within(region).getByText('Suficiente')).toBeVisible();
    await fill('Dias', '90');
    expect(within(region).getByText('Temos só 60 × Saco 30 kg')).toBeVisible();
  });

  it('says what one order takes where there is more in stock, and what there is where it is not enough', async () => {
    rememberHerd({ heads: 1_000, weightKg: 400, days: 90 });
    const variations = [makeVariation('v1', 30, 117.9, { stock: 1_500 })];
    const { fill, region } = await open({ ...PRODUCT, variations });
    expect(within(region).getByText('1.200 × Saco 30 kg')).toBeVisible();
    expect(within(region).getByText('Suficiente')).toBeVisible();
    expect(within(region).getByText('No máximo 999 por pedido.')).toBeVisible();
    expect(within(region).queryByRole('button')).toBeNull();
    await fill('Dias', '120');
    expect(within(region).getByText('Temos só 1.500 × Saco 30 kg')).toBeVisible();
    expect(within(region).getByText(/mais do que temos em estoque/)).toBeVisible();
  });

  it('tells what the herd needs of a sold-out product, and that none is there', async () => {
    rememberHerd({ heads: 80, weightKg: 300, days: 60 });
    const { region } = await open({ ...PRODUCT, variations: [makeVariation('v1', 30, 117.9, { stock: 0 })] });
    expect(within(region).getByText('48 × Saco 30 kg')).toBeVisible();
    expect(within(region).getByText('Esgotado')).toBeVisible();
    expect(within(region).queryByRole('button')).toBeNull();
  });

  it('asks a person without the permission to talk about the linha branca, with what the herd needs', async () => {
    rememberHerd({ heads: 80, weightKg: 300, days: 60 });
    const locked = makeVariation('v1', 30, 117.9, { visibility: { buyOnlyLinhaBranca: true } });
    const { region } = await open({ ...PRODUCT, variations: [locked] });
    expect(within(region).getByText('48 × Saco 30 kg')).toBeVisible();
    expect(await within(region).findByRole('link', { name: /Linha Branca: fale com a gente/ })).toBeVisible();
    expect(within(region).queryByRole('button')).toBeNull();
  });

  it('plans for one order where larger packs make that possible', async () => {
    rememberHerd({ heads: 1_000, weightKg: 400, days: 90 });
    const variations = [
      makeVariation('v1', 30, 117.9, { stock: 1_500 }),
      makeVariation('v2', 1_200, 4_799, { stock: 14 }),
    ];
    const { region } = await open({ ...PRODUCT, variations });
    expect(within(region).getByText('960 × Saco 30 kg')).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' })).toBeVisible();
  });

  it('accepts another number of packs than the computed one', async () => {
    const { fill, region, user } = await open();
    await fill('Cabeças', '80');
    await fill('Peso (kg)', '300');
    await fill('Dias', '60');
    const units = within(region).getByRole('spinbutton', { name: 'Unidades de Saco 30 kg' });
    expect(units).toHaveValue('48');
    await user.click(units);
    await user.keyboard('50{Enter}');
    await user.click(within(region).getByRole('button', { name: 'Adicionar tudo ao carrinho' }));
    expect(screen.getByText('50 units in the cart')).toBeInTheDocument();
  });

  it('stores the herd on the device', async () => {
    const first = await open();
    await first.fill('Cabeças', '12');
    first.unmount();
    await open();
    expect(screen.getByLabelText('Cabeças')).toHaveValue('12');
  });

  it('asks for missing values, and links to the team for a herd larger than the stock', async () => {
    const { fill, region, user } = await open();
    await user.clear(within(region).getByLabelText('Cabeças'));
    expect(within(region).getByText('Preencha os campos para ver o cálculo.')).toBeVisible();
    await fill('Cabeças', '5000');
    expect(within(region).getByText(/mais do que temos em estoque/)).toBeVisible();
    expect(within(region).queryByRole('button')).toBeNull();
  });
});

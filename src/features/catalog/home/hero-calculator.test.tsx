import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@config/locales';
import type { HomeCalculator } from '@/contract/schemas/catalog';
import { makeVariation } from '@/features/catalog/calculator/make-variation';
import { readHerd, rememberHerd } from '@/lib/stored-herd';
import { renderScreen } from '@/testing/render-screen';
import { HeroCalculator } from './hero-calculator';

const CALCULATOR: HomeCalculator = {
  slug: 'seca-brava-40',
  title: 'Seca Brava 40',
  titleLang: 'pt-BR',
  dose: {
    basis: 'per_head',
    unit: 'g',
    options: [{ label: 'Manter o peso na seca', gramsPerDay: 300, minDays: 60 }],
  },
  doseLang: 'pt-BR',
  variations: [makeVariation('v1', 30, 100)],
};

async function open(calculator = CALCULATOR, locale: Locale = 'pt-BR') {
  const { user } = renderScreen(<HeroCalculator calculator={calculator} />, { locale });
  const region = await screen.findByRole('region');
  const clear = (label: string) => user.clear(within(region).getByLabelText(label));
  const fill = async (label: string, text: string) => {
    await clear(label);
    await user.type(within(region).getByLabelText(label), text);
  };
  return { region, fill, clear };
}

beforeEach(() => localStorage.clear());

describe('the calculator of the home page', () => {
  it('works out packs, price and the cost of a head and day at once', async () => {
    const { region, fill } = await open();
    await fill('Cabeças', '80');
    await fill('Dias', '60');
    // 80 × 60 × 0.3 kg are 48 bags of 30 kg.
    expect(region).toHaveTextContent(/R\$\s1,00 por cabeça ao dia\s*48 × Saco 30 kg · R\$\s4\.800,00/);
  });

  it('leads to the product’s own calculator, which begins with the same herd', async () => {
    const { region, fill } = await open();
    await fill('Cabeças', '12');
    expect(readHerd()).toMatchObject({ heads: 12 });
    expect(within(region).getByRole('link', { name: 'Ver a conta toda' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/produtos\/seca-brava-40\/?#calculadora$/),
    );
  });

  it('begins with the herd that this device told before', async () => {
    rememberHerd({ heads: 200, weightKg: 400 });
    const { region } = await open();
    expect(within(region).getByLabelText('Cabeças')).toHaveValue('200');
  });

  it('asks for the weight where the dose is by weight, and counts with a comma', async () => {
    const byWeight = { ...CALCULATOR.dose, basis: 'per_kg_body_weight' as const };
    const { region, fill } = await open({
      ...CALCULATOR,
      dose: { ...byWeight, options: [{ label: 'Recria', gramsPerKgPerDay: 1, minDays: 30 }] },
    });
    await fill('Cabeças', '10');
    await fill('Peso (kg)', '300,5');
    await fill('Dias', '30');
    // 10 × 300.5 g × 30 days are 90.15 kg.
    expect(region).toHaveTextContent('4 × Saco 30 kg');
  });

  it('asks for what is missing instead of showing a wrong figure', async () => {
    const { region, fill, clear } = await open();
    await clear('Cabeças');
    expect(region).toHaveTextContent('Preencha os números e veja a conta.');
    expect(within(region).getByLabelText('Cabeças')).toBeValid();
    expect(region).not.toHaveTextContent('R$');
    await fill('Cabeças', '-3');
    expect(region).toHaveTextContent('Confira os números marcados.');
    expect(region).not.toHaveTextContent('R$');
  });

  it.each([
    ['Cabeças', '0', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '-5', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '99999999', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '1,5', 'Número inteiro de 1 a 1.000.000.'],
    ['Dias', '9999', 'Acima de 0, até 3.650.'],
  ])('marks the field %s with %s, and says what it takes', async (label, text, range) => {
    const { region, fill } = await open();
    const field = within(region).getByLabelText(label);
    expect(field).toBeValid();
    await fill(label, text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(range);
    expect(region).toHaveTextContent('Confira os números marcados.');
    await fill(label, '60');
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('says how much there is where the stock is not enough', async () => {
    const { region, fill } = await open();
    await fill('Cabeças', '80');
    await fill('Dias', '60');
    expect(region).not.toHaveTextContent('em estoque');
    // 1,000 × 60 × 0.3 kg are 600 bags, of the 60 that there are.
    await fill('Cabeças', '1000');
    expect(region).toHaveTextContent('Só temos 60 × Saco 30 kg em estoque.');
  });

  it('offers no pack that only others may buy', async () => {
    const { region } = await open({
      ...CALCULATOR,
      variations: [makeVariation('v1', 30, 100, { visibility: { buyOnlyLinhaBranca: true } })],
    });
    expect(region).not.toHaveTextContent('Saco 30 kg');
  });

  it.each(['en', 'es', 'ar', 'he'] as const)(
    'speaks %s, and says the language of the rest',
    async (locale) => {
      const { region } = await open(CALCULATOR, locale);
      expect(within(region).getByText('Manter o peso na seca')).toHaveAttribute('lang', 'pt-BR');
      expect(region.textContent).not.toMatch(/cabeça|hero\./);
    },
  );
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import ConsumptionCalculator from './consumption-calculator';
import type { Dose } from './daily-amount';
import { makeVariation } from './make-variation';

const DOSE: Dose = {
  basis: 'per_100kg_body_weight',
  unit: 'g',
  options: [{ label: 'Manter na seca', gramsPerKgPerDay: 1, minDays: 30 }],
};

function open() {
  const { user } = renderScreen(
    <ConsumptionCalculator
      dose={DOSE}
      variations={[makeVariation('v1', 30, 117.9)]}
      canBuyLinhaBranca={false}
      action={() => null}
    />,
  );
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  return { user, fill };
}

beforeEach(() => localStorage.clear());

describe('the fields of the calculator', () => {
  it.each([
    ['Cabeças', '0', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '-5', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '99999999', 'Número inteiro de 1 a 1.000.000.'],
    ['Cabeças', '1,5', 'Número inteiro de 1 a 1.000.000.'],
    ['Peso (kg)', '2001', 'Acima de 0, até 2.000.'],
  ])('marks %s with %s, and says what it takes', async (label, text, range) => {
    const { fill } = open();
    await fill(label, text);
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(range);
    expect(screen.getByText('Confira os números marcados.')).toBeVisible();
    await fill(label, '300');
    expect(field).toBeValid();
  });

  it('marks none that is empty, and asks to fill it', async () => {
    const { user } = open();
    const heads = screen.getByLabelText('Cabeças');
    await user.clear(heads);
    expect(heads).toBeValid();
    expect(screen.getByText('Preencha os campos para ver o cálculo.')).toBeVisible();
  });
});

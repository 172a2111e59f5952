import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberHerd } from '@/lib/stored-herd';
import { renderScreen } from '@/testing/render-screen';
import { CostPerHead } from './cost-per-head';
import type { Dose } from './daily-amount';
import { makeVariation } from './make-variation';

const byHead: Dose = {
  basis: 'per_head',
  unit: 'g',
  options: [{ label: 'Recria', gramsPerDay: 300, minDays: 60 }],
};
const byWeight: Dose = {
  basis: 'per_kg_body_weight',
  unit: 'g',
  options: [{ label: 'Recria', gramsPerKgPerDay: 1, minDays: 60 }],
};

/** A bag of 30 kg for R$ 100,00: a third of a centavo a gram. */
const show = (dose: Dose | null, species = ['bovinos']) =>
  renderScreen(
    <CostPerHead product={{ dose, displayInfo: { species } }} variation={makeVariation('v1', 30, 100)} />,
  );

beforeEach(() => localStorage.clear());

describe('the cost of a head and day beside the price', () => {
  it('is that of the first use of the dose, and leads to the calculator', () => {
    show(byHead);
    const link = screen.getByRole('link', { name: /R\$\s1,00 por cabeça ao dia$/ });
    expect(link).toHaveAttribute('href', '#calculadora');
  });

  it('of a dose by weight says the weight: the one this device was told, else that of the example', () => {
    const { unmount } = show(byWeight);
    expect(screen.getByRole('link')).toHaveTextContent(/R\$\s1,17 por cabeça ao dia \(350 kg\)/);
    unmount();
    rememberHerd({ heads: 10, weightKg: 450 });
    show(byWeight);
    expect(screen.getByRole('link')).toHaveTextContent(/R\$\s1,50 por cabeça ao dia \(450 kg\)/);
  });

  it('is left out without a dose, and for fish, whose weight is that of all together', () => {
    const { unmount } = show(null);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    show(byWeight, ['peixes']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

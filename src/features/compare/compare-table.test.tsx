import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@config/locales';
import { readHerd, rememberHerd } from '@/lib/stored-herd';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { makeTexts, renderScreen } from '@/testing/render-screen';
import { CompareTable } from './compare-table';

const cattle = makeFullProduct({ slug: 'gado', withdrawal: { meat: 'Zero', milk: 'Zero', eggs: 'Zero' } });
const hens = makeFullProduct({ slug: 'aves', withdrawal: { meat: '5 dias', milk: 'Zero', eggs: 'Zero' } });

function open() {
  const onRemove = vi.fn();
  const shop = renderScreen(
    <CompareTable products={[cattle, hens]} offer={() => null} onRemove={onRemove} />,
  );
  return { ...shop, onRemove };
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => localStorage.clear());

describe('the comparison table', () => {
  it('names every fact and gives it for each product', () => {
    open();
    expect(cellsOf('Período de carência, carne')).toEqual(['Zero', '5 dias']);
    expect(screen.getByRole('columnheader', { name: new RegExp(cattle.displayInfo.title) })).toBeVisible();
  });

  it('can hide rows with equal values', async () => {
    const { user } = open();
    expect(screen.getByRole('rowheader', { name: 'Período de carência, leite' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar só as diferenças' }));
    expect(screen.queryByRole('rowheader', { name: 'Período de carência, leite' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Período de carência, carne' })).toBeVisible();
  });

  it('removes a product by a button that names it', async () => {
    const { user, onRemove } = open();
    await user.click(screen.getByRole('button', { name: `Remover ${hens.displayInfo.title} da comparação` }));
    expect(onRemove).toHaveBeenCalledWith(hens);
  });

  it('has a text for screen readers in an empty cell', () => {
    renderScreen(
      <CompareTable
        products={[cattle, makeFullProduct({ displayInfo: { ...hens.displayInfo, stage: '' } })]}
        offer={() => null}
        onRemove={() => undefined}
      />,
    );
    expect(cellsOf('Indicado para')).toEqual(['Cria e recria', '–Não informado']);
  });

  it('names nutrients and their kind in words, in every language', () => {
    for (const locale of LOCALES) {
      const levels = makeFullProduct({
        guaranteeLevels: [{ nutrient: 'Cálcio', value: 120, unit: 'g', kind: 'min' }],
      });
      const { unmount } = renderScreen(
        <CompareTable products={[levels]} offer={() => null} onRemove={() => undefined} />,
        { locale },
      );
      const min = makeTexts(locale).t('saved:nutrient.min');
      expect(screen.getByRole('rowheader', { name: `Cálcio (${min})` })).toBeVisible();
      unmount();
    }
  });

  it('asks once for the number of animals, and stores it for the calculator of a product too', async () => {
    const perHead = makeFullProduct({
      variations: [makePack({ pricePerUnit: 5 })],
      dose: { basis: 'per_head', unit: 'g', options: [{ label: 'Vacas', gramsPerDay: 100, minDays: 1 }] },
    });
    rememberHerd({ heads: 80, weightKg: 400, days: 60 });
    const { user } = renderScreen(
      <CompareTable products={[perHead]} offer={() => null} onRemove={() => undefined} />,
    );
    expect(screen.queryByRole('textbox', { name: 'Peso de um animal (kg)' })).toBeNull();
    expect(cellsOf('Custo do rebanho ao dia')).toEqual(['R$\u00a040,00']);
    const heads = screen.getByRole('textbox', { name: 'Número de animais' });
    await user.clear(heads);
    expect(screen.queryByRole('rowheader', { name: 'Custo do rebanho ao dia' })).toBeNull();
    await user.type(heads, '120');
    expect(cellsOf('Custo do rebanho ao dia')).toEqual(['R$\u00a060,00']);
    expect(readHerd()).toEqual({ heads: 120, weightKg: 400, days: 60 });
  });

  it('asks once for the weight of an animal, and computes the daily cost of doses by weight with it', async () => {
    const byWeight = makeFullProduct({
      variations: [makePack({ pricePerUnit: 4 })],
      dose: {
        basis: 'per_100kg_body_weight',
        unit: 'g',
        options: [{ label: 'Seca', gramsPerKgPerDay: 1, minDays: 1 }],
      },
    });
    const { user, unmount } = renderScreen(
      <CompareTable products={[byWeight]} offer={() => null} onRemove={() => undefined} />,
    );
    expect(cellsOf('Custo por animal ao dia')).toEqual(['R$\u00a01,40, com 350 kg']);
    const field = screen.getByRole('textbox', { name: 'Peso de um animal (kg)' });
    await user.clear(field);
    await user.type(field, '420,5');
    expect(cellsOf('Custo por animal ao dia')).toEqual(['R$\u00a01,68, com 420,5 kg']);
    await user.clear(field);
    expect(screen.queryByRole('rowheader', { name: 'Custo por animal ao dia' })).toBeNull();
    unmount();
    renderScreen(<CompareTable products={[byWeight]} offer={() => null} onRemove={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Peso de um animal (kg)' })).toHaveValue('420,5');
  });
});

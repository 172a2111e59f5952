import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@config/locales';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { makeTexts, renderScreen } from '@/testing/render-screen';
import { CompareTable } from './compare-table';

const cattle = makeFullProduct({ slug: 'gado', withdrawal: { meat: 'Zero', milk: 'Zero', eggs: 'Zero' } });
const hens = makeFullProduct({ slug: 'aves', withdrawal: { meat: '5 dias', milk: 'Zero', eggs: 'Zero' } });

function open() {
  const onRemove = vi.fn();
  const shop = renderScreen(
    <CompareTable products={[cattle, hens]} action={() => null} onRemove={onRemove} />,
  );
  return { ...shop, onRemove };
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the comparison table', () => {
  it('names every fact and gives it for each product', () => {
    open();
    expect(cellsOf('Período de carência, carne')).toEqual(['Zero', '5 dias']);
    expect(screen.getByRole('columnheader', { name: new RegExp(cattle.displayInfo.title) })).toBeVisible();
  });

  it('can leave out what is the same', async () => {
    const { user } = open();
    expect(screen.getByRole('rowheader', { name: 'Período de carência, leite' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar só as diferenças' }));
    expect(screen.queryByRole('rowheader', { name: 'Período de carência, leite' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Período de carência, carne' })).toBeVisible();
  });

  it('takes a product out by a button that names it', async () => {
    const { user, onRemove } = open();
    await user.click(screen.getByRole('button', { name: `Remover ${hens.displayInfo.title} da comparação` }));
    expect(onRemove).toHaveBeenCalledWith(hens);
  });

  it('says aloud what is not stated', () => {
    renderScreen(
      <CompareTable
        products={[cattle, makeFullProduct({ displayInfo: { ...hens.displayInfo, stage: '' } })]}
        action={() => null}
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
        <CompareTable products={[levels]} action={() => null} onRemove={() => undefined} />,
        { locale },
      );
      const min = makeTexts(locale).t('saved:nutrient.min');
      expect(screen.getByRole('rowheader', { name: `Cálcio (${min})` })).toBeVisible();
      unmount();
    }
  });

  it('asks once what an animal weighs, and prices a day of what is dosed by weight with it', async () => {
    const byWeight = makeFullProduct({
      variations: [makePack({ pricePerUnit: 4 })],
      dose: {
        basis: 'per_100kg_body_weight',
        unit: 'g',
        options: [{ label: 'Seca', gramsPerKgPerDay: 1, minDays: 1 }],
      },
    });
    const { user } = renderScreen(
      <CompareTable products={[byWeight]} action={() => null} onRemove={() => undefined} />,
    );
    expect(cellsOf('Custo por animal ao dia')).toEqual(['R$\u00a01,40, com 350 kg']);
    const field = screen.getByRole('textbox', { name: 'Peso de um animal (kg)' });
    await user.clear(field);
    await user.type(field, '420,5');
    expect(cellsOf('Custo por animal ao dia')).toEqual(['R$\u00a01,68, com 420,5 kg']);
    await user.clear(field);
    expect(screen.queryByRole('rowheader', { name: 'Custo por animal ao dia' })).toBeNull();
  });
});

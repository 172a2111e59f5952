import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
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
    expect(cellsOf('Carência, carne')).toEqual(['Zero', '5 dias']);
    expect(screen.getByRole('columnheader', { name: new RegExp(cattle.displayInfo.title) })).toBeVisible();
  });

  it('can leave out what is the same', async () => {
    const { user } = open();
    expect(screen.getByRole('rowheader', { name: 'Carência, leite' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar só as diferenças' }));
    expect(screen.queryByRole('rowheader', { name: 'Carência, leite' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Carência, carne' })).toBeVisible();
  });

  it('takes a product out by a button that names it', async () => {
    const { user, onRemove } = open();
    await user.click(screen.getByRole('button', { name: `Tirar ${hens.displayInfo.title} da comparação` }));
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
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { levelRows } from '@/lib/label/level-rows';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { DataSheet } from './data-sheet';

vi.mock('@config/brands/chosen', () => import('@config/brands/linha-matriz'));

const level = (nutrient: string, kind: 'min' | 'max', value: number, unit = 'g/kg') => ({
  nutrient,
  kind,
  value,
  unit,
});
const product = makeFullProduct({
  guaranteeLevels: [
    level('Cálcio', 'min', 120),
    level('Cálcio', 'max', 155),
    level('Zinco', 'min', 3300, 'mg/kg'),
  ],
  variations: [
    makePack({
      id: 'a',
      sku: 'LM-30',
      presentation: 'Saco 30 kg',
      netWeightGrams: 30_000,
      weightGrams: 30_000,
    }),
    makePack({
      id: 'b',
      sku: 'LM-40X30',
      gtin13: '7890000001328',
      presentation: 'Palete 40 sacos de 30 kg',
      netWeightGrams: 1_200_000,
      weightGrams: 1_226_000,
    }),
  ],
});
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the data sheet of a product', () => {
  it('has least and most of a nutrient in one row', () => {
    renderScreen(<DataSheet product={product} />);
    const table = screen.getByRole('table', { name: 'Níveis de garantia por kg' });
    expect(cellsOf(within(table).getByRole('row', { name: /Cálcio/ }))).toEqual(['120 g/kg', '155 g/kg']);
    expect(cellsOf(within(table).getByRole('row', { name: /Zinco/ }))).toEqual(['3.300 mg/kg', '– ']);
  });

  it('has a row for each of two values of one kind', () => {
    const error = vi.spyOn(console, 'error');
    const guaranteeLevels = [level('Cálcio', 'min', 1), level('Cálcio', 'min', 2)];
    renderScreen(<DataSheet product={{ ...product, guaranteeLevels }} />);
    expect(screen.getAllByRole('row', { name: /Cálcio/ })).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  it('has the figures of every pack, a pallet with its units and its own weight, and no tare where none is known', () => {
    renderScreen(<DataSheet product={product} />);
    const table = screen.getByRole('table', { name: 'Embalagens e paletes' });
    expect(cellsOf(within(table).getByRole('row', { name: /Saco 30 kg/ }))).toEqual(['–', '30 kg', '–', '–']);
    const pallet = within(table).getByRole('row', { name: /Palete/ });
    expect(cellsOf(pallet)).toEqual(['40', '1.200 kg', '1.226 kg', '26 kg']);
    expect(pallet).toHaveTextContent('GTIN 7890000001328');
    expect(within(pallet).getByText('1.226 kg').closest('td')).toHaveAttribute('data-label', 'Bruto');
  });

  it('has composition, indications, directions, storage and shelf life, and is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderScreen(<DataSheet product={product} />);
    for (const name of ['Identificação', 'Composição', 'Indicações', 'Modo de usar'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('Lugar seco.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Imprimir ficha técnica' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is downloaded as a PDF, where the product has one', () => {
    const href = '/api/product/matriz-60/sheet.pdf?locale=pt-BR';
    const { rerender } = renderScreen(
      <DataSheet product={{ ...product, technicalSheet: { href, lang: 'pt-BR' } }} />,
    );
    const link = screen.getByRole('link', { name: 'Baixar ficha técnica (PDF)' });
    expect(link).toHaveAttribute('href', href);
    rerender(<DataSheet product={product} />);
    expect(screen.queryByRole('link', { name: /ficha técnica/ })).toBeNull();
  });
});

describe('the figures of a sheet', () => {
  it('keep two values of the same kind apart', () => {
    expect(levelRows([level('Cálcio', 'min', 1), level('Cálcio', 'min', 2)])).toHaveLength(2);
  });
});

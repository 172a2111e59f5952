import { expect, it } from 'vitest';
import { findColumn, IMPORT_COLUMNS } from './import-columns';

it.each([
  ['Preço promocional', 'preco_promocional'],
  [' SKU ', 'sku'],
  ['Peso líquido (g)', 'peso_liquido_g'],
  ['EAN', 'gtin'],
  ['Título', 'produto'],
  ['cor', null],
  ['__proto__', null],
])('the header %j means the column %j', (header, column) => {
  expect(findColumn(header)).toBe(column);
});

it('every column is found by its own name', () => {
  expect(IMPORT_COLUMNS.map(findColumn)).toEqual(IMPORT_COLUMNS);
});

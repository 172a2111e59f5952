import { expect, it } from 'vitest';
import { packUnitPrice, shownUnitPrice } from './unit-price';

it.each([
  [6150, 'kg', 6.15, 'g'],
  [1239.5, 'L', 1.24, 'ml'],
  [1000, 'kg', 1, 'g'],
  [999.99, 'kg', 999.99, 'kg'],
  [3.93, 'kg', 3.93, 'kg'],
  [0, 'L', 0, 'L'],
])('%d reais per %s are told as %d per %s', (value, unit, shown, shownUnit) => {
  expect(shownUnitPrice({ value, unit })).toEqual({ value: shown, unit: shownUnit });
});

it.each([
  ['30 kg', { value: 3.93, unit: 'kg', price: 117.9 }, { value: 3.93, unit: 'kg' }],
  ['1 kg', { value: 42.9, unit: 'kg', price: 42.9 }, { value: 42.9, unit: 'kg' }],
  ['250 g', { value: 159.6, unit: 'kg', price: 39.9 }, { value: 15.96, unit: '100 g' }],
  ['500 ml', { value: 79.8, unit: 'L', price: 39.9 }, { value: 7.98, unit: '100 ml' }],
  ['100 g', { value: 249, unit: 'kg', price: 24.9 }, { value: 24.9, unit: '100 g' }],
  ['6 g', { value: 6150, unit: 'kg', price: 36.9 }, null],
  ['no content', { value: 0, unit: 'kg', price: 36.9 }, null],
])('a pack of %s tells a unit price where that says something', (_, pack, told) => {
  expect(packUnitPrice(pack)).toEqual(told);
});

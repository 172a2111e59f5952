import { expect, it } from 'vitest';
import { shownUnitPrice } from './unit-price';

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

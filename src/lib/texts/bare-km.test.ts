import { expect, it } from 'vitest';
import { bareKm } from './bare-km';

it.each([
  ['km 9', '9'],
  ['KM9', '9'],
  ['Km. 12,5', '12,5'],
  ['km km 9', '9'],
  [' 31 ', '31'],
  ['12 km depois', '12 km depois'],
  ['km', null],
  ['', null],
  [null, null],
])('of %j stays %j', (typed, km) => {
  expect(bareKm(typed)).toBe(km);
});

import { expect, it } from 'vitest';
import { readWholeNumber } from './read-whole-number';

it.each([
  ['48', '48'],
  ['4a8,', '48'],
  ['-7', '7'],
  ['', ''],
  ['٤٨', '48'],
  ['۴۸', '48'],
])('reads %s as the digits %s', (text, digits) => {
  expect(readWholeNumber(text)).toBe(digits);
});
